import type { PaymentIntent, Stripe, StripeElements } from "@stripe/stripe-js";
import { call } from "@/lib/api/call";
import type { OrderView } from "@/lib/orders/answers";
import { isRefusal } from "@/lib/orders/cart/attempt";
import type { Bill } from "@/lib/orders/cart/cart";
import type { OpenedPayment } from "@/lib/payments/answers";
import { RequestError } from "@/lib/platform/http/client";
import { paymentTexts } from "../ordering/texts";

/** A cart and its payer. */
export type PayableOrder = {
  restaurantId: string;
  bill: Bill;
  email: string;
  /** As printed on the card. */
  name: string;
  /** Stable for all attempts of the same order by the same guest, across reloads. */
  idempotencyKey: string;
};

/** A failed payment, with a message for the guest. */
export class PaymentError extends Error {
  override name = "PaymentError";

  constructor(
    message: string,
    /** Messages of rejected fields by name. */
    readonly fields: Record<string, string> = {},
    /** The server rejected the order permanently: a retry needs a new order. */
    readonly isRefused = false,
  ) {
    super(message);
  }
}

async function openPayment({
  restaurantId,
  bill,
  email,
  name,
  idempotencyKey,
}: PayableOrder): Promise<OpenedPayment> {
  const items = bill.lines.map(({ dish, quantity }) => ({ id: dish.id, quantity }));
  const amount = bill.totals.totalCents;
  try {
    return await call("POST /create-payment-intent", {
      body: { amount, currency: "usd", email, name, menu: restaurantId, items, idempotencyKey },
    });
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    throw new PaymentError(error.serverMessage ?? paymentTexts.failed, error.fields, isRefusal(error.status));
  }
}

/** Returns the status of an accepted payment; null if it was not accepted. */
function takenAs(intent: PaymentIntent | undefined): "paid" | "processing" | null {
  if (intent?.status === "succeeded") return "paid";
  return intent?.status === "processing" ? "processing" : null;
}

type Provider = { stripe: Stripe; elements: StripeElements };

/**
 * Places and pays the order with the guest's input; retries never charge twice.
 * @param onPlacing called right before the order is sent
 * @throws PaymentError with the provider's message, or the server's, or "Payment failed. Please try again."
 */
export async function confirmPayment(
  { stripe, elements }: Provider,
  payable: PayableOrder,
  onPlacing: () => void,
): Promise<OrderView> {
  const { error: incomplete } = await elements.submit();
  if (incomplete) throw new PaymentError(incomplete.message ?? paymentTexts.failed);
  onPlacing();
  const { clientSecret, order, paid, processing } = await openPayment(payable);
  if (order && (paid || processing)) return order;
  if (!order || clientSecret === null) throw new PaymentError(paymentTexts.failed);
  const { email, name } = payable;
  const { error, paymentIntent } = await stripe.confirmPayment({
    elements,
    clientSecret,
    confirmParams: {
      return_url: `${window.location.origin}/orders/${order.id}`,
      payment_method_data: { billing_details: { name, email } },
    },
    redirect: "if_required",
  });
  const taken = takenAs(paymentIntent) ?? takenAs(error?.payment_intent);
  if (!taken) throw new PaymentError(error?.message ?? paymentTexts.failed);
  // Makes the server query the provider instead of waiting for its event.
  const settled = (await openPayment(payable).catch(() => null))?.order ?? order;
  return settled.payment === "pending" ? { ...settled, payment: taken } : settled;
}
