import { implement } from "@/lib/api/implement";
import { requireConfiguration } from "@/lib/installation/state.server";
import { requireIdempotencyKey } from "@/lib/orders/idempotency-key";
import { paymentCalls } from "@/lib/payments/calls";
import { createPayment } from "@/lib/payments/server";
import { seatOf } from "@/lib/tables/seat";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(paymentCalls, {
  "POST /create-payment-intent": async ({ request, body, address }) => {
    const isNamed = body.idempotencyKey !== undefined || request.headers.has("idempotency-key");
    const key = isNamed ? requireIdempotencyKey(request.headers, body.idempotencyKey) : null;
    await requireConfiguration();
    return createPayment(body, key, { address, signal: request.signal, seat: seatOf(request.headers) });
  },
});
