import "server-only";
import Stripe from "stripe";
import { z } from "zod";
import { db, type Transaction } from "@/lib/db/client";
import { environment } from "@/lib/env";
import { AppError } from "@/lib/http/errors";
import { storable } from "@/lib/http/text";
import { log } from "@/lib/log";
import { markFailed, markPaid, type PaymentReport, requireOwnPayment } from "./settle.server";

const id = z.string().min(1).max(255).refine(storable);

const paymentEvent = z.object({ id, type: z.string(), data: z.object({ object: z.unknown() }) });
type PaymentEvent = z.infer<typeof paymentEvent>;

const intentOfOrder = z.object({
  id: z.string(),
  amount: z.int(),
  amount_received: z.int(),
  currency: z.string(),
  metadata: z.object({ orderId: z.string() }),
});

/** @throws AppError `unavailable` without the secret, `malformed` for what the provider did not sign just now */
function readEvent(payload: Uint8Array, signature: string | null): PaymentEvent {
  const secret = environment().STRIPE_WEBHOOK_SECRET;
  if (!secret) {
    log.warn("A payment event came in, but STRIPE_WEBHOOK_SECRET is not set: it can't be trusted");
    throw new AppError("unavailable", "Payment events are not taken here.");
  }
  let signed: unknown;
  try {
    signed = Stripe.webhooks.constructEvent(payload, signature ?? "", secret);
  } catch {
    throw new AppError("malformed", "The signature of this event is not valid.");
  }
  const { data: event } = paymentEvent.safeParse(signed);
  if (!event) throw new AppError("malformed", "This is no event of the payment provider.");
  return event;
}

/**
 * What an event tells of one of our orders; null where it is about something else.
 * @throws AppError `malformed` for ids that nothing can have
 */
function reportOf({ data }: PaymentEvent): PaymentReport | null {
  const { data: intent } = intentOfOrder.safeParse(data.object);
  if (!intent) return null;
  const { id: intentId, amount_received: amount, currency, metadata } = intent;
  if (![intentId, metadata.orderId].every((one) => id.safeParse(one).success)) {
    throw new AppError("malformed", "This event names a payment or an order that there can't be.");
  }
  return { intentId, orderId: metadata.orderId, amount, currency };
}

async function isNewEvent(transaction: Transaction, id: string): Promise<boolean> {
  const { count } = await transaction.paymentEvent.createMany({ data: [{ id }], skipDuplicates: true });
  return count === 1;
}

const handlers: Record<string, (transaction: Transaction, report: PaymentReport) => Promise<void>> = {
  "payment_intent.succeeded": markPaid,
  "payment_intent.payment_failed": markFailed,
  "payment_intent.canceled": markFailed,
};

/**
 * Takes an event of the payment provider: each is handled once, together with what it changes. Events come in any
 * order; one of a kind that means nothing here changes nothing.
 * @param payload the body as it came, which is what is signed
 * @throws AppError `malformed`, `conflict`, `unavailable`
 */
export async function takePaymentEvent(payload: Uint8Array, signature: string | null): Promise<void> {
  const event = readEvent(payload, signature);
  const handler = Object.hasOwn(handlers, event.type) ? handlers[event.type] : undefined;
  const report = handler ? reportOf(event) : null;
  if (!handler || !report) return;
  await db.$transaction(async (transaction) => {
    if (!(await isNewEvent(transaction, event.id))) return;
    await requireOwnPayment(transaction, report);
    await handler(transaction, report);
  });
}
