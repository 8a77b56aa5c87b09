import { implement } from "@/lib/api/implement";
import { orderCalls } from "@/lib/orders/calls";
import { findGuests } from "@/lib/orders/till/guests.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(orderCalls, {
  "GET /orders/guests": async ({ query }) => ({ guests: await findGuests(query.phone) }),
});
