import "server-only";
import { recordChange } from "@/lib/audit/record.server";
import type { RestaurantOrder } from "@/lib/orders/answers";
import { requireRestaurantOrder } from "@/lib/orders/list/order-list.server";
import { isAccepting, isRefunding } from "@/lib/orders/order-status";
import { publishOrderChange } from "@/lib/orders/publish.server";
import { queueGuestPush } from "@/lib/orders/push/queue.server";
import { queueOrderMail } from "@/lib/orders/queue-mails.server";
import { queueStepEvents } from "@/lib/orders/queue-webhooks.server";
import { leftOf } from "@/lib/orders/refunds/amounts";
import { claimRest } from "@/lib/orders/refunds/cancelled.server";
import { lockOrder } from "@/lib/orders/refunds/locked-order.server";
import { requireSharesOf } from "@/lib/orders/slots/hold.server";
import type { StatusInput } from "@/lib/orders/status-input";
import {
  claimStep,
  momentOfStep,
  refuseStep,
  repeatedRefusal,
  stepConflict,
} from "@/lib/orders/steps/once.server";
import { db, type Transaction } from "@/lib/platform/db/client";
import { formatMoney } from "@/lib/platform/money/money";
import { countVoucherOfOrder } from "@/lib/vouchers/server";
import type { Prisma } from "@/prisma/client";
import type { OrderCanceller } from "../types";

/** A change of an order's status. Only the restaurant has to agree to the amount that a cancellation gives back. */
export type StatusChange = StatusInput & { cancelledBy?: OrderCanceller };

/** Returns whether `refundCents` equals the amount of a cancelled paid order that was not given back yet. */
async function isRefundAgreed(
  transaction: Transaction,
  id: string,
  { status, refundCents, cancelledBy = "restaurant" }: StatusChange,
): Promise<boolean> {
  if (status !== "cancelled" || cancelledBy !== "restaurant") return true;
  const order = await lockOrder(transaction, { id });
  const left = order?.payment === "paid" ? leftOf(order, order.refunds).totalCents : 0;
  return left === (refundCents ?? 0);
}

/** Explains why a step was refused. */
function refusalOf(order: RestaurantOrder, { expected, refundCents }: StatusInput): string {
  const { number, status, payment, currency, totalCents } = order;
  const total = formatMoney(totalCents, currency);
  const leftCents = leftOf(order, order.refunds).totalCents;
  const left = formatMoney(leftCents, currency);
  if (status !== expected) return `Somebody else has changed order ${number}: it is ${status} now.`;
  if (isRefunding(order)) return `Order ${number} stays cancelled: its ${total} are given back.`;
  if (payment !== "paid") return `Order ${number} isn’t paid: there is nothing to give back.`;
  return refundCents === undefined
    ? `Order ${number} has been paid: cancelling it gives ${left} back. Please look at it again.`
    : leftCents < totalCents
      ? `Only ${left} of order ${number} are left to give back.`
      : `Order ${number} came to ${total}: only that can be given back.`;
}

/** Records the refund or the open payment that a cancelled order leaves at the payment provider. */
async function recordCancelled(transaction: Transaction, id: string): Promise<void> {
  await claimRest(transaction, id);
  // The guest can retry a failed payment until the provider has cancelled it.
  await transaction.order.updateMany({
    where: { id, payment: "failed", paymentIntentId: { not: null } },
    data: { payment: "pending" },
  });
}

/** Returns the moments and the reason that a step sets or removes. */
function progressOf(
  { status, expected, ...input }: StatusChange,
  now: Date,
  dueAt: Date | null,
): Prisma.OrderUpdateInput {
  const reopened = expected === "cancelled" && { cancelledBy: null, cancelReason: "" };
  if (status === "cancelled")
    return { cancelledBy: input.cancelledBy ?? "restaurant", cancelReason: input.reason ?? "" };
  if (status === "new") return { ...reopened, acceptedAt: null, promisedAt: null, readyAt: null };
  if (status === "preparing") {
    const minutes = input.readyInMinutes;
    const promisedAt = minutes === undefined ? dueAt : new Date(now.getTime() + minutes * 60_000);
    const accepted = isAccepting({ expected, status }) && { acceptedAt: now, promisedAt };
    return { ...reopened, ...accepted, readyAt: null };
  }
  const doneAt = status === "done" ? now : null;
  return { ...reopened, doneAt, ...(status === "ready" && expected === "preparing" && { readyAt: now }) };
}

