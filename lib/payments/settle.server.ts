import "server-only";
import type { Transaction } from "@/lib/db/client";
import { AppError } from "@/lib/http/errors";
import { log } from "@/lib/log";
import { announceOrders } from "@/lib/ordering/announce.server";

/** What the provider says about a payment of ours; the amount is in cents. */
export type PaymentReport = { intentId: string; orderId: string; amount: number; currency: string };

/** @throws AppError `conflict` for a payment that is known to be another order's */
export async function requireOwnPayment(
  transaction: Transaction,
  { intentId, orderId }: PaymentReport,
): Promise<void> {
  const where = { paymentIntentId: intentId };
  const owner = await transaction.order.findUnique({ where, select: { id: true } });
  if (owner && owner.id !== orderId) throw new AppError("conflict", "This payment is another order's.");
}

/** Marks an order as paid, once, where the amount is the order's own. */
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
  const { count } = await transaction.order.updateMany({
    where: { id: orderId, payment: { in: ["pending", "failed"] } },
    data: { payment: "paid", paymentIntentId: intentId },
  });
  if (count > 0) await announceOrders(transaction);
}

/** Marks an order's payment as failed, unless it has been paid, or is being paid in another way. */
export async function markFailed(
  transaction: Transaction,
  { intentId, orderId }: PaymentReport,
): Promise<void> {
  const { count } = await transaction.order.updateMany({
    where: {
      id: orderId,
      payment: "pending",
      OR: [{ paymentIntentId: intentId }, { paymentIntentId: null }],
    },
    data: { payment: "failed" },
  });
  if (count > 0) await announceOrders(transaction);
}
