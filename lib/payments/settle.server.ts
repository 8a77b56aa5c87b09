import "server-only";
import { recordChange } from "@/lib/audit/record.server";
import { publishOrderChange } from "@/lib/orders/publish.server";
import { queueGuestPush, queueStaffPush } from "@/lib/orders/push/queue.server";
import { queueOrderMail, queuePaidMails } from "@/lib/orders/queue-mails.server";
import {
  queueFailedPaymentEvent,
  queuePaymentEvents,
  queueStepEvents,
} from "@/lib/orders/queue-webhooks.server";
import { keepHold } from "@/lib/orders/slots/hold.server";
import type { PaymentStatus } from "@/lib/orders/types";
import type { Transaction } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import { log } from "@/lib/platform/log/log";
import { lateReasons } from "@/lib/restaurants/guest-reasons";
import { countVoucherOfOrder } from "@/lib/vouchers/server";
import { takeFreedVoucher } from "@/lib/vouchers/unpaid.server";
import type { Prisma } from "@/prisma/client";

/** The provider's report on a payment; the amount is in minor units. */
export type PaymentReport = {
  intentId: string;
  orderId: string;
  amount: number;
  currency: string;
  /** The time of the event by the provider's clock; undefined if the state was requested just now. */
  toldAt?: Date | undefined;
};

/**
 * Checks that a payment doesn't belong to another order.
 * @throws AppError `conflict`
 */
export async function requireOwnPayment(
  transaction: Transaction,
  { intentId, orderId }: PaymentReport,
): Promise<void> {
  const where = { paymentIntentId: intentId };
  const owner = await transaction.order.findUnique({ where, select: { id: true } });
  if (owner && owner.id !== orderId) throw new AppError("conflict", "This payment is another order’s.");
}

/** Records the change in the audit log, notifies the kitchen, and queues mails, notifications and events of an order that is paid. */
async function recordPayment(
  transaction: Transaction,
  id: string,
  { number, payment }: { number: number; payment: PaymentStatus },
  now: PaymentStatus,
) {
  await recordChange(transaction, {
    action: "orders:payment",
    target: { id, label: `Order ${number}` },
    before: { payment },
    after: { payment: now },
  });
  if (now === "paid" || now === "processing") {
    await queuePaidMails(transaction, id);
    await queuePaymentEvents(transaction, id, now);
  }
  if (now === "failed") await queueFailedPaymentEvent(transaction, id);
  if (now === "paid") await queueStaffPush(transaction, id);
  await publishOrderChange(transaction, id);
}

/**
 * Takes the slot and the stock of an unpaid order again if they were freed; cancels the order if that fails.
 * @returns whether the order was cancelled
 */
async function cancelWithoutShares(transaction: Transaction, id: string): Promise<boolean> {
  await transaction.$queryRaw`SELECT FROM "Order" WHERE "id" = ${id} FOR UPDATE`;
  const order = await transaction.order.findUnique({
    where: { id },
    select: { number: true, status: true, payment: true },
  });
  if (order?.status !== "new" || order.payment === "paid") return false;
  const kept = await keepHold(transaction, id);
  if (kept === "kept") return false;
  const reason = lateReasons[kept];
  await transaction.order.update({
    where: { id },
    data: { status: "cancelled", cancelledBy: "restaurant", cancelReason: reason },
    select: { id: true },
  });
  const step = { status: "cancelled", expected: "new" } as const;
  await countVoucherOfOrder(transaction, id, { from: step.expected, to: step.status });
  await queueGuestPush(transaction, id);
  await queueStepEvents(transaction, id, step);
  await recordChange(transaction, {
    action: "orders:status",
    target: { id, label: `Order ${order.number}` },
    before: { status: step.expected },
    after: { status: step.status, reason },
  });
  return true;
}

/**
 * Marks an order as paid, once, if the amount equals its total. A cancelled order then needs a refund, as one does whose
 * slot was freed and has no room any more.
 */
