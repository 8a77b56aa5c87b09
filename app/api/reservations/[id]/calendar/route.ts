import { implement } from "@/lib/api/implement";
import { sendCalendar } from "@/lib/reservations/calendar.server";
import { reservationCalls } from "@/lib/reservations/calls";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(reservationCalls, {
  "GET /reservations/{id}/calendar": ({ params }) => sendCalendar(params.id),
});
