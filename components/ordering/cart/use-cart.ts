"use client";

import { useEffect, useSyncExternalStore } from "react";
import type { Menu } from "@/lib/ordering/types";
import { type CartStore, createCartStore, EMPTY_CART } from "./cart-store";

const stores = new Map<string, CartStore>();

function cartStore(menu: Menu): CartStore {
  const known = stores.get(menu.key) ?? createCartStore(menu);
  stores.set(menu.key, known);
  return known;
}

const emptyCart = () => EMPTY_CART;

/**
 * The cart of a menu; empty on the server and until React has taken over the page.
 * @param items the menu's dishes as they are by now
 */
export function useCart(menu: Menu, items: Menu["items"]) {
  const store = cartStore(menu);
  const { cart, dropped, notes } = useSyncExternalStore(store.subscribe, store.snapshot, emptyCart);
  useEffect(() => store.follow(items), [store, items]);
  return { cart, dropped, notes, store };
}
