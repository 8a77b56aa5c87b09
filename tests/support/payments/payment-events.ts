import Stripe from "stripe";
import { POST } from "@/app/api/webhooks/stripe/route";
import { post, type Sent } from "@/tests/support/api/request";

let count = 0;

/** Makes an event as the provider sends it, signed; `created` is in seconds. */
export function signedEvent(type: string, object: object, created = Math.floor(Date.now() / 1000)): Sent {
  const payload = JSON.stringify({
    id: `evt_told_${++count}`,
    object: "event",
    type,
    created,
    data: { object },
  });
  const secret = String(process.env.STRIPE_WEBHOOK_SECRET);
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret });
  return { body: payload, headers: { "stripe-signature": signature } };
}

/** Sends an event as the provider does. */
export async function sendEvent(type: string, object: object, created?: number) {
  const { status } = await post(POST, signedEvent(type, object, created));
  if (status !== 200) throw new Error(`The event ${type} was refused: ${status}`);
}
