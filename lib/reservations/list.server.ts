import "server-only";
import { configurationState } from "@/lib/installation/state.server";
import { db } from "@/lib/platform/db/client";
import { dayAfter } from "@/lib/platform/time-zone/days";
import { dateAt, momentAt } from "@/lib/restaurants/hours/openings";
import type { ReservationDay } from "./answers";
import { dayText } from "./moment-text.server";
import type { ReservationsQuery } from "./schema";
import { reservationFields, toStaffReservation } from "./view.server";

/** The most reservations of a day, and the most requests, that are listed. */
const MAX_LISTED = 1000;

/** Lists the reservations of a day, by the clock of the site, and the days with requests. */
export async function listReservations(
  { day: wanted, restaurantId }: ReservationsQuery,
  now = Date.now(),
): Promise<ReservationDay> {
  const { timeZone } = await configurationState();
  const today = dateAt(now, timeZone).toString();
  const day = wanted ?? today;
  const from = new Date(momentAt(day, 0, timeZone, "from"));
  const to = new Date(momentAt(dayAfter(day), 0, timeZone, "from"));
  const ofRestaurant = restaurantId === undefined ? {} : { restaurantId };
  const [rows, waiting] = await Promise.all([
    db.reservation.findMany({
      where: { ...ofRestaurant, startsAt: { gte: from, lt: to } },
      select: reservationFields,
      orderBy: [{ startsAt: "asc" }, { number: "asc" }],
      take: MAX_LISTED,
    }),
    db.reservation.findMany({
      where: { ...ofRestaurant, status: "requested", startsAt: { gt: new Date(now) } },
      select: { startsAt: true },
      orderBy: { startsAt: "asc" },
      take: MAX_LISTED,
    }),
  ]);
  const counts = new Map<string, number>();
  for (const { startsAt } of waiting) {
    const own = dateAt(startsAt.getTime(), timeZone).toString();
    counts.set(own, (counts.get(own) ?? 0) + 1);
  }
  return {
    day,
    today,
    dayText: dayText(day),
    reservations: await Promise.all(rows.map((row) => toStaffReservation(row))),
    requested: [...counts].map(([day, count]) => ({ day, dayText: dayText(day), count })),
  };
}
