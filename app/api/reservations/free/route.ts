import { implement } from "@/lib/api/implement";
import { inGuestLanguage } from "@/lib/business-profile/language.server";
import { reservationCalls } from "@/lib/reservations/calls";
import { listFreeTimes } from "@/lib/reservations/free.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(reservationCalls, {
  "GET /reservations/free": ({ query }) => inGuestLanguage(query.language, () => listFreeTimes(query)),
});
