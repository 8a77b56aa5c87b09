"use client";

import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from "react";
import { notify } from "@/components/ui/toaster";
import { type Bill, billOf, type Cart, type CartAction } from "@/lib/ordering/cart";
import type { Menu, MenuItem, OrderView } from "@/lib/ordering/types";
import { useCart } from "./cart/use-cart";
import { useMenuItems } from "./menu/use-menu-items";
import { type RecentOrder, useRecentOrder } from "./recent-order/use-recent-order";
import { textsOf } from "./texts";
import { useCheckout } from "./use-checkout";

/** `live` charges cards through the payment provider; `demo` charges nothing. */
export type PaymentMode = { mode: "demo" } | { mode: "live"; publishableKey: string };

type Ordering = {
  menu: Menu;
  items: readonly MenuItem[];
  /** Asks the server what is sold out by now. */
  refresh: () => Promise<void>;
  cart: Cart;
  bill: Bill;
  /** Lines of the kept cart that the menu no longer has. */
  dropped: number;
  change: (action: CartAction) => void;
  add: (dish: MenuItem) => void;
  isCartOpen: boolean;
  setCartOpen: (open: boolean) => void;
  recentOrder: RecentOrder | null;
  payment: PaymentMode;
  isPaying: boolean;
  /** The order that has just been paid; its cart is shown for a moment longer. */
  order: OrderView | null;
  beginPayment: () => void;
  closePayment: () => void;
  succeed: (order: OrderView) => void;
};

const OrderingContext = createContext<Ordering | null>(null);

/** What the parts of an ordering page share. */
export function useOrdering(): Ordering {
  const ordering = useContext(OrderingContext);
  if (!ordering) throw new Error("useOrdering needs an OrderingProvider above it");
  return ordering;
}

type OrderingProviderProps = {
  menu: Menu;
  soldOut: readonly string[];
  payment: PaymentMode;
  children: ReactNode;
};

export function OrderingProvider({ menu, soldOut, payment, children }: OrderingProviderProps) {
  const { items, refresh } = useMenuItems(menu, soldOut);
  const { cart, dropped, store } = useCart(menu);
  const { recentOrder, remember } = useRecentOrder(menu.key);
  const [isCartOpen, setOpen] = useState(false);
  const onCleared = useCallback(() => setOpen(false), []);
  const checkout = useCheckout({ store, remember, onCleared });
  const bill = useMemo(() => billOf(cart, items, menu), [cart, items, menu]);

  const setCartOpen = useCallback(
    (open: boolean) => {
      setOpen(open);
      if (!open) return store.forgetDropped();
      notify.clear();
      void refresh();
    },
    [refresh, store],
  );

  const add = useCallback(
    (dish: MenuItem) => {
      store.change({ type: "add", id: dish.id });
      const added = textsOf(menu.key).added?.(dish.name);
      if (added) notify.success(added.message, { duration: added.duration, topic: "ordering" });
    },
    [menu, store],
  );

  const ordering: Ordering = {
    menu,
    items,
    refresh,
    cart,
    bill,
    dropped,
    change: store.change,
    add,
    isCartOpen,
    setCartOpen,
    recentOrder,
    payment,
    isPaying: checkout.isPaying,
    order: checkout.order,
    beginPayment: checkout.begin,
    closePayment: checkout.close,
    succeed: checkout.succeed,
  };
  return <OrderingContext value={ordering}>{children}</OrderingContext>;
}
