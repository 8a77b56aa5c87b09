"use client";

import { useTranslate } from "@/components/ui/translation";
import type { Checkout } from "./checkout-state";
import { PaymentForm } from "./payment-form";
import { placeOrder } from "./place-order";
import { usePayment } from "./use-payment";

/** Orders without paying: the guest pays when the order is handed over. */
export function HandoverPayment(props: Checkout) {
  const t = useTranslate();
  const payment = usePayment(placeOrder, "onHandover", props);
  return <PaymentForm {...props} payment={payment} submitLabel={t("Order and pay on receipt")} />;
}
