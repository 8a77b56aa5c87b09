"use client";

import { useEffect, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { dishProblems } from "../editor/menu-problems";
import { findDish } from "../grid/table";
import { useGridStore, useWatched } from "../grid/use-grid";
import { type DishValues, linkDish, valuesOf } from "./dish-link";

/** A form of one dish, which changes it in the menu at once. */
export function useDishForm(id: string) {
  const grid = useGridStore();
  const dish = useWatched(grid, ({ table }) => findDish(table, id));
  const isFresh = useWatched(grid, ({ fresh }) => fresh === id);
  const [refusal, setRefusal] = useState<string>();
  const [first] = useState(dish);
  const form = useForm<DishValues>({ ...(first && { defaultValues: valuesOf(first) }) });
  const link = useRef<ReturnType<typeof linkDish>>(null);

  useEffect(() => {
    const made = linkDish({ form, grid, id, onRefusal: setRefusal });
    link.current = made;
    return made.stop;
  }, [form, grid, id]);

  return {
    form,
    dish,
    problems: (dish && !isFresh && dishProblems(dish)) || {},
    refusal,
    /** For the price's field. */
    onPriceLeft: () => link.current?.leavePrice(),
  };
}
