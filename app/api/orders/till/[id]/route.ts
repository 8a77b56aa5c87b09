import { implement } from "@/lib/api/implement";
import { orderCalls } from "@/lib/orders/calls";
import { getTillMenu } from "@/lib/orders/till/till-menu.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(orderCalls, {
  "GET /orders/till/{id}": async ({ params, query }) => getTillMenu(params.id, query.changing),
});
