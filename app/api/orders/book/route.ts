import { implement } from "@/lib/api/implement";
import { getBook } from "@/lib/orders/book/book.server";
import { orderCalls } from "@/lib/orders/calls";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(orderCalls, {
  "GET /orders/book": ({ query }) => getBook(query),
});
