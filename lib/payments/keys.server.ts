import "server-only";
import { environment } from "@/lib/env";

type PaymentKeys = { secret: string; publishable: string };

/** The payment provider's keys; null where they are not both set: then payment runs in demo mode. */
export function paymentKeys(): PaymentKeys | null {
  const { STRIPE_SECRET_KEY: secret, STRIPE_PUBLISHABLE_KEY: publishable } = environment();
  return secret && publishable ? { secret, publishable } : null;
}

/** Whether guests are really charged. */
export const isPaymentLive = () => paymentKeys() !== null;
