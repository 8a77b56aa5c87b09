import "server-only";
import Stripe from "stripe";
import { recordChange } from "@/lib/audit/record.server";
import { publishOrderChange } from "@/lib/orders/publish.server";
import type { RefundStatus } from "@/lib/orders/types";
import { db, type Transaction } from "@/lib/platform/db/client";
import type { Prisma } from "@/prisma/generated/client";
import { callStripe } from "./stripe.server";

/** The provider's report on a refund; the amount is in minor units. */
export type RefundReport = {
  refundId: string;
  intentId: string;
  amount: number;
  currency: string;
  status: string | null;
};

export const refundedFields = {
  id: true,
  number: true,
  totalCents: true,
  payment: true,
  refund: true,
  refundId: true,
  refundTries: true,
  currency: true,
  paymentIntentId: true,
} satisfies Prisma.OrderSelect;

type Refunded = Prisma.OrderGetPayload<{ select: typeof refundedFields }>;

const states: Record<string, RefundStatus> = { succeeded: "done", failed: "failed", canceled: "failed" };
const stateOf = (status: string | null): RefundStatus => states[status ?? ""] ?? "sent";

/** The order of refund states. A completed refund can still fail, as a bank may return the money. */
const order: readonly (RefundStatus | null)[] = [null, "due", "sent", "done", "failed"];

async function lockOrder(transaction: Transaction, intentId: string): Promise<Refunded | undefined> {
  const [row] = await transaction.$queryRaw<Refunded[]>`
    SELECT "id", "number", "currency", "totalCents", "payment", "refund", "refundId", "refundTries", "paymentIntentId"
    FROM "Order" WHERE "paymentIntentId" = ${intentId} FOR UPDATE`;
  return row;
}

const auditRefund = (
  transaction: Transaction,
  { id, number }: Refunded,
  before: RefundStatus | null,
  after: RefundStatus,
) =>
  recordChange(transaction, {
    action: "orders:refund",
    target: { id, label: `Order ${number}` },
    before: { refund: before },
    after: { refund: after },
  });

/**
 * Records the state of a full refund. Reports may be repeated and arrive in any order; the first refund of several is
 * used until it fails.
 */
export async function recordRefund(transaction: Transaction, report: RefundReport): Promise<void> {
  const known = await lockOrder(transaction, report.intentId);
  const { refundId, amount, currency, status } = report;
  if (known?.payment !== "paid" || amount !== known.totalCents || currency !== known.currency.toLowerCase())
    return;
  const refund = stateOf(status);
  const isFirst = known.refund === "failed" || (known.refundId === null && known.refund !== "done");
  const isLater = order.indexOf(refund) > order.indexOf(known.refund);
  if (known.refundId === refundId ? !isLater : !isFirst) return;
  const refundTries = known.refundTries + (refund === "failed" ? 1 : 0);
  await transaction.order.update({
    where: { id: known.id },
    data: { refund, refundId, refundTries },
    select: { id: true },
  });
  await auditRefund(transaction, known, known.refund, refund);
  await publishOrderChange(transaction);
}

/** Returns whether the provider refused the refund, as opposed to a failed request. */
const isRefusal = (error: unknown) =>
  error instanceof Stripe.errors.StripeInvalidRequestError || error instanceof Stripe.errors.StripeCardError;

const isRefundedAlready = (error: unknown) =>
  error instanceof Stripe.errors.StripeError && error.code === "charge_already_refunded";

async function setRefund(order: Refunded, from: RefundStatus | null, to: RefundStatus): Promise<void> {
  const { id } = order;
  await db.$transaction(async (transaction) => {
    const { count } = await transaction.order.updateMany({
      where: { id, refund: from },
      data: { refund: to, ...(to === "failed" && { refundTries: { increment: 1 } }) },
    });
    if (count === 0) return;
    await auditRefund(transaction, order, from, to);
    await publishOrderChange(transaction);
  });
}

/**
 * Refunds an order's payment, or reads the state of its refund. Safe to repeat and to run concurrently: the provider
 * refunds an amount once, and treats the same idempotency key as the same refund.
 * @throws Stripe.errors.StripeError if the outcome is unknown
 */
export async function giveBack(paid: Refunded): Promise<void> {
  const { id, totalCents, paymentIntentId, refund, refundId, refundTries } = paid;
  if (refund === "done" || paymentIntentId === null) return;
  try {
    const given = await callStripe(
      (stripe) =>
        refund === "sent" && refundId !== null
          ? stripe.refunds.retrieve(refundId)
          : stripe.refunds.create(
              { payment_intent: paymentIntentId, amount: totalCents, metadata: { orderId: id } },
              { idempotencyKey: refundTries === 0 ? `refund-${id}` : `refund-${id}-${refundTries}` },
            ),
      (error) => error,
    );
    const { amount, currency, status } = given;
    const report = { refundId: given.id, intentId: paymentIntentId, amount, currency, status };
    await db.$transaction((transaction) => recordRefund(transaction, report));
  } catch (error) {
    if (isRefundedAlready(error)) return setRefund(paid, refund, "done");
    if (!isRefusal(error)) throw error;
    await setRefund(paid, refund, "failed");
  }
}
