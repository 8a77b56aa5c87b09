import type Stripe from "stripe";
import * as z from "zod";
import { AppError } from "@/lib/platform/http/errors";
import { storable } from "@/lib/platform/http/storable";
import type { PaymentReport } from "./settle.server";

const id = z.string().min(1).max(255).refine(storable);

const paymentEvent = z.object({
  id,
  type: z.string(),
  /** The time of the event, in seconds since 1970; at most the year 9999. */
  created: z.int().min(0).max(253_402_300_799).optional().catch(undefined),
  data: z.object({ object: z.unknown() }),
});
export type PaymentEvent = z.infer<typeof paymentEvent>;

const intentOfOrder = z.object({
  id: z.string(),
  amount: z.int(),
  amount_received: z.int(),
  currency: z.string(),
  metadata: z.object({ orderId: z.string() }),
});

/** A refund, a charge or a dispute. */
const partOfIntent = z.object({ payment_intent: z.string() });

/** @throws AppError `malformed` if the signed text is not an event */
export function parseEvent(signed: Stripe.Event): PaymentEvent {
  const { data: event } = paymentEvent.safeParse(signed);
  if (!event) throw new AppError("malformed", "This is no event of the payment provider.");
  return event;
}

function requireIds(...ids: string[]): void {
  if (!ids.every((one) => id.safeParse(one).success)) {
    throw new AppError("malformed", "This event has an invalid payment or order id.");
  }
}

/**
 * Returns the payment that an event reports; null for an event without a payment of an order.
 * @throws AppError `malformed` for impossible ids
 */
export function paymentReportOf({ data, created }: PaymentEvent): PaymentReport | null {
  const { data: intent } = intentOfOrder.safeParse(data.object);
  if (!intent) return null;
  const { id: intentId, amount_received: amount, currency, metadata } = intent;
  requireIds(intentId, metadata.orderId);
  const toldAt = created === undefined ? undefined : new Date(created * 1000);
  return { intentId, orderId: metadata.orderId, amount, currency, toldAt };
}

/**
 * Returns the payment whose refund, charge or dispute an event reports; null for an event without one.
 * @throws AppError `malformed` for impossible ids
 */
export function intentOfPart({ data }: PaymentEvent): string | null {
  const { data: part } = partOfIntent.safeParse(data.object);
  if (!part) return null;
  requireIds(part.payment_intent);
  return part.payment_intent;
}
