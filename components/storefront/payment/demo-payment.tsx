"use client";

import { call } from "@/lib/api/call";
import { demoForm } from "@/lib/payments/demo-form";
import { CardFields } from "./card-fields";
import { PaymentForm, type Sending } from "./payment-form";
import { usePayment } from "./use-payment";

const card = { cardNumber: "", expiry: "", securityCode: "" };

/** Orders without a payment provider: nothing is charged, and only email and name leave the browser. */
export function DemoPayment(sending: Sending) {
  const payment = usePayment(async ({ key, input: body }, keep) => {
    keep();
    return (await call("POST /orders", { body, headers: { "Idempotency-Key": key } })).order;
  });
  return (
    <PaymentForm {...sending} payment={payment} schema={demoForm} card={card}>
      <CardFields />
    </PaymentForm>
  );
}
