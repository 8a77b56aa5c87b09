import { implement } from "@/lib/api/implement";
import { paymentCalls } from "@/lib/payments/calls";
import { takePaymentEvent } from "@/lib/payments/webhook.server";
import { readBytes } from "@/lib/platform/http/body";

const MAX_BYTES = 1_000_000;

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(paymentCalls, {
  "POST /webhooks/stripe": async ({ request }) => {
    const payload = await readBytes(request, MAX_BYTES);
    await takePaymentEvent(payload, request.headers.get("stripe-signature"));
    return {};
  },
});
