import "server-only";
import Stripe from "stripe";
import type { RestaurantOrder } from "@/lib/orders/answers";
import { requireRestaurantOrder } from "@/lib/orders/list/order-list.server";
import type { RefundInput } from "@/lib/orders/refunds/schema";
import { claimRefunds, type MadeRefund, makeRefund } from "@/lib/orders/refunds/server";
import { db } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import { log } from "@/lib/platform/log/log";
import { formatMoney } from "@/lib/platform/money/money";
import { settleCancelled } from "./cancel.server";
import { lookAgain, sendRefunds } from "./refund.server";

async function intentOf(id: string): Promise<string | null> {
  const order = await db.order.findUnique({ where: { id }, select: { paymentIntentId: true } });
  return order?.paymentIntentId ?? null;
}

/** Makes the due refunds of an order at the provider; logs a failure, which the order shows. */
async function trySendRefunds(id: string, how: { isFirst: boolean }): Promise<void> {
  const intentId = await intentOf(id);
  if (intentId === null) return;
  try {
    await sendRefunds(intentId, how);
  } catch (error) {
    log.error({ err: error, orderId: id }, "A refund could not be made at the payment provider");
  }
}

/** Makes a recorded refund at the provider. If it can't be reached, the refund stays due and is tried again. */
export async function sendRecorded(id: string, { id: refundId, isNew }: MadeRefund): Promise<void> {
  const { refunds } = await requireRestaurantOrder(id);
  const others = refunds.filter((one) => one.status === "due" && one.id !== refundId);
  await trySendRefunds(id, { isFirst: isNew && others.length === 0 });
}

/**
 * Gives money back for an order. If the provider can't be reached, the refund stays due and is tried again.
 * @param isChange whether the dishes were taken off the order: their portions return to stock
 * @throws AppError as `makeRefund`
 */
export async function giveBack(
  id: string,
  input: RefundInput,
  key: string,
  isChange = false,
): Promise<{ order: RestaurantOrder; refundId: string }> {
  const made = await makeRefund(id, input, key, isChange);
  await sendRecorded(id, made);
  return { order: await requireRestaurantOrder(id), refundId: made.id };
}

const isOpen = ({ status }: { status: string }) => status !== "done";

/** @throws AppError `not-found` for an unknown refund; `conflict` if nothing of an order is to be settled */
function requireOpen(order: RestaurantOrder, refundId: string | undefined): void {
  const { number, status, payment, isPaymentOpen, refunds } = order;
  if (refundId !== undefined && !refunds.some(({ id }) => id === refundId))
    throw new AppError("not-found", "There is no such refund.");
  if (status === "cancelled") {
    if (payment === "paid" || isPaymentOpen) return;
    throw new AppError("conflict", `Order ${number} isn’t paid: there is nothing to give back.`);
  }
  if (refundId === undefined && !refunds.some(isOpen)) {
    throw new AppError("conflict", `Order ${number} isn’t cancelled: cancelling it gives the money back.`);
  }
}

async function retry({ id, status }: RestaurantOrder, refundId: string | undefined): Promise<void> {
  if (status === "cancelled") return settleCancelled(id);
  const intentId = await intentOf(id);
  if (intentId === null) return;
  await lookAgain(intentId);
  await claimRefunds(id, refundId);
  await sendRefunds(intentId, { isFirst: true });
}

/** Returns the message about the pending step of an order while the payment provider is unavailable. */
function undoneOf({ status, payment, currency, totalCents, refundedCents }: RestaurantOrder): string {
  if (status !== "cancelled") return "The money is still to be given back";
  return payment === "paid"
    ? `${formatMoney(totalCents - refundedCents, currency)} is still to be given back`
    : "The payment is still open";
}

/**
 * Tries again to make the refunds of an order, or to settle the payment of a cancelled one.
 * @throws AppError `not-found`, `unavailable`; `conflict` if there is nothing to settle
 */
export async function retryRefund(id: string, refundId?: string): Promise<RestaurantOrder> {
  const order = await requireRestaurantOrder(id);
  requireOpen(order, refundId);
  try {
    await retry(order, refundId);
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    throw new AppError(
      "unavailable",
      `Stripe can’t be reached just now. ${undoneOf(order)}. Please try again.`,
    );
  }
  return requireRestaurantOrder(id);
}
