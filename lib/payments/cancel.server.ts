import "server-only";
import Stripe from "stripe";
import type { RestaurantOrder } from "@/lib/orders/answers";
import { type StatusChange, takeStep } from "@/lib/orders/list/change-status.server";
import { requireRestaurantOrder } from "@/lib/orders/list/order-list.server";
import { claimRest } from "@/lib/orders/refunds/cancelled.server";
import { db } from "@/lib/platform/db/client";
import { log } from "@/lib/platform/log/log";
import { lookAgain, sendRefunds } from "./refund.server";
import { markFailed, markPaid, markProcessing } from "./settle.server";
import { callStripe } from "./stripe.server";

const findCancelled = (id: string) =>
  db.order.findFirst({
    where: { id, status: "cancelled" },
    select: { payment: true, paymentIntentId: true, refunds: { select: { id: true }, take: 2 } },
  });

const isTooLate = (error: unknown) =>
  error instanceof Stripe.errors.StripeError && error.code === "payment_intent_unexpected_state";

/** Cancels a payment at the provider, if still possible. @returns the payment's new state */
async function cancelIntent(intentId: string): Promise<Stripe.PaymentIntent> {
  const asIs = (error: Error) => error;
  const intent = await callStripe((stripe) => stripe.paymentIntents.retrieve(intentId), asIs);
  if (intent.status === "succeeded" || intent.status === "canceled") return intent;
  try {
    return await callStripe((stripe) => stripe.paymentIntents.cancel(intentId), asIs);
  } catch (error) {
    if (!isTooLate(error)) throw error;
    return await callStripe((stripe) => stripe.paymentIntents.retrieve(intentId), asIs);
  }
}

const marks: Record<string, typeof markPaid> = {
  succeeded: markPaid,
  canceled: markFailed,
  processing: markProcessing,
};

async function closePayment(orderId: string, intentId: string): Promise<void> {
  const { status, amount, currency } = await cancelIntent(intentId);
  const mark = marks[status];
  if (mark)
    await db.$transaction((transaction) => mark(transaction, { intentId, orderId, amount, currency }));
}

type Settling = {
  /** True if the order was cancelled just now, so that its refund was not tried before. */
  isFirst?: boolean;
};

/**
 * Cancels or refunds the payment of a cancelled order at the provider, unless that is done. The database records the
 * open steps.
 */
export async function settleCancelled(id: string, { isFirst = false }: Settling = {}): Promise<void> {
  const order = await findCancelled(id);
  if (!order?.paymentIntentId) return;
  const { payment, paymentIntentId: intentId, refunds } = order;
  if (payment === "pending" || payment === "processing") await closePayment(id, intentId);
  if (refunds.length > (isFirst ? 1 : 0)) await lookAgain(intentId);
  await db.$transaction((transaction) => claimRest(transaction, id));
  await sendRefunds(intentId, { isFirst: true });
}

/** Like `settleCancelled`, but only logs failures; the order shows that it is unsettled. */
export async function trySettleCancelled(id: string, settling?: Settling): Promise<void> {
  try {
    await settleCancelled(id, settling);
  } catch (error) {
    log.error({ err: error, orderId: id }, "The payment of a cancelled order could not be settled");
  }
}

/**
 * Cancels an order, and cancels or refunds its payment. If the provider can't be reached, the order is cancelled
 * nevertheless and shows the open steps.
 * @throws AppError as `takeStep`
 */
export async function cancelOrder(id: string, input: StatusChange): Promise<RestaurantOrder> {
  const { isRepeated } = await takeStep(id, input);
  await trySettleCancelled(id, { isFirst: !isRepeated });
  return requireRestaurantOrder(id);
}
