import "server-only";
import type { Transaction } from "@/lib/db/client";
import { AppError } from "@/lib/http/errors";
import { log } from "@/lib/log";
import { publishOrderChange } from "@/lib/ordering/publish.server";
import type { PaymentStatus } from "@/lib/ordering/types";
import type { Prisma } from "@/prisma/generated/client";

/** What the provider says about a payment of ours; the amount is in cents. */
export type PaymentReport = {
  intentId: string;
  orderId: string;
  amount: number;
  currency: string;
  /** By the provider's clock; missing where it was asked just now. */
  toldAt?: Date | undefined;
};

/** @throws AppError `conflict` for a payment that is known to be another order's */
export async function requireOwnPayment(
  transaction: Transaction,
  { intentId, orderId }: PaymentReport,
): Promise<void> {
  const where = { paymentIntentId: intentId };
  const owner = await transaction.order.findUnique({ where, select: { id: true } });
  if (owner && owner.id !== orderId) throw new AppError("conflict", "This payment is another order's.");
}

/** Marks an order as paid, once, where the amount is the order's own. That of a cancelled one is to be given back. */
export async function markPaid(transaction: Transaction, report: PaymentReport): Promise<void> {
  const { intentId, orderId, amount, currency } = report;
  const order = await transaction.order.findUnique({
    where: { id: orderId },
    select: { totalCents: true, payment: true, paymentIntentId: true },
  });
  if (!order) return;
  if (currency !== "usd" || amount !== order.totalCents) {
    log.error({ payment: report, totalCents: order.totalCents }, "A payment differs from its order's total");
    return;
  }
  if (order.payment === "paid" && order.paymentIntentId !== intentId) {
    log.error({ payment: report }, "An order was paid twice: refund one of the payments");
  }
  const count = await transaction.$executeRaw`
    UPDATE "Order" SET "payment" = 'paid', "paymentIntentId" = ${intentId}, "updatedAt" = now(),
      "refund" = CASE WHEN "status" = 'cancelled' THEN 'due'::"RefundStatus" ELSE "refund" END
    WHERE "id" = ${orderId} AND "payment" IN ('pending', 'processing', 'failed')`;
  if (count > 0) await publishOrderChange(transaction);
}

type Change = {
  from: PaymentStatus[];
  to: PaymentStatus;
  unlessTold: (at: Date) => Prisma.DateTimeNullableFilter;
};

/** Changes the payment of an order, unless it is paid in another way, or the provider has said something later. */
async function change(transaction: Transaction, report: PaymentReport, { from, to, unlessTold }: Change) {
  const { intentId, orderId, toldAt } = report;
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
  if (count > 0) await publishOrderChange(transaction);
}

/** Marks an order's payment as failed, unless it has been paid, or is being paid in another way. */
export const markFailed = (transaction: Transaction, report: PaymentReport): Promise<void> =>
  change(transaction, report, {
    from: ["pending", "processing"],
    to: "failed",
    unlessTold: (at) => ({ lte: at }),
  });

/** Marks that the bank has been told to pay for an order. A failure of the same second came after it. */
export const markProcessing = (transaction: Transaction, report: PaymentReport): Promise<void> =>
  change(transaction, report, {
    from: ["pending", "failed"],
    to: "processing",
    unlessTold: (at) => ({ lt: at }),
  });
