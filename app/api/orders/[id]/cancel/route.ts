import { implement } from "@/lib/api/implement";
import { orderCalls } from "@/lib/orders/calls";
import { requireOrder } from "@/lib/orders/server";
import { cancelAsGuest } from "@/lib/payments/unaccepted.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(orderCalls, {
  "POST /orders/{id}/cancel": async ({ params }) => {
    await cancelAsGuest(params.id);
    return { order: await requireOrder(params.id) };
  },
});
