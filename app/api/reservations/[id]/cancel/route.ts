import { implement } from "@/lib/api/implement";
import { reservationCalls } from "@/lib/reservations/calls";
import { cancelAsGuest } from "@/lib/reservations/change.server";
import { toGuestReservation } from "@/lib/reservations/view.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(reservationCalls, {
  "POST /reservations/{id}/cancel": async ({ params }) => ({
    reservation: await toGuestReservation(await cancelAsGuest(params.id)),
  }),
});
