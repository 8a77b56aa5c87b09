import { implement } from "@/lib/api/implement";
import { orderCalls } from "@/lib/orders/calls";
import { promiseTime } from "@/lib/orders/list/promise-time.server";
import { noteKitchen } from "@/lib/orders/steps/kitchen-presence.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(orderCalls, {
  "POST /orders/{id}/promise": async ({ params, body }) => {
    await noteKitchen();
    return { order: await promiseTime(params.id, body) };
  },
});
