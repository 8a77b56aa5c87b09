import {
  aReservation,
  openRules,
  reserved,
  takeReservations,
} from "@/tests/support/reservations/reservations";
import type { Recipe } from "./recipe";

export const reservationCalls: Record<string, Recipe> = {
  "POST /reservations/{id}/cancel": async () => {
    await takeReservations();
    const { id } = await reserved();
    return { sent: { params: { id } }, actions: ["reservations:status"], actor: "visitor" };
  },
  "POST /reservations/staff": async ({ token }) => {
    await takeReservations();
    return { sent: { token, body: aReservation() }, actions: ["reservations:place"] };
  },
  "POST /reservations/{id}/status": async ({ token }) => {
    await takeReservations();
    const { id } = await reserved();
    const body = { status: "seated", expected: "accepted" };
    return { sent: { token, params: { id }, body }, actions: ["reservations:status"] };
  },
  "PUT /reservation-settings/{id}": async ({ token }) => ({
    sent: { token, params: { id: "order1" }, body: openRules },
    actions: ["reservations:settings"],
  }),
};
