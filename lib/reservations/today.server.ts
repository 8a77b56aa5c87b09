import "server-only";
import { listReservations } from "./list.server";
import { holdsTable } from "./status";

/** Reservations that are named. */
const MAX_NAMED = 5;

type Today = {
  people: number;
  waiting: number;
  next: { id: string; time: string; people: number; name: string }[];
};

/** Returns today's reservations in short; null if there are none, and no request waits. */
export async function reservationsOfToday(now = Date.now()): Promise<Today | null> {
  const { reservations, requested } = await listReservations({}, now);
  const holding = reservations.filter(({ status }) => holdsTable(status));
  const waiting = requested.reduce((sum, { count }) => sum + count, 0);
  if (holding.length === 0 && waiting === 0) return null;
  const next = holding.filter(({ endsAt, status }) => Date.parse(endsAt) > now && status !== "seated");
  return {
    people: holding.reduce((sum, { people }) => sum + people, 0),
    waiting,
    next: next
      .slice(0, MAX_NAMED)
      .map(({ id, timeText: time, people, name }) => ({ id, time, people, name })),
  };
}
