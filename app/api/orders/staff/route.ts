import { implement } from "@/lib/api/implement";
import { orderCalls } from "@/lib/orders/calls";
import { requireIdempotencyKey } from "@/lib/orders/idempotency-key";
import { requireRestaurantOrder } from "@/lib/orders/list/order-list.server";
import { placeStaffOrder } from "@/lib/orders/till/staff-orders.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(orderCalls, {
  "POST /orders/staff": async ({ request, body, address }) => {
    const key = requireIdempotencyKey(request.headers, body.idempotencyKey);
    const { id } = await placeStaffOrder(body, key, { address, signal: request.signal });
    return { order: await requireRestaurantOrder(id) };
  },
});
