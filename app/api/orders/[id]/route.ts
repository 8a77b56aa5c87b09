import { implement } from "@/lib/api/implement";
import { orderCalls } from "@/lib/orders/calls";
import { requireOrder } from "@/lib/orders/server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(orderCalls, {
  "GET /orders/{id}": async ({ params }) => ({
    order: await requireOrder(params.id),
  }),
});
