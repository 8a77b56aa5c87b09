"use client";

import { useState } from "react";
import type { MenuDish } from "@/lib/restaurants/schema";
import { useGridStore, useWatched } from "../grid/use-grid";
import { type Typed, type TypedField, textOf, typeText } from "./typed-text";

/** Binds a text field to a dish, which changes with each input. */
export function useDishText(dish: MenuDish, field: TypedField) {
  const grid = useGridStore();
  const currency = useWatched(grid, (state) => state.currency);
  const [typed, setTyped] = useState<Typed | null>(null);
  const { text, refusal } = textOf(dish, field, typed, currency);
  return {
    refusal,
    control: {
      value: text,
      onChange: ({ target }: { target: { value: string } }) =>
        setTyped(typeText(grid, dish.id, field, target.value, typed)),
      onBlur: () => refusal === undefined && setTyped(null),
    },
  };
}

export type DishText = ReturnType<typeof useDishText>;
