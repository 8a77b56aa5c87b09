import { Temporal } from "temporal-polyfill";
import type { OrderKind } from "../terms/terms";
import type { Span, Week } from "../week/week";
import { exceptionOn } from "./exceptions";
import { type Hours, weekOf } from "./hours";

/** A time of being open, in milliseconds since 1970. */
export type Opening = { start: number; end: number };

/**
 * Returns the moment of a wall-clock time, in minutes from midnight of a day. In the hour that a change of the clock
 * repeats, a beginning is the first of both moments and an end the last; in an hour that it skips, the moment is that of
 * the change.
 */
export function momentAt(day: string, minutes: number, timeZone: string, edge: keyof Span): number {
  const wall = Temporal.PlainDate.from(day).toPlainDateTime().add({ minutes });
  const disambiguation = edge === "from" ? "earlier" : "later";
  const moment = wall.toZonedDateTime(timeZone, { disambiguation });
  if (moment.toPlainDateTime().equals(wall)) return moment.epochMilliseconds;
  const before = wall.toZonedDateTime(timeZone, { disambiguation: "earlier" });
  return (before.getTimeZoneTransition("next") ?? moment).epochMilliseconds;
}

/** Returns the day of the week of a date such as `2026-12-24`, 0 for Monday. */
const weekdayOf = (day: string) => Temporal.PlainDate.from(day).dayOfWeek - 1;

/** Returns the spans of a day for a kind of order: those of an exception, else those of the week. */
function spansOn(hours: Hours, kind: OrderKind, day: string): readonly Span[] {
  const exception = exceptionOn(hours.exceptions, day);
  if (exception) return exception.spans;
  return weekOf(hours, kind)?.[weekdayOf(day)] ?? [{ from: 0, to: 1440 }];
}

/** Joins openings that overlap or touch each other. */
function joined(openings: readonly Opening[]): Opening[] {
  const all: Opening[] = [];
  for (const { start, end } of [...openings].sort((a, b) => a.start - b.start)) {
    const last = all.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else if (end > start) all.push({ start, end });
  }
  return all;
}

/** Returns the local date of a moment. */
export const dateAt = (moment: number, timeZone: string): Temporal.PlainDate =>
  Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(timeZone).toPlainDate();

type Range = { from: number; days: number; timeZone: string };

/** Returns the openings of the spans of each day, beginning with the day before `from`, over some days. */
function openingsBy(
  spansOfDay: (day: string) => readonly Span[],
  { from, days, timeZone }: Range,
): Opening[] {
  const first = dateAt(from, timeZone).subtract({ days: 1 });
  const all: Opening[] = [];
  for (let index = 0; index <= days; index += 1) {
    const day = first.add({ days: index }).toString();
    for (const span of spansOfDay(day)) {
      const start = momentAt(day, span.from, timeZone, "from");
      all.push({ start, end: momentAt(day, span.to, timeZone, "to") });
    }
  }
  return joined(all).filter(({ end }) => end > from);
}

/**
 * Returns the times at which a restaurant is open for a kind of order, beginning with the day before `from`, over some
 * days. A span belongs to the day on which it begins, also after midnight.
 */
export const openingsOf = (hours: Hours, kind: OrderKind, range: Range): Opening[] =>
  openingsBy((day) => spansOn(hours, kind, day), range);

type Exceptions = Readonly<Hours["exceptions"]>;

/** Returns the openings of a category that has times, without the days whose exception closes such categories. */
export const categoryOpeningsOf = (times: Week, exceptions: Exceptions, range: Range): Opening[] =>
  openingsBy(
    (day) => (exceptionOn(exceptions, day)?.closesCategories ? [] : (times[weekdayOf(day)] ?? [])),
    range,
  );

/** Returns whether a moment is within the times of a category. */
export const isWithin = (
  times: Week,
  moment: number,
  timeZone: string,
  exceptions: Exceptions = [],
): boolean =>
  categoryOpeningsOf(times, exceptions, { from: moment, days: 1, timeZone }).some(
    ({ start, end }) => start <= moment && moment < end,
  );
