import { implement } from "@/lib/api/implement";
import { orderCalls } from "@/lib/orders/calls";
import { takeStep } from "@/lib/orders/list/change-status.server";
import { noteKitchen } from "@/lib/orders/steps/kitchen-presence.server";
import { cancelOrder } from "@/lib/payments/cancel.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(orderCalls, {
  "POST /orders/{id}/status": async ({ params, body }) => {
    await noteKitchen();
    if (body.status === "cancelled") return { order: await cancelOrder(params.id, body) };
    const { order } = await takeStep(params.id, body);
    return { order };
  },
});
