"use client";

import { createContext, useContext } from "react";
import type { Bill, Cart, CartAction } from "@/lib/orders/cart/cart";
import type { CartNotes } from "@/lib/orders/cart/seen-dishes";
import type { ChosenDish } from "@/lib/orders/line-key";
import type { PictureView } from "@/lib/pictures/answers";
import type { HoursState } from "@/lib/restaurants/hours/hours-state";
import type { ShownDish } from "@/lib/restaurants/published/answers";
import type { Restaurant } from "@/lib/restaurants/published/types";
import type { OrderKind } from "@/lib/restaurants/terms/terms";
import type { Seat } from "../at-table/read-seat";
import type { RecentOrder } from "../recent-order/use-recent-order";
import type { Checkout } from "./use-checkout";
import type { Choosing } from "./use-choosing";
import type { usePlace } from "./use-place";

/** The site that a restaurant belongs to. */
export type Home = {
  name: string;
  /** The path of the landing page; missing for `/`. */
  href?: string;
  logo?: Pick<PictureView, "src" | "width" | "height">;
};

export type Ordering = Checkout &
  ReturnType<typeof usePlace> & {
    restaurant: Restaurant;
    /** The link to the landing page; null for a sample. */
    home: Home | null;
    /** The chosen kind of order. */
    kind: OrderKind;
    setKind: (kind: OrderKind) => void;
    dishes: readonly ShownDish[];
    /** Whether ordering is switched off. */
    isClosed: boolean;
    /** Whether the restaurant is open for the chosen kind of order. */
    hours: HoursState;
    /** Reloads the dishes and those sold out. */
    refresh: () => Promise<void>;
    cart: Cart;
    bill: Bill;
    /** Number of lines of the stored cart with unknown dishes. */
    dropped: number;
    /** Changes of the cart's dishes since the guest saw them. */
    notes?: CartNotes | undefined;
    change: (action: CartAction) => void;
    /** Adds a dish to the cart, by default one without options. */
    add: (dish: ShownDish, line?: ChosenDish, quantity?: number) => void;
    /** The dish whose options are being chosen; null for none. */
    choosing: Choosing | null;
    setChoosing: (choosing: Choosing | null) => void;
    isCartOpen: boolean;
    setCartOpen: (open: boolean) => void;
    recentOrder: RecentOrder | null;
    /** Key of the payment provider, which charges cards; null in demo mode, which charges nothing. */
    publishableKey: string | null;
    /** Whether orders at the table need the code of one. */
    needsTableCode: boolean;
    /** The phone's seat at a table, if the order depends on it; null without one, undefined while that isn't known. */
    seat?: Seat | null | undefined;
    /** Reads the seat again after a refusal. */
    reloadSeat: () => Promise<void>;
  };

export const OrderingContext = createContext<Ordering | null>(null);

export function useOrdering(): Ordering {
  const ordering = useContext(OrderingContext);
  if (!ordering) throw new Error("useOrdering needs an OrderingProvider above it");
  return ordering;
}
