"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { notify } from "@/components/ui/messages";
import { useTranslate } from "@/components/ui/translation";
import type { OrderView } from "@/lib/orders/answers";
import type { RecentOrder } from "../recent-order/use-recent-order";
import type { CartOnDemand } from "./cart-on-demand";
import { CLEAR_DELAY_MS, processingOrder, textsOf } from "./texts";

type CheckoutProps = {
  store: Pick<CartOnDemand, "hold" | "release">;
  remember: (order: RecentOrder) => void;
  onCleared: () => void;
};

/** Checks out a cart: the payment dialog, its outcome, and clearing the cart. */
export function useCheckout({ store, remember, onCleared }: CheckoutProps) {
  const t = useTranslate();
  const [isPaying, setPaying] = useState(false);
  const [order, setOrder] = useState<OrderView | null>(null);
  const clearing = useRef<ReturnType<typeof setTimeout>>(undefined);

  const finish = useCallback(() => {
    clearTimeout(clearing.current);
    clearing.current = undefined;
    store.release();
    setPaying(false);
    onCleared();
  }, [store, onCleared]);

  useEffect(
    () => () => {
      if (clearing.current === undefined) return;
      clearTimeout(clearing.current);
      store.release();
    },
    [store],
  );

  const beginPayment = useCallback(() => {
    setOrder(null);
    setPaying(true);
  }, []);

  const closePayment = useCallback(() => {
    if (clearing.current === undefined) setPaying(false);
    else finish();
  }, [finish]);

  const succeed = useCallback(
    (placed: OrderView) => {
      const { text, duration } =
        placed.payment === "processing" ? processingOrder : textsOf(placed.restaurantId).ordered;
      const { number, totalCents, currency } = placed;
      const total = text.includes("{total}") ? t.money(totalCents, currency) : "";
      const message = t(text, { number, total });
      store.hold();
      remember({ id: placed.id, number: placed.number });
      setOrder(placed);
      notify.success(message, { duration, topic: "ordering" });
      clearing.current = setTimeout(finish, CLEAR_DELAY_MS);
    },
    [store, remember, finish, t],
  );

  return {
    isPaying,
    /** The order just paid; its cart is still shown for a moment. */
    order,
    beginPayment,
    closePayment,
    succeed,
  };
}

export type Checkout = ReturnType<typeof useCheckout>;
