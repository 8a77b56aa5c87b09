import { implement } from "@/lib/api/implement";
import { hoursCalls } from "@/lib/restaurants/hours/calls";
import { getHours, saveHours } from "@/lib/restaurants/hours/server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(hoursCalls, {
  "GET /hours/{id}": ({ params }) => getHours(params.id),
  "PUT /hours/{id}": ({ params, body, expectedVersion }) => saveHours(params.id, body, expectedVersion),
});
