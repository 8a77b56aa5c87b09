import type { Stripe } from "@stripe/stripe-js";
import { loadStripe } from "@stripe/stripe-js/pure";

let loading: Promise<Stripe> | undefined;

/** Loads the payment provider's script once per page, again after a failure. */
export function loadPaymentProvider(publishableKey: string): Promise<Stripe> {
  loading ??= loadStripe(publishableKey).then((stripe) => {
    if (!stripe) throw new Error("The payment provider’s script did not load");
    return stripe;
  });
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}
