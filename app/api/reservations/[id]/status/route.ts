import { implement } from "@/lib/api/implement";
import { reservationCalls } from "@/lib/reservations/calls";
import { changeReservation } from "@/lib/reservations/change.server";
import { toStaffReservation } from "@/lib/reservations/view.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(reservationCalls, {
  "POST /reservations/{id}/status": async ({ params, body }) => ({
    reservation: await toStaffReservation(await changeReservation(params.id, body)),
  }),
});