/** Queues the mail and the notification of a step for the guest. */
async function queueNewsOfStep(
  transaction: Transaction,
  id: string,
  { status, expected, ...input }: StatusChange,
) {
  const isRejected = expected === "new" && input.cancelledBy !== "guest";
  if (status === "cancelled")
    await queueOrderMail(transaction, id, isRejected ? "orderRejected" : "orderCancelled");
  if (status === "ready") await queueOrderMail(transaction, id, "orderReady");
  if (isAccepting({ expected, status })) await queueOrderMail(transaction, id, "orderAccepted");
  if (status === "cancelled" || status === "ready" || isAccepting({ expected, status }))
    await queueGuestPush(transaction, id);
}

type TakenStep = {
  order: RestaurantOrder;
  /** True if the step was sent before: nothing was changed now. */
  isRepeated: boolean;
};

/**
 * Changes an order's status, unless another user has changed it meanwhile. A step with an id is done once.
 * @throws AppError `not-found`, `conflict`; also for reopening an order that was refunded
 */
export async function takeStep(id: string, input: StatusChange): Promise<TakenStep> {
  const { status, expected, stepId, secondsAgo = 0 } = input;
  const taken = await db.$transaction(async (transaction) => {
    const earlier = await claimStep(transaction, { id: stepId, orderId: id, from: expected, to: status });
    if (earlier) {
      const order = await requireRestaurantOrder(id, transaction);
      return { order, isRepeated: true, refusal: earlier.isApplied ? null : repeatedRefusal(order) };
    }
    const isAgreed = await isRefundAgreed(transaction, id, input);
    const where = { id, status: expected, ...(expected === "cancelled" && { refund: null }) };
    const select = { dueAt: true, createdAt: true, acceptedAt: true } as const;
    const known = await transaction.order.findUnique({ where: { id }, select });
    const at = momentOfStep(secondsAgo, known);
    const { count } = isAgreed
      ? await transaction.order.updateMany({
          where,
          data: { status, ...progressOf(input, at, known?.dueAt ?? null) },
        })
      : { count: 0 };
    if (count > 0 && expected === "cancelled") await requireSharesOf(transaction, id);
    if (count > 0) await countVoucherOfOrder(transaction, id, { from: expected, to: status });
    if (count > 0 && status === "cancelled") await recordCancelled(transaction, id);
    if (count > 0) await queueNewsOfStep(transaction, id, input);
    const order = await requireRestaurantOrder(id, transaction);
    if (count === 0) {
      await refuseStep(transaction, stepId);
      return { order, isRepeated: false, refusal: refusalOf(order, input) };
    }
    await recordChange(transaction, {
      action: "orders:status",
      target: { id, label: `Order ${order.number}` },
      before: { status: expected },
      after: {
        status,
        ...(order.promisedAt && status === "preparing" && { promisedAt: order.promisedAt }),
        ...(status === "cancelled" && {
          refund: order.refund,
          ...(order.cancelledBy !== "restaurant" && { cancelledBy: order.cancelledBy }),
          ...(order.cancelReason && { reason: order.cancelReason }),
        }),
      },
    });
    await queueStepEvents(transaction, id, input, order.promisedAt);
    await publishOrderChange(transaction, id);
    return { order, isRepeated: false, refusal: null };
  });
  const { order, isRepeated, refusal } = taken;
  if (refusal !== null) throw stepConflict(refusal, stepId, order);
  return { order, isRepeated };
}
