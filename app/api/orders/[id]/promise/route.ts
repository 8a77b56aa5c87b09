import { implement } from "@/lib/api/implement";
import { orderCalls } from "@/lib/orders/calls";
import { noteKitchen } from "@/lib/orders/steps/kitchen-presence.server";
import { promiseTime } from "@/lib/orders/steps/promise-time.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(orderCalls, {
  "POST /orders/{id}/promise": async ({ params, body }) => {
    await noteKitchen();
    return { order: await promiseTime(params.id, body) };
  },
});
