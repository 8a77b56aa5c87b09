"use client";

import { useSyncExternalStore } from "react";
import type { Menu } from "@/lib/ordering/types";
import { type CartStore, createCartStore, EMPTY_CART } from "./cart-store";

const stores = new Map<string, CartStore>();

function cartStore(menu: Menu): CartStore {
  const known = stores.get(menu.key) ?? createCartStore(menu);
  stores.set(menu.key, known);
  return known;
}

const emptyCart = () => EMPTY_CART;

/** The cart of a menu; empty on the server and until React has taken over the page. */
export function useCart(menu: Menu) {
  const store = cartStore(menu);
  const { cart, dropped } = useSyncExternalStore(store.subscribe, store.snapshot, emptyCart);
  return { cart, dropped, store };
}
