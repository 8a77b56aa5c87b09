import type { PaymentIntent, Stripe, StripeElements } from "@stripe/stripe-js";
import { RequestError, request } from "@/lib/http/client";
import type { MenuKey } from "@/lib/ordering/schema";
import { type PaymentAnswer, paymentMessages } from "@/lib/payments/schema";

/** A cart and who pays for it. Prices and total are in cents, with tax and delivery in the total. */
export type PayableOrder = {
  menu: MenuKey;
  lines: readonly { name: string; quantity: number; priceCents: number }[];
  totalCents: number;
  email: string;
  /** As it stands on the card. */
  name: string;
  /** The same for every try of the same order by the same guest, also after a reload. */
  idempotencyKey: string;
};

/** A payment that did not succeed; its message is for the guest. */
export class PaymentError extends Error {
  override name = "PaymentError";

  constructor(
    message: string,
    /** Message by field name, where the server refused a field. */
    readonly fields: Record<string, string> = {},
  ) {
    super(message);
  }
}

async function openPayment(order: PayableOrder): Promise<PaymentAnswer> {
  const { menu, lines, totalCents, email, name, idempotencyKey } = order;
  const items = lines.map((line) => ({
    name: line.name,
    quantity: line.quantity,
    price: line.priceCents / 100,
  }));
  try {
    return await request<PaymentAnswer>("/create-payment-intent", {
      method: "POST",
      body: { amount: totalCents, currency: "usd", email, name, menu, items, idempotencyKey },
    });
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    throw new PaymentError(error.serverMessage ?? paymentMessages.failed, error.fields);
  }
}

const isTaken = (intent: PaymentIntent | undefined) =>
  intent?.status === "succeeded" || intent?.status === "processing";

type Provider = { stripe: Stripe; elements: StripeElements };

/**
 * Places the order and pays for it with what the guest has entered; trying again never charges twice.
 * @returns the order's id
 * @throws PaymentError with the provider's message, or the server's, or "Payment failed. Please try again."
 */
export async function confirmPayment({ stripe, elements }: Provider, order: PayableOrder): Promise<string> {
  const { error: incomplete } = await elements.submit();
  if (incomplete) throw new PaymentError(incomplete.message ?? paymentMessages.failed);
  const { clientSecret, orderId, paid } = await openPayment(order);
  if (orderId === undefined) throw new PaymentError(paymentMessages.failed);
  if (paid) return orderId;
  if (clientSecret === null) throw new PaymentError(paymentMessages.failed);
  const { email, name } = order;
  const { error, paymentIntent } = await stripe.confirmPayment({
    elements,
    clientSecret,
    confirmParams: {
      return_url: `${window.location.origin}/orders/${orderId}`,
      payment_method_data: { billing_details: { name, email } },
    },
    redirect: "if_required",
  });
  if (isTaken(paymentIntent) || isTaken(error?.payment_intent)) return orderId;
  throw new PaymentError(error?.message ?? paymentMessages.failed);
}
