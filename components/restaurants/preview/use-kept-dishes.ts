"use client";

import { useMemo, useRef } from "react";
import type { ShownDish } from "@/lib/restaurants/published/answers";
import { shownDishes } from "@/lib/restaurants/published/menu";
import type { Menu } from "@/lib/restaurants/published/types";

const isSame = (a: ShownDish, b: ShownDish) => {
  const fields = Object.keys(b) as (keyof ShownDish)[];
  return Object.keys(a).length === fields.length && fields.every((field) => a[field] === b[field]);
};

/** Returns the dishes of a menu with stable identity while they are unchanged, so that they don't render again. */
export function useKeptDishes(menu: Menu): readonly ShownDish[] {
  const kept = useRef<ReadonlyMap<string, ShownDish>>(new Map());
  return useMemo(() => {
    const dishes = shownDishes(menu, []).map((dish) => {
      const before = kept.current.get(dish.id);
      return before && isSame(before, dish) ? before : dish;
    });
    kept.current = new Map(dishes.map((dish) => [dish.id, dish]));
    return dishes;
  }, [menu]);
}
