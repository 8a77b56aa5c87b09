import { implement } from "@/lib/api/implement";
import { requireConfiguration } from "@/lib/installation/state.server";
import { reservationCalls } from "@/lib/reservations/calls";
import { listReservations } from "@/lib/reservations/list.server";
import { placeReservation } from "@/lib/reservations/place.server";
import { toGuestReservation } from "@/lib/reservations/view.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(reservationCalls, {
  "GET /reservations": ({ query }) => listReservations(query),
  "POST /reservations": async ({ body, request }) => {
    await requireConfiguration();
    return { reservation: await toGuestReservation(await placeReservation(body, request.signal)) };
  },
});
