import { implement } from "@/lib/api/implement";
import { orderCalls } from "@/lib/orders/calls";
import { retryRefund } from "@/lib/payments/give-back.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(orderCalls, {
  "POST /orders/{id}/refund": async ({ params, query }) => ({
    order: await retryRefund(params.id, query.refundId),
  }),
});
