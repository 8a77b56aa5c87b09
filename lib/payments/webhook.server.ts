import "server-only";
import Stripe from "stripe";
import { actAs } from "@/lib/audit/actor";
import { db, type Transaction } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import { log } from "@/lib/platform/log/log";
import { trySettleCancelled } from "./cancel.server";
import { disputedSince } from "./disputes.server";
import { webhookSecret } from "./keys.server";
import { intentOfPart, type PaymentEvent, parseEvent, paymentReportOf } from "./payment-event";
import { listRefunds, recordRefunds } from "./refund.server";
import { markDisputed, markFailed, markPaid, markProcessing, requireOwnPayment } from "./settle.server";

/** @throws AppError `unavailable` without the secret, `malformed` for an invalid or outdated signature */
async function readEvent(payload: Uint8Array, signature: string | null): Promise<PaymentEvent> {
  const secret = await webhookSecret();
  if (!secret) {
    log.warn("Refused a payment event: the signing secret is not set");
    throw new AppError("unavailable", "Payment events are not accepted: the signing secret is not set.");
  }
  let signed: Stripe.Event;
  try {
    signed = Stripe.webhooks.constructEvent(payload, signature ?? "", secret);
  } catch {
    log.warn("Refused a payment event: its signature is not valid");
    throw new AppError("malformed", "The signature of this event is not valid.");
  }
  return parseEvent(signed);
}

async function isNewEvent(transaction: Transaction, id: string): Promise<boolean> {
  const { count } = await transaction.paymentEvent.createMany({ data: [{ id }], skipDuplicates: true });
  return count === 1;
}

type Handling = { change: (transaction: Transaction) => Promise<void>; orderId?: string };
type Handler = (event: PaymentEvent) => Handling | null | Promise<Handling | null>;

const ofPayment =
  (mark: typeof markPaid): Handler =>
  (event) => {
    const report = paymentReportOf(event);
    if (!report) return null;
    const change = async (transaction: Transaction) => {
      await requireOwnPayment(transaction, report);
      await mark(transaction, report);
    };
    return { change, orderId: report.orderId };
  };

const hasOrder = async (intentId: string) =>
  (await db.order.count({ where: { paymentIntentId: intentId } })) > 0;

/** Reads from the provider. @throws AppError `unavailable`, so that the event is sent again */
async function readAgain<Read>(read: () => Promise<Read>): Promise<Read> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    throw new AppError("unavailable", "The payment provider’s refunds can’t be read just now.");
  }
}

/** Refunds are read from the provider's list, as their events arrive in any order. */
async function ofRefund(event: PaymentEvent): Promise<Handling | null> {
  const intentId = intentOfPart(event);
  if (intentId === null) return null;
  const listed = (await hasOrder(intentId)) ? await readAgain(() => listRefunds(intentId)) : [];
  return { change: (transaction) => recordRefunds(transaction, intentId, listed) };
}

/** A dispute takes money or gives it back, so the refunds are read with it. Both are read from the provider's lists. */
async function ofDispute(event: PaymentEvent): Promise<Handling | null> {
  const intentId = intentOfPart(event);
  if (intentId === null || !(await hasOrder(intentId))) return null;
  const [refunds, disputedAt] = await readAgain(() =>
    Promise.all([listRefunds(intentId), disputedSince(intentId)]),
  );
  const change = async (transaction: Transaction) => {
    await recordRefunds(transaction, intentId, refunds);
    await markDisputed(transaction, intentId, disputedAt);
  };
  return { change };
}

const handlers: Record<string, Handler> = {
  "payment_intent.succeeded": ofPayment(markPaid),
  "payment_intent.processing": ofPayment(markProcessing),
  "payment_intent.payment_failed": ofPayment(markFailed),
  "payment_intent.canceled": ofPayment(markFailed),
  "refund.created": ofRefund,
  "refund.updated": ofRefund,
  "refund.failed": ofRefund,
  "charge.refunded": ofRefund,
  "charge.refund.updated": ofRefund,
  "charge.dispute.created": ofDispute,
  "charge.dispute.updated": ofDispute,
  "charge.dispute.closed": ofDispute,
};

/**
 * Handles an event of the payment provider once, in one transaction with its changes. Events arrive in any order;
 * unknown types are ignored.
 * @param payload the unparsed body, which the signature covers
 * @throws AppError `malformed`, `conflict`, `unavailable`
 */
export async function takePaymentEvent(payload: Uint8Array, signature: string | null): Promise<void> {
  const event = await readEvent(payload, signature);
  const handler = Object.hasOwn(handlers, event.type) ? handlers[event.type] : undefined;
  const handling = await handler?.(event);
  if (!handling) return;
  await actAs({ kind: "provider", through: "Stripe" }, async () => {
    await db.$transaction(async (transaction) => {
      if (await isNewEvent(transaction, event.id)) await handling.change(transaction);
    });
    // Refunds a payment that succeeded after its order was cancelled, also if an earlier try was interrupted.
    if (handling.orderId !== undefined) await trySettleCancelled(handling.orderId);
  });
}
