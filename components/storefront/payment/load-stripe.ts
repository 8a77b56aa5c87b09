import type { Stripe } from "@stripe/stripe-js";
import { loadStripe } from "@stripe/stripe-js/pure";

const loading = new Map<string, Promise<Stripe>>();

/** Loads the payment provider's script once per page, again after a failure. */
export function loadPaymentProvider(publishableKey: string): Promise<Stripe> {
  const known = loading.get(publishableKey);
  if (known) return known;
  const loaded = loadStripe(publishableKey).then((stripe) => {
    if (!stripe) throw new Error("The payment provider's script did not load");
    return stripe;
  });
  loading.set(publishableKey, loaded);
  loaded.catch(() => loading.delete(publishableKey));
  return loaded;
}
