import { implement } from "@/lib/api/implement";
import { reservationCalls } from "@/lib/reservations/calls";
import { getRules, saveRules } from "@/lib/reservations/settings.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(reservationCalls, {
  "GET /reservation-settings/{id}": ({ params }) => getRules(params.id),
  "PUT /reservation-settings/{id}": ({ params, body, expectedVersion }) =>
    saveRules(params.id, body, expectedVersion),
});
