import { implement } from "@/lib/api/implement";
import { orderCalls } from "@/lib/orders/calls";
import { requireGuestOrder } from "@/lib/orders/steps/guest-order.server";
import { cancelAsGuest } from "@/lib/payments/unaccepted.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(orderCalls, {
  "POST /orders/{id}/cancel": async ({ params }) => {
    await cancelAsGuest(params.id);
    return { order: await requireGuestOrder(params.id) };
  },
});
