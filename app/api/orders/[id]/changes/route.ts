import { implement } from "@/lib/api/implement";
import { orderCalls } from "@/lib/orders/calls";
import { requireIdempotencyKey } from "@/lib/orders/idempotency-key";
import { changeDishes } from "@/lib/payments/change-order.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(orderCalls, {
  "POST /orders/{id}/changes": async ({ request, params, body, address, may }) => {
    const key = requireIdempotencyKey(request.headers, body.idempotencyKey);
    const sender = { address, signal: request.signal };
    return { order: await changeDishes(params.id, body, key, { sender, mayRefund: may("refunds:write") }) };
  },
});
