import "server-only";
import Stripe from "stripe";
import { AppError } from "@/lib/platform/http/errors";
import { log } from "@/lib/platform/log/log";
import { remember } from "@/lib/platform/runtime/remember";
import { coded } from "@/lib/restaurants/refusal-codes";
import { paymentKeys } from "./keys.server";

/** The address of a test server that replaces the provider's API. */
type StripeServer = { host: string; port: number; protocol: "http" };

type Kept = { opened?: { secret: string; client: Stripe }; server?: StripeServer };
const kept = remember<Kept>("payment provider", () => ({}));

/** Sends requests to another server instead of Stripe, for tests. */
export function setStripeServer(server: StripeServer): void {
  kept.server = server;
  delete kept.opened;
}

/** In milliseconds; with all retries, requests end before the browser times out. */
const TIMEOUT_MS = 5_000;
const RETRIES = 2;

export const openStripe = (secret: string) =>
  new Stripe(secret, { timeout: TIMEOUT_MS, maxNetworkRetries: RETRIES, telemetry: false, ...kept.server });

/** Returns the provider's client. @throws AppError `unavailable` without its keys */
async function requireStripe(): Promise<Stripe> {
  const secret = (await paymentKeys())?.secret;
  if (!secret) throw new AppError("unavailable", "Card payment is not set up here.");
  if (kept.opened?.secret === secret) return kept.opened.client;
  const client = openStripe(secret);
  kept.opened = { secret, client };
  return client;
}

/** Maps an error of Stripe to an error for guests. */
function forGuests({ param }: Stripe.errors.StripeError): AppError {
  if (param === "receipt_email") {
    const message = "Please enter a valid email address";
    return new AppError("invalid", message, coded({ email: message }, "invalid_buyer_info"));
  }
  return new AppError(
    "unavailable",
    "Card payment is not available just now. Nothing was charged. Please try again.",
    { retryAfter: 10 },
  );
}

/**
 * Calls Stripe. Hides its messages about keys and accounts.
 * @param translate maps an error of Stripe to the error to throw; by default to one for guests
 * @throws AppError `unavailable`; `invalid` for a refused email address
 */
export async function callStripe<T>(
  question: (stripe: Stripe) => Promise<T>,
  translate: (error: Stripe.errors.StripeError) => Error = forGuests,
): Promise<T> {
  const stripe = await requireStripe();
  try {
    return await question(stripe);
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    const { type, code, param, statusCode, requestId } = error;
    log.error({ provider: { type, code, param, statusCode, requestId } }, "The payment provider refused");
    throw translate(error);
  }
}
