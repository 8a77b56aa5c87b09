"use client";

import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { priceText } from "@/lib/menus/price-text";
import type { MenuDish } from "@/lib/menus/schema";
import { dishProblems } from "../editor/menu-problems";
import { readCell } from "../grid/columns";
import { findDish } from "../grid/table";
import { useGridStore, useWatched } from "../grid/use-grid";

type DishValues = Omit<MenuDish, "priceCents"> & { price: string };

const valuesOf = ({ priceCents, ...dish }: MenuDish): DishValues => ({
  ...dish,
  price: priceText(priceCents),
});

/** A form of one dish, which changes it in the menu at once. */
export function useDishForm(id: string) {
  const grid = useGridStore();
  const dish = useWatched(grid, ({ table }) => findDish(table, id));
  const [refusal, setRefusal] = useState<string>();
  const [first] = useState(dish);
  const form = useForm<DishValues>({ ...(first && { defaultValues: valuesOf(first) }) });

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          const { table } = grid.get();
          const now = findDish(table, id);
          if (!now) return;
          const { price, ...rest } = values;
          const read = readCell(price, "price", table);
          setRefusal("refusal" in read ? read.refusal : undefined);
          const wanted: Partial<MenuDish> = {
            ...rest,
            name: rest.name.trim(),
            description: rest.description.trim(),
            emoji: rest.emoji.trim(),
            ...("change" in read && read.change),
          };
          const change = Object.fromEntries(
            Object.entries(wanted).filter(([field, value]) => now[field as keyof MenuDish] !== value),
          );
          if (Object.keys(change).length > 0) grid.do({ type: "change", id, change });
        },
      }),
    [form, grid, id],
  );

  return { form, dish, problems: (dish && dishProblems(dish)) ?? {}, refusal };
}
