"use client";

import { createContext, useContext } from "react";
import type { OrderView } from "@/lib/orders/answers";
import type { Bill, Cart, CartAction } from "@/lib/orders/cart/cart";
import type { CartNotes } from "@/lib/orders/cart/seen-dishes";
import type { ShownDish } from "@/lib/restaurants/published/answers";
import type { Menu } from "@/lib/restaurants/published/types";
import type { RecentOrder } from "../recent-order/use-recent-order";

/** `live` charges cards through the payment provider; `demo` charges nothing. */
export type PaymentMode = { mode: "demo" } | { mode: "live"; publishableKey: string };

export type Ordering = {
  menu: Menu;
  dishes: readonly ShownDish[];
  isClosed: boolean;
  /** Reloads the dishes and those sold out. */
  refresh: () => Promise<void>;
  cart: Cart;
  bill: Bill;
  /** Number of lines of the stored cart with unknown dishes. */
  dropped: number;
  /** Changes of the cart's dishes since the guest saw them. */
  notes?: CartNotes | undefined;
  change: (action: CartAction) => void;
  add: (dish: ShownDish) => void;
  isCartOpen: boolean;
  setCartOpen: (open: boolean) => void;
  recentOrder: RecentOrder | null;
  payment: PaymentMode;
  isPaying: boolean;
  /** The order just paid; its cart is still shown for a moment. */
  order: OrderView | null;
  beginPayment: () => void;
  closePayment: () => void;
  succeed: (order: OrderView) => void;
};

export const OrderingContext = createContext<Ordering | null>(null);

export function useOrdering(): Ordering {
  const ordering = useContext(OrderingContext);
  if (!ordering) throw new Error("useOrdering needs an OrderingProvider above it");
  return ordering;
}
