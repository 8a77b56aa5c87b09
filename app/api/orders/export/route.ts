import { implement } from "@/lib/api/implement";
import { orderCalls } from "@/lib/orders/calls";
import { exportOrders } from "@/lib/orders/list/export.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(orderCalls, {
  "GET /orders/export": ({ query }) => exportOrders(query),
});
