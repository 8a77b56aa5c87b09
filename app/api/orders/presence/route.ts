import { implement } from "@/lib/api/implement";
import { orderCalls } from "@/lib/orders/calls";
import { noteKitchen } from "@/lib/orders/steps/kitchen-presence.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(orderCalls, {
  "POST /orders/presence": async () => {
    await noteKitchen();
    return {};
  },
});
