import type { Environment } from "@/lib/platform/runtime/env";

type Keys = Pick<Environment, "STRIPE_SECRET_KEY" | "STRIPE_PUBLISHABLE_KEY" | "STRIPE_WEBHOOK_SECRET">;

/** Describes the missing keys in one sentence; null if all or none are set. */
export function describeMissingKeys(keys: Keys): string | null {
  const { STRIPE_SECRET_KEY: secret, STRIPE_PUBLISHABLE_KEY: publishable, STRIPE_WEBHOOK_SECRET } = keys;
  if (!secret && !publishable) return null;
  if (!secret) return "STRIPE_SECRET_KEY is not set: payment runs in demo mode";
  if (!publishable) return "STRIPE_PUBLISHABLE_KEY is not set: payment runs in demo mode";
  if (STRIPE_WEBHOOK_SECRET) return null;
  return "STRIPE_WEBHOOK_SECRET is not set: an order stays unpaid where the guest’s browser is gone";
}
