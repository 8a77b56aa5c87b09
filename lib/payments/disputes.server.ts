import "server-only";
import { callStripe } from "./stripe.server";

/** The states of a dispute that cost nothing: it was won, or it was an inquiry that ended without one. */
const harmless = new Set(["won", "warning_closed", "prevented"]);

/**
 * Returns since when the guest's bank disputes a payment or has taken its money back; null if no dispute is left.
 * @throws Stripe.errors.StripeError
 */
export async function disputedSince(intentId: string): Promise<Date | null> {
  const { data } = await callStripe(
    (stripe) => stripe.disputes.list({ payment_intent: intentId, limit: 100 }),
    (error) => error,
  );
  const seconds = data.filter(({ status }) => !harmless.has(status)).map(({ created }) => created);
  return seconds.length > 0 ? new Date(Math.min(...seconds) * 1000) : null;
}
