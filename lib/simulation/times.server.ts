import "server-only";
import { dayAfter, dayIn, startOfDay } from "@/lib/platform/time-zone/days";
import type { Hours } from "@/lib/restaurants/hours/hours";
import type { ShownHours } from "@/lib/restaurants/hours/hours-state";
import { type Opening, openingsOf } from "@/lib/restaurants/hours/openings";
import { toShownHours } from "@/lib/restaurants/hours/shown.server";
import type { OrderKind } from "@/lib/restaurants/terms/terms";

export type Clock = { timeZone: string; preparationMinutes: number };

/** The hours as they are known on a day. */
export type DayTimes = { shown: ShownHours | null; openings: (kind: OrderKind) => readonly Opening[] };

/** The hours of a restaurant at any moment. */
export type Times = Clock & { hours: Hours; at: (now: number) => DayTimes };

function dayTimes(hours: Hours, clock: Clock, from: number): DayTimes {
  const openings = new Map<OrderKind, readonly Opening[]>();
  const days = hours.slots.horizonDays + 1;
  return {
    shown: toShownHours(hours, null, { now: from, ...clock }),
    openings(kind) {
      const known = openings.get(kind) ?? openingsOf(hours, kind, { from, days, timeZone: clock.timeZone });
      openings.set(kind, known);
      return known;
    },
  };
}

/** Returns the times of opening hours, computed once for each day and kept for the latest one. Pauses are none of them. */
export function timesOf(hours: Hours, clock: Clock): Times {
  let kept: { start: number; end: number; times: DayTimes } | undefined;
  return {
    ...clock,
    hours,
    at(now) {
      if (kept && kept.start <= now && now < kept.end) return kept.times;
      const day = dayIn(new Date(now), clock.timeZone);
      const start = startOfDay(day, clock.timeZone).getTime();
      const end = startOfDay(dayAfter(day), clock.timeZone).getTime();
      kept = { start, end, times: dayTimes(hours, clock, start) };
      return kept.times;
    },
  };
}
