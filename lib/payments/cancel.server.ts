import "server-only";
import Stripe from "stripe";
import { recordChange } from "@/lib/audit/record.server";
import type { RestaurantOrder } from "@/lib/orders/answers";
import { changeStatus, requireRestaurantOrder } from "@/lib/orders/list/order-list.server";
import type { StatusInput } from "@/lib/orders/status-input";
import { db } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import { log } from "@/lib/platform/log/log";
import { formatMoney } from "@/lib/platform/money/money";
import { giveBack, refundedFields } from "./refund.server";
import { markFailed, markPaid, markProcessing } from "./settle.server";
import { callStripe } from "./stripe.server";

const findCancelled = (id: string) =>
  db.order.findFirst({ where: { id, status: "cancelled" }, select: refundedFields });

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

/** Records the due refund of an order cancelled by an earlier version. @returns false if it was reopened meanwhile */
async function recordDue({ id, number }: { id: string; number: number }): Promise<boolean> {
  const where = { id, status: "cancelled", payment: "paid", refund: null } as const;
  return db.$transaction(async (transaction) => {
    const { count } = await transaction.order.updateMany({ where, data: { refund: "due" } });
    if (count === 0) return false;
    const target = { id, label: `Order ${number}` };
    await recordChange(transaction, { action: "orders:refund", target, after: { refund: "due" } });
    return true;
  });
}

/**
 * Cancels or refunds the payment of a cancelled order at the provider, unless that is done. The database records the
 * open steps.
 */
export async function settleCancelled(id: string): Promise<void> {
  const order = await findCancelled(id);
  if (!order?.paymentIntentId) return;
  if (order.payment === "pending" || order.payment === "processing") {
    await closePayment(id, order.paymentIntentId);
  }
  const now = await findCancelled(id);
  if (now?.payment !== "paid") return;
  if (now.refund === null && !(await recordDue(now))) return;
  await giveBack({ ...now, refund: now.refund ?? "due" });
}

/** Like `settleCancelled`, but only logs failures; the order shows that it is unsettled. */
export async function trySettleCancelled(id: string): Promise<void> {
  try {
    await settleCancelled(id);
  } catch (error) {
    log.error({ err: error, orderId: id }, "The payment of a cancelled order could not be settled");
  }
}

/**
 * Cancels an order, and cancels or refunds its payment. If the provider can't be reached, the order is cancelled
 * nevertheless and shows the open steps.
 * @throws AppError as `changeStatus`
 */
export async function cancelOrder(id: string, input: StatusInput): Promise<RestaurantOrder> {
  await changeStatus(id, input);
  await trySettleCancelled(id);
  return requireRestaurantOrder(id);
}

/**
 * Tries again to settle the payment of a cancelled order.
 * @throws AppError `not-found`, `unavailable`; `conflict` if there is nothing to settle
 */
export async function retryRefund(id: string): Promise<RestaurantOrder> {
  const { number, status, payment, currency, totalCents, isPaymentOpen } = await requireRestaurantOrder(id);
  if (status !== "cancelled") {
    throw new AppError("conflict", `Order ${number} isn't cancelled: cancelling it gives the money back.`);
  }
  if (payment !== "paid" && !isPaymentOpen) {
    throw new AppError("conflict", `Order ${number} isn't paid: there is nothing to give back.`);
  }
  try {
    await settleCancelled(id);
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    const undone =
      payment === "paid"
        ? `${formatMoney(totalCents, currency)} is still to be given back`
        : "The payment is still open";
    throw new AppError("unavailable", `Stripe can't be reached just now. ${undone}. Please try again.`);
  }
  return requireRestaurantOrder(id);
}
