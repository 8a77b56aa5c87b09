"use client";

import { useSyncExternalStore } from "react";
import type { MenuKey } from "@/lib/ordering/types";
import { type CartStore, createCartStore, EMPTY_CART } from "./cart-store";

const stores = new Map<MenuKey, CartStore>();

function cartStore(menu: MenuKey): CartStore {
  const known = stores.get(menu) ?? createCartStore(menu);
  stores.set(menu, known);
  return known;
}

const emptyCart = () => EMPTY_CART;

/** The cart of a menu; empty on the server and until React has taken over the page. */
export function useCart(menu: MenuKey) {
  const store = cartStore(menu);
  const { cart, dropped } = useSyncExternalStore(store.subscribe, store.snapshot, emptyCart);
  return { cart, dropped, store };
}
