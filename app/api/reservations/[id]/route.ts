import { implement } from "@/lib/api/implement";
import { reservationCalls } from "@/lib/reservations/calls";
import { requireReservation, toGuestReservation } from "@/lib/reservations/view.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(reservationCalls, {
  "GET /reservations/{id}": async ({ params }) => ({
    reservation: await toGuestReservation(await requireReservation(params.id)),
  }),
});
