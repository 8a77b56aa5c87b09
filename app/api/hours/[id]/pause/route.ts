import { implement } from "@/lib/api/implement";
import { hoursCalls } from "@/lib/restaurants/hours/calls";
import { pauseOrders, resumeOrders } from "@/lib/restaurants/hours/pause.server";
import { listOrdersStates } from "@/lib/restaurants/hours/states.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(hoursCalls, {
  "POST /hours/{id}/pause": async ({ params, body }) => {
    await pauseOrders(params.id, body);
    return { restaurants: await listOrdersStates() };
  },
  "DELETE /hours/{id}/pause": async ({ params }) => {
    await resumeOrders(params.id);
    return { restaurants: await listOrdersStates() };
  },
});
