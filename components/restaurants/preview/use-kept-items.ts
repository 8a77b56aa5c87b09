"use client";

import { useMemo, useRef } from "react";
import { menuItems } from "@/lib/restaurants/published/menu";
import type { Menu, MenuItem } from "@/lib/restaurants/published/types";

const isSame = (a: MenuItem, b: MenuItem) => {
  const fields = Object.keys(b) as (keyof MenuItem)[];
  return Object.keys(a).length === fields.length && fields.every((field) => a[field] === b[field]);
};

/** The dishes of a menu, each the same object as before where nothing about it has changed: it is not drawn anew then. */
export function useKeptItems(menu: Menu): readonly MenuItem[] {
  const kept = useRef<ReadonlyMap<string, MenuItem>>(new Map());
  return useMemo(() => {
    const items = menuItems(menu, []).map((item) => {
      const before = kept.current.get(item.id);
      return before && isSame(before, item) ? before : item;
    });
    kept.current = new Map(items.map((item) => [item.id, item]));
    return items;
  }, [menu]);
}
