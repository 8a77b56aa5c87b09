import { implement } from "@/lib/api/implement";
import { orderCalls } from "@/lib/orders/calls";
import { retryRefund } from "@/lib/payments/cancel.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(orderCalls, {
  "POST /orders/{id}/refund": async ({ params }) => ({
    order: await retryRefund(params.id),
  }),
});
