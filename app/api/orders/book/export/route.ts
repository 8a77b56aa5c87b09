import { implement } from "@/lib/api/implement";
import { exportBook } from "@/lib/orders/book/export.server";
import { orderCalls } from "@/lib/orders/calls";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(orderCalls, {
  "GET /orders/book/export": ({ query }) => exportBook(query),
});
