import { implement } from "@/lib/api/implement";
import { hoursCalls } from "@/lib/restaurants/hours/calls";
import { pauseOrders, resumeOrders } from "@/lib/restaurants/hours/pause.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(hoursCalls, {
  "POST /hours/{id}/pause": async ({ params, body }) => ({ restaurants: await pauseOrders(params.id, body) }),
  "DELETE /hours/{id}/pause": async ({ params }) => ({ restaurants: await resumeOrders(params.id) }),
});
