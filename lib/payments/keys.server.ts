import "server-only";
import { cachedRead } from "@/lib/platform/cache/cached-read";
import { environment } from "@/lib/platform/runtime/env";
import { readSecrets } from "@/lib/secrets/server";
import { type PaymentKeyName, paymentKeyNames, secretNames } from "./key-names";

type PaymentKeys = { secret: string; publishable: string };

async function readStoredKeys(): Promise<Partial<Record<PaymentKeyName, string>>> {
  const stored = await readSecrets(Object.values(secretNames));
  return Object.fromEntries(paymentKeyNames.map((name) => [name, stored[secretNames[name]]]));
}

const stored = cachedRead("payment keys", readStoredKeys);

/** Returns the keys of the environment, which replace all stored ones; null if none is set. */
export function environmentKeys(): Partial<Record<PaymentKeyName, string | undefined>> | null {
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET } = environment();
  const keys = {
    secret: STRIPE_SECRET_KEY,
    publishable: STRIPE_PUBLISHABLE_KEY,
    webhook: STRIPE_WEBHOOK_SECRET,
  };
  return Object.values(keys).some(Boolean) ? keys : null;
}

const keysInUse = async () => environmentKeys() ?? (await stored.known());

/** Returns the payment provider's keys; null unless both are set: then payment runs in demo mode. */
export async function paymentKeys(): Promise<PaymentKeys | null> {
  const { secret, publishable } = await keysInUse();
  return secret && publishable ? { secret, publishable } : null;
}

/** Returns the signing secret of the payment provider's events. */
export const webhookSecret = async (): Promise<string | null> => (await keysInUse()).webhook ?? null;

/** Returns whether guests' cards are charged. */
export const isPaymentLive = async () => (await paymentKeys()) !== null;
