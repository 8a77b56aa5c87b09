import { implement } from "@/lib/api/implement";
import { hoursCalls } from "@/lib/restaurants/hours/calls";
import { listOrdersStates } from "@/lib/restaurants/hours/states.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(hoursCalls, {
  "GET /hours": async () => ({ restaurants: await listOrdersStates() }),
});
