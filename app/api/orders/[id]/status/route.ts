import { implement } from "@/lib/api/implement";
import { orderCalls } from "@/lib/orders/calls";
import { changeStatus } from "@/lib/orders/list/change-status.server";
import { cancelOrder } from "@/lib/payments/cancel.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(orderCalls, {
  "POST /orders/{id}/status": async ({ params, body }) => ({
    order: await (body.status === "cancelled" ? cancelOrder : changeStatus)(params.id, body),
  }),
});
