import { implement } from "@/lib/api/implement";
import { orderCalls } from "@/lib/orders/calls";
import { requireIdempotencyKey } from "@/lib/orders/idempotency-key";
import { giveBack } from "@/lib/payments/give-back.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(orderCalls, {
  "POST /orders/{id}/refunds": async ({ request, params, body }) =>
    giveBack(params.id, body, requireIdempotencyKey(request.headers, body.idempotencyKey)),
});
