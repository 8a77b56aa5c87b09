import type { PaymentIntent, Stripe, StripeElements } from "@stripe/stripe-js";
import { call } from "@/lib/api/call";
import type { OrderView } from "@/lib/orders/answers";
import type { Attempt } from "@/lib/orders/cart/attempt";
import { paymentTexts } from "./payment-texts";
import { PaymentError } from "./use-payment";

function openPayment({ key: idempotencyKey, input }: Attempt, currency: string) {
  const { shownTotalCents: amount = 0, dishes, pays: _, ...order } = input;
  const items = dishes.map(({ shownPriceCents: __, ...item }) => item);
  return call("POST /create-payment-intent", {
    body: { ...order, items, amount, currency, idempotencyKey },
  });
}

/** Returns the status of an accepted payment; null if it was not accepted. */
function takenAs(intent: PaymentIntent | undefined): "paid" | "processing" | null {
  if (intent?.status === "succeeded") return "paid";
  return intent?.status === "processing" ? "processing" : null;
}

type Provider = {
  stripe: Stripe;
  elements: StripeElements;
  /** In lower case. */
  currency: string;
};

/**
 * Places and pays the order with the guest's input; retries never charge twice.
 * @param onPlacing called right before the order is sent
 * @throws PaymentError with the provider's message or "Payment failed. Please try again."; RequestError
 */
export async function confirmPayment(
  { stripe, elements, currency }: Provider,
  attempt: Attempt,
  onPlacing: () => void,
): Promise<OrderView> {
  const { error: incomplete } = await elements.submit();
  if (incomplete) throw new PaymentError(incomplete.message ?? paymentTexts.failed);
  onPlacing();
  const { clientSecret, order, paid, processing } = await openPayment(attempt, currency);
  if (order && (paid || processing)) return order;
  if (!order || clientSecret === null) throw new PaymentError(paymentTexts.failed);
  const { email, name } = attempt.input;
  const { error, paymentIntent } = await stripe.confirmPayment({
    elements,
    clientSecret,
    confirmParams: {
      return_url: `${window.location.origin}/orders/${order.id}`,
      payment_method_data: { billing_details: { ...(name && { name }), ...(email && { email }) } },
    },
    redirect: "if_required",
  });
  const taken = takenAs(paymentIntent) ?? takenAs(error?.payment_intent);
  if (!taken) throw new PaymentError(error?.message ?? paymentTexts.failed);
  // Makes the server query the provider instead of waiting for its event.
  const settled = (await openPayment(attempt, currency).catch(() => null))?.order ?? order;
  return settled.payment === "pending" ? { ...settled, payment: taken } : settled;
}