export async function markPaid(transaction: Transaction, report: PaymentReport): Promise<void> {
  const { intentId, orderId, amount, currency } = report;
  const order = await transaction.order.findUnique({
    where: { id: orderId },
    select: { number: true, currency: true, totalCents: true, payment: true, paymentIntentId: true },
  });
  if (!order) return;
  if (currency !== order.currency.toLowerCase() || amount !== order.totalCents) {
    log.error({ payment: report, totalCents: order.totalCents }, "A payment differs from its order's total");
    return;
  }
  if (order.payment === "paid" && order.paymentIntentId !== intentId) {
    log.error({ payment: report }, "An order was paid twice: refund one of the payments");
  }
  const isCancelled = await cancelWithoutShares(transaction, orderId);
  const count = await transaction.$executeRaw`
    UPDATE "Order" SET "payment" = 'paid', "paymentIntentId" = ${intentId}, "updatedAt" = now(),
      "refund" = CASE WHEN "status" = 'cancelled' THEN 'due'::"RefundStatus" ELSE "refund" END
    WHERE "id" = ${orderId} AND "payment" IN ('pending', 'processing', 'failed')`;
  if (count === 0) return;
  if (isCancelled) await queueOrderMail(transaction, orderId, "orderCancelled");
  await takeFreedVoucher(transaction, orderId);
  await recordPayment(transaction, orderId, order, "paid");
}

type Change = {
  from: PaymentStatus[];
  to: PaymentStatus;
  unlessTold: (at: Date) => Prisma.DateTimeNullableFilter;
};

/** Changes the payment of an order, unless another payment is used or a later event was handled before. */
async function change(transaction: Transaction, report: PaymentReport, { from, to, unlessTold }: Change) {
  const { intentId, orderId, toldAt } = report;
  const order = await transaction.order.findUnique({
    where: { id: orderId },
    select: { number: true, payment: true },
  });
  const { count } = await transaction.order.updateMany({
    where: {
      id: orderId,
      payment: { in: from },
      AND: [
        { OR: [{ paymentIntentId: intentId }, { paymentIntentId: null }] },
        toldAt ? { OR: [{ paymentToldAt: null }, { paymentToldAt: unlessTold(toldAt) }] } : {},
      ],
    },
    data: { payment: to, ...(toldAt && { paymentToldAt: toldAt }) },
  });
  if (order && count > 0) await recordPayment(transaction, orderId, order, to);
}

/** Marks an order's payment as failed, unless it is paid or another payment is under way. */
export const markFailed = (transaction: Transaction, report: PaymentReport): Promise<void> =>
  change(transaction, report, {
    from: ["pending", "processing"],
    to: "failed",
    unlessTold: (at) => ({ lte: at }),
  });

/**
 * Marks an order's payment as processing at the bank. A failure reported in the same second takes precedence.
 */
export const markProcessing = (transaction: Transaction, report: PaymentReport): Promise<void> =>
  change(transaction, report, {
    from: ["pending", "failed"],
    to: "processing",
    unlessTold: (at) => ({ lt: at }),
  });

/** Stores since when the guest's bank disputes an order's payment; null if it no longer does. */
export async function markDisputed(
  transaction: Transaction,
  paymentIntentId: string,
  disputedAt: Date | null,
): Promise<void> {
  const where = { paymentIntentId };
  const order = await transaction.order.findUnique({
    where,
    select: { id: true, number: true, disputedAt: true },
  });
  if (!order || order.disputedAt?.getTime() === disputedAt?.getTime()) return;
  await transaction.order.update({ where, data: { disputedAt }, select: { id: true } });
  await recordChange(transaction, {
    action: "orders:payment",
    target: { id: order.id, label: `Order ${order.number}` },
    before: { disputedAt: order.disputedAt },
    after: { disputedAt },
  });
  await publishOrderChange(transaction, order.id);
}
