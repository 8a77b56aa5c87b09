"use client";

import { useEffect, useState, useSyncExternalStore } from "react";
import { createCartStore, EMPTY_CART } from "./cart-store";
import type { useMenuDishes } from "./use-menu-dishes";

const emptyCart = () => EMPTY_CART;

/** Returns the cart of a menu; empty on the server and until hydration. */
export function useCart({
  restaurant,
  dishes,
  askedAt,
  refresh,
}: Omit<ReturnType<typeof useMenuDishes>, "shownHours">) {
  const [store] = useState(() => createCartStore(restaurant));
  const shown = useSyncExternalStore(store.subscribe, store.snapshot, emptyCart);
  const { cart, dropped, notes, behindSince } = shown;
  const { optionGroups } = restaurant;
  useEffect(
    () => store.follow({ dishes, ...(optionGroups && { optionGroups }) }, askedAt),
    [store, dishes, optionGroups, askedAt],
  );
  useEffect(() => {
    if (behindSince !== undefined) void refresh();
  }, [behindSince, refresh]);
  return { cart, dropped, notes, store };
}
