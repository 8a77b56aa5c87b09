import Stripe from "stripe";
import { POST } from "@/app/api/webhooks/stripe/route";
import { post } from "./request";

let count = 0;

/** Sends an event as the provider does, signed; `created` is in seconds. */
export async function tellEvent(type: string, object: object, created = Math.floor(Date.now() / 1000)) {
  const payload = JSON.stringify({
    id: `evt_told_${++count}`,
    object: "event",
    type,
    created,
    data: { object },
  });
  const secret = String(process.env.STRIPE_WEBHOOK_SECRET);
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret });
  const { status } = await post(POST, { body: payload, headers: { "stripe-signature": signature } });
  if (status !== 200) throw new Error(`The event ${type} was refused: ${status}`);
}
