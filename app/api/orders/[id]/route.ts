import { implement } from "@/lib/api/implement";
import { orderCalls } from "@/lib/orders/calls";
import { requireGuestOrder } from "@/lib/orders/steps/guest-order.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(orderCalls, {
  "GET /orders/{id}": async ({ params }) => ({
    order: await requireGuestOrder(params.id),
  }),
});
