import { implement } from "@/lib/api/implement";
import { requireConfiguration } from "@/lib/installation/state.server";
import { orderCalls } from "@/lib/orders/calls";
import { requireIdempotencyKey } from "@/lib/orders/idempotency-key";
import { listOrders } from "@/lib/orders/list/order-list.server";
import { placeOrder } from "@/lib/orders/server";
import { isPaymentLive } from "@/lib/payments/keys.server";
import { seatOf } from "@/lib/tables/seat";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(orderCalls, {
  "GET /orders": async ({ query }) => listOrders(query),
  "POST /orders": async ({ request, body, address }) => {
    const key = requireIdempotencyKey(request.headers, body.idempotencyKey);
    await requireConfiguration();
    const cardPayment = (await isPaymentLive()) ? "pending" : "demo";
    const sender = { address, signal: request.signal, seat: seatOf(request.headers) };
    return { order: await placeOrder(body, { key, cardPayment }, sender) };
  },
});
