"use client";

import { call } from "@/lib/api/call";
import { demoForm } from "@/lib/payments/demo-form";
import { CardFields } from "./card-fields";
import type { Checkout } from "./checkout-state";
import { PaymentForm } from "./payment-form";
import { usePayment } from "./use-payment";

const card = { cardNumber: "", expiry: "", securityCode: "" };

/** Orders without a payment provider: nothing is charged, and only email and name leave the browser. */
export function DemoPayment(props: Checkout) {
  const payment = usePayment(
    async ({ key, input: body }, keep) => {
      keep();
      return (await call("POST /orders", { body, headers: { "Idempotency-Key": key } })).order;
    },
    "byCard",
    props,
  );
  return (
    <PaymentForm {...props} payment={payment} schema={demoForm} card={card}>
      <CardFields />
    </PaymentForm>
  );
}
