import { implement } from "@/lib/api/implement";
import { orderCalls } from "@/lib/orders/calls";
import { promiseTime } from "@/lib/orders/list/change-status.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(orderCalls, {
  "POST /orders/{id}/promise": async ({ params, body }) => ({
    order: await promiseTime(params.id, body.readyInMinutes),
  }),
});
