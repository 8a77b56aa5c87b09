import { Temporal } from "temporal-polyfill";
import { dayAfter } from "@/lib/platform/time-zone/days";
import type { Opening } from "@/lib/restaurants/hours/openings";
import { dateAt, momentAt } from "@/lib/restaurants/hours/openings";
import { durationOf, type ReservationRules } from "./rules";

const MINUTE_MS = 60_000;
/** Offsets of time zones are multiples of it. */
const STEP_MS = 15 * MINUTE_MS;

export type PossibleContext = {
  now: number;
  timeZone: string;
  /** The openings that may contain the wanted times. */
  openings: readonly Opening[];
  /** No reservation begins before it: the end of a pause; 0 without one. */
  pausedUntil: number;
};

/** Returns the moment after the last one that can be reserved. */
export function horizonOf({ horizonDays }: ReservationRules, now: number, timeZone: string): number {
  const today = dateAt(now, timeZone).toString();
  return momentAt(dayAfter(today, horizonDays + 1), 0, timeZone, "from");
}

/** Returns the offset of the clock of the place from UTC, in milliseconds. */
const offsetAt = (moment: number, timeZone: string): number =>
  Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(timeZone).offsetNanoseconds / 1_000_000;

/** Returns whether a moment is at a multiple of the grid after midnight by the clock of the place. */
export const isOnGrid = (moment: number, gridMinutes: number, timeZone: string): boolean =>
  (moment + offsetAt(moment, timeZone)) % (gridMinutes * MINUTE_MS) === 0;

export type Refused = "past" | "tooSoon" | "beyond" | "paused" | "closed" | "tooLate" | "offGrid";

const openingAt = (openings: readonly Opening[], moment: number) =>
  openings.find(({ start, end }) => start <= moment && moment < end);

/** Returns the last moment of an opening at which a reservation can begin. */
const lastStart = ({ lastMinutes }: ReservationRules, { start, end }: Opening): number =>
  Math.max(start, end - lastMinutes * MINUTE_MS);

/** Returns why no reservation can begin at a moment, whether or not a table is free; null if one can. */
export function refusedAt(rules: ReservationRules, moment: number, context: PossibleContext): Refused | null {
  const { now, timeZone, openings, pausedUntil } = context;
  if (moment <= now) return "past";
  if (moment < now + rules.leadMinutes * MINUTE_MS) return "tooSoon";
  if (moment >= horizonOf(rules, now, timeZone)) return "beyond";
  if (moment < pausedUntil) return "paused";
  const opening = openingAt(openings, moment);
  if (!opening) return "closed";
  if (moment > lastStart(rules, opening)) return "tooLate";
  return isOnGrid(moment, rules.gridMinutes, timeZone) ? null : "offGrid";
}

/** Returns the end of a reservation: after its duration, or at closing. */
export function endOf(
  rules: ReservationRules,
  { start, people }: { start: number; people: number },
  openings: readonly Opening[],
): number {
  const end = start + durationOf(rules, people);
  return Math.min(end, openingAt(openings, start)?.end ?? end);
}

/** Lists the moments of an opening on the grid; its offset is looked up once unless the clock changes meanwhile. */
function gridMoments({ start, end }: Opening, gridMinutes: number, timeZone: string): number[] {
  const begin = Math.ceil(start / STEP_MS) * STEP_MS;
  const count = Math.max(0, Math.ceil((end - begin) / STEP_MS));
  const moments = Array.from({ length: count }, (_, index) => begin + index * STEP_MS);
  const offset = offsetAt(start, timeZone);
  if (offset !== offsetAt(end, timeZone))
    return moments.filter((moment) => isOnGrid(moment, gridMinutes, timeZone));
  return moments.filter((moment) => (moment + offset) % (gridMinutes * MINUTE_MS) === 0);
}

/** Lists the moments from `from` until before `to` at which a reservation can begin if a table is free. */
export function possibleTimes(
  rules: ReservationRules,
  { from, to }: { from: number; to: number },
  { now, timeZone, openings, pausedUntil }: PossibleContext,
): number[] {
  const first = Math.max(from, now + 1, now + rules.leadMinutes * MINUTE_MS, pausedUntil);
  const end = Math.min(to, horizonOf(rules, now, timeZone));
  return openings.flatMap((opening) => {
    const within = { start: Math.max(first, opening.start), end: Math.min(end, opening.end) };
    if (within.start >= within.end) return [];
    const last = lastStart(rules, opening);
    return gridMoments(within, rules.gridMinutes, timeZone).filter((moment) => moment <= last);
  });
}
