"use client";

import { useMemo, useRef } from "react";
import { isSameEntry } from "@/lib/restaurants/editor/merge";
import type { ShownDish } from "@/lib/restaurants/published/answers";
import { shownDishes } from "@/lib/restaurants/published/menu";
import type { Menu } from "@/lib/restaurants/published/types";

/** Returns the dishes of a menu with stable identity while they are unchanged, so that they don't render again. */
export function useKeptDishes(menu: Menu): readonly ShownDish[] {
  const kept = useRef<ReadonlyMap<string, ShownDish>>(new Map());
  return useMemo(() => {
    const dishes = shownDishes(menu, []).map((dish) => {
      const before = kept.current.get(dish.id);
      return before && isSameEntry(before, dish) ? before : dish;
    });
    kept.current = new Map(dishes.map((dish) => [dish.id, dish]));
    return dishes;
  }, [menu]);
}
