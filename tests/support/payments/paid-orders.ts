import { POST as PAY } from "@/app/api/create-payment-intent/route";
import { db } from "@/lib/platform/db/client";
import { post } from "@/tests/support/api/request";
import { sendEvent } from "./payment-events";
import type { FakeStripe } from "./stripe-server";

/** The price of one Zobo with tax and delivery, in cents. */
export const TOTAL = 939;
let count = 0;

/** The browser's body to open a payment. */
export const payment = () => ({
  amount: TOTAL,
  currency: "usd",
  email: "guest@example.com",
  name: "Gil",
  items: [{ name: "Zobo", quantity: 1, price: 3.99 }],
  idempotencyKey: `paid-order-${++count}`,
});

/** Returns the payment of an order as the provider's events have it. */
function eventObject(stripe: FakeStripe, orderId: string) {
  const { id, amount, currency, status } = stripe.intentOf(orderId);
  const amount_received = status === "succeeded" ? amount : 0;
  return { id, amount, amount_received, currency, metadata: { orderId } };
}

/** Makes the payment of an order succeed at the provider, and returns it as events have it. */
export function succeededPayment(stripe: FakeStripe, orderId: string) {
  stripe.intentOf(orderId).status = "succeeded";
  return eventObject(stripe, orderId);
}

/** Sends the webhook event of a payment's new status. */
export function sendPaymentEvent(
  stripe: FakeStripe,
  orderId: string,
  type: string,
  status: string,
  created?: number,
) {
  stripe.intentOf(orderId).status = status;
  return sendEvent(`payment_intent.${type}`, eventObject(stripe, orderId), created);
}

/** Places an order whose payment is open, or has succeeded. @returns its id */
export async function orderWithPayment(
  stripe: FakeStripe,
  state: "pending" | "paid" = "pending",
): Promise<string> {
  const { body } = await post(PAY, { body: payment() });
  if (state === "paid") await sendPaymentEvent(stripe, body.orderId, "succeeded", "succeeded");
  return body.orderId;
}

/** Returns an order's status, payment and refund. */
export async function paymentState(id: string) {
  const { status, payment, refund } = await db.order.findUniqueOrThrow({ where: { id } });
  return [status, payment, refund];
}
