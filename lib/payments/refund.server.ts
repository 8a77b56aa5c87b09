import "server-only";
import Stripe from "stripe";
import { claimRest, summarise } from "@/lib/orders/refunds/cancelled.server";
import {
  type LockedOrder,
  lockOrder,
  notifyOfRefund,
  type RefundRow,
} from "@/lib/orders/refunds/locked-order.server";
import type { RefundStatus } from "@/lib/orders/types";
import { db, type Transaction } from "@/lib/platform/db/client";
import { compareRefunds, type ProviderRefund, stateOf } from "./provider-refunds";
import { callStripe } from "./stripe.server";

const MADE_AT_PROVIDER = "Given back at the payment provider";

const asIs = (error: Error) => error;

/** Lists the refunds of a payment at the provider, newest first. @throws Stripe.errors.StripeError */
export const listRefunds = (intentId: string): Promise<ProviderRefund[]> =>
  callStripe(
    (stripe) =>
      stripe.refunds.list({ payment_intent: intentId, limit: 100 }).autoPagingToArray({ limit: 10_000 }),
    asIs,
  );

type Changes = { status: RefundStatus; amountCents?: number; providerId?: string };

/** Changes a refund and records its new state; each failed try needs another idempotency key. */
async function change(transaction: Transaction, order: LockedOrder, row: RefundRow, changes: Changes) {
  const hasFailed = changes.status === "failed" && row.status !== "failed";
  await transaction.refund.update({
    where: { id: row.id },
    data: { ...changes, ...(hasFailed && { tries: { increment: 1 } }) },
    select: { id: true },
  });
  await notifyOfRefund(transaction, order, { ...row, ...changes }, row.status);
}

async function addUnknown(transaction: Transaction, order: LockedOrder, reported: ProviderRefund) {
  const { id, amount: amountCents, created } = reported;
  const what = { amountCents, status: stateOf(reported), reason: MADE_AT_PROVIDER };
  await transaction.refund.create({
    data: {
      ...what,
      id,
      orderId: order.id,
      author: "",
      idempotencyKey: `provider:${id}`,
      providerId: id,
      ...(created !== undefined && { createdAt: new Date(created * 1000) }),
    },
    select: { id: true },
  });
  await notifyOfRefund(transaction, order, { ...what, id }, null);
}

/**
 * Makes the stored refunds of a payment agree with those of the provider, which are the truth. Lists may be repeated,
 * outdated or incomplete.
 */
export async function recordRefunds(
  transaction: Transaction,
  intentId: string,
  listed: readonly ProviderRefund[],
): Promise<void> {
  const order = await lockOrder(transaction, { paymentIntentId: intentId });
  if (!order) return;
  const currency = order.currency.toLowerCase();
  const { changed, unknown } = compareRefunds(
    order.refunds,
    listed.filter((one) => one.currency === currency),
  );
  for (const { row, reported } of changed) {
    const refund = order.refunds.find(({ id }) => id === row.id);
    const changes = { status: stateOf(reported), amountCents: reported.amount, providerId: reported.id };
    if (refund) await change(transaction, order, refund, changes);
  }
  for (const reported of unknown) await addUnknown(transaction, order, reported);
  if (changed.length + unknown.length > 0) await summarise(transaction, order);
}

/** Looks at the provider's list of a payment's refunds, and records it. @throws Stripe.errors.StripeError */
export async function lookAgain(intentId: string): Promise<void> {
  const listed = await listRefunds(intentId);
  await db.$transaction((transaction) => recordRefunds(transaction, intentId, listed));
}

/** Returns whether the provider refused the refund, as opposed to a failed request. */
const isRefusal = (error: unknown) =>
  error instanceof Stripe.errors.StripeInvalidRequestError || error instanceof Stripe.errors.StripeCardError;

type Due = { orderId: string; intentId: string } & Pick<RefundRow, "id" | "amountCents" | "tries">;

async function findDue(intentId: string): Promise<Due[]> {
  const rows = await db.refund.findMany({
    where: { order: { paymentIntentId: intentId }, status: "due" },
    select: { id: true, orderId: true, amountCents: true, tries: true },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  });
  return rows.map((row) => ({ ...row, intentId }));
}

const create = ({ id, orderId, intentId, amountCents, tries }: Due) =>
  callStripe(
    (stripe) =>
      stripe.refunds.create(
        { payment_intent: intentId, amount: amountCents, metadata: { orderId, refundId: id } },
        { idempotencyKey: tries === 0 ? `refund-${id}` : `refund-${id}-${tries}` },
      ),
    asIs,
  );

/**
 * Marks a refund as failed that the provider refused, unless its list shows it, or less is left of a cancelled order
 * than this refund was for.
 * @returns the refund to try with another amount
 */
async function refuse({ id, orderId, intentId, amountCents }: Due): Promise<Due | undefined> {
  await lookAgain(intentId);
  return db.$transaction(async (transaction) => {
    await claimRest(transaction, orderId);
    const order = await lockOrder(transaction, { id: orderId });
    const row = order?.refunds.find((one) => one.id === id);
    if (!order || row?.status !== "due") return undefined;
    if (row.amountCents < amountCents) return { ...row, orderId, intentId };
    await change(transaction, order, row, { status: "failed" });
    await summarise(transaction, order);
    return undefined;
  });
}

async function send(due: Due): Promise<void> {
  try {
    const given = await create(due);
    await db.$transaction((transaction) => recordRefunds(transaction, due.intentId, [given]));
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const smaller = await refuse(due);
    if (smaller) await send(smaller);
  }
}

/**
 * Makes the due refunds of a payment at the provider. Safe to repeat and to run concurrently: the provider treats the
 * same idempotency key as the same refund, and never gives more back than was paid.
 * @param isFirst true if none of them was tried before; else the provider's list is looked at first, as the answer may
 *   have been lost and the provider forgets keys
 * @throws Stripe.errors.StripeError if an outcome is unknown
 */
export async function sendRefunds(intentId: string, { isFirst }: { isFirst: boolean }): Promise<void> {
  if (!isFirst) await lookAgain(intentId);
  for (const due of await findDue(intentId)) await send(due);
}
