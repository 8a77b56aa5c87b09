"use client";

import * as z from "zod";
import { guest } from "@/lib/orders/schema";
import { demoForm } from "@/lib/payments/demo-form";
import { CardFields } from "./card-fields";
import type { Checkout } from "./checkout-state";
import { PaymentForm } from "./payment-form";
import { placeOrder } from "./place-order";
import { usePayment } from "./use-payment";

const guestForm = z.object(guest);
const card = { cardNumber: "", expiry: "", securityCode: "" };

/** Orders without a payment provider: nothing is charged, and only email and name leave the browser. */
export function DemoPayment(props: Checkout) {
  const payment = usePayment(placeOrder, "byCard", props);
  if (props.totalCents === 0)
    return <PaymentForm {...props} payment={payment} schema={guestForm} submitLabel="Place order" />;
  return (
    <PaymentForm {...props} payment={payment} schema={demoForm} card={card}>
      <CardFields />
    </PaymentForm>
  );
}
