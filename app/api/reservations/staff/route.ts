import { implement } from "@/lib/api/implement";
import { actorName } from "@/lib/audit/actor";
import { reservationCalls } from "@/lib/reservations/calls";
import { placeForGuest } from "@/lib/reservations/place.server";
import { toStaffReservation } from "@/lib/reservations/view.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(reservationCalls, {
  "POST /reservations/staff": async ({ body, request }) => ({
    reservation: await toStaffReservation(await placeForGuest(body, actorName(), request.signal)),
  }),
});
