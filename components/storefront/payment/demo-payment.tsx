"use client";

import { useTranslate } from "@/components/ui/translation";
import { demoForm } from "@/lib/payments/demo-form";
import { CardFields } from "./card-fields";
import type { Checkout } from "./checkout-state";
import { PaymentForm } from "./payment-form";
import { placeOrder } from "./place-order";
import { usePayment } from "./use-payment";

const noCard = { cardNumber: "", expiry: "", securityCode: "" };

/** Orders without a payment provider: nothing is charged, and only email and name leave the browser. */
export function DemoPayment(props: Checkout) {
  const t = useTranslate();
  const payment = usePayment(placeOrder, "byCard", props);
  if (props.totalCents === 0)
    return <PaymentForm {...props} payment={payment} submitLabel={t("Place order")} />;
  return (
    <PaymentForm {...props} payment={payment} card={{ schema: demoForm, values: noCard }}>
      <CardFields />
    </PaymentForm>
  );
}
