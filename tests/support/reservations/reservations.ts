import { firstRules } from "@/lib/reservations/first-rules";
import type { ReservationRules } from "@/lib/reservations/rules";
import { saveRules } from "@/lib/reservations/settings.server";
import { callRoute } from "../api/call";

/** Two tables of two, and two of four, at any time from now on. */
export const openRules: ReservationRules = {
  ...firstRules,
  isOn: true,
  tables: [
    { id: "two", name: "Window", seats: 2, count: 2 },
    { id: "four", name: "Garden", seats: 4, count: 2 },
  ],
  leadMinutes: 0,
};

/** Switches the reservations of a restaurant on, by default the first one. */
export const takeReservations = (change: Partial<ReservationRules> = {}, restaurantId = "order1") =>
  saveRules(restaurantId, { ...openRules, ...change }, null);

const HOUR_MS = 3_600_000;

/** A whole hour, some days from now. */
export const hourIn = (days: number) =>
  new Date(Math.ceil(Date.now() / HOUR_MS) * HOUR_MS + days * 24 * HOUR_MS).toISOString();

let count = 0;
export const aReservation = (change: object = {}) => ({
  restaurantId: "order1",
  startsAt: hourIn(2),
  people: 2,
  name: "Ada Guest",
  phone: "0171 2345678",
  email: "ada@example.com",
  note: "",
  idempotencyKey: `reservation-${++count}-${Date.now()}`,
  ...change,
});

/** Reserves a table as a guest does. */
export async function reserved(change: object = {}) {
  const answer = await callRoute("POST /reservations", { body: aReservation(change) });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return answer.body.reservation;
}
