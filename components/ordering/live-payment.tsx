"use client";

import { Notice } from "@/components/ui/notice";
import type { Bill } from "@/lib/ordering/cart";
import type { MenuKey, OrderView } from "@/lib/ordering/schema";

export type LivePaymentProps = {
  publishableKey: string;
  menu: MenuKey;
  /** What is ordered, at the menu's own prices. */
  bill: Bill;
  /** Whether a payment is on its way, during which the dialog can't be closed. */
  onBusy: (busy: boolean) => void;
  onOrdered: (order: OrderView) => void;
};

/** Pays by card through the payment provider. */
export function LivePayment(_: LivePaymentProps) {
  return <Notice tone="warning">Payment by card is not available yet.</Notice>;
}
