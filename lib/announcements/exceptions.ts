import { english, type Translate } from "@/lib/platform/language/translate";
import { dayAfter } from "@/lib/platform/time-zone/days";
import { exceptionRuns } from "@/lib/restaurants/hours/exceptions";
import type { HoursException } from "@/lib/restaurants/hours/hours";
import { dateAt, momentAt } from "@/lib/restaurants/hours/openings";
import { exceptionLine } from "@/lib/restaurants/hours/words";
import type { TimedAnnouncement } from "./choose";

/** Exceptions that will be announced within this number of days are known. */
const KNOWN_DAYS = 31;

type Context = { now: number; timeZone: string; days: number; t?: Translate };

/**
 * Returns the announcements of exceptions from `days` days before the first day of each until its last day has ended, by
 * their days.
 */
export function exceptionAnnouncements(
  exceptions: readonly HoursException[],
  { now, timeZone, days, t = english }: Context,
): TimedAnnouncement[] {
  if (days === 0 || exceptions.length === 0) return [];
  const today = dateAt(now, timeZone).toString();
  const known = Array.from({ length: days + KNOWN_DAYS }, (_, index) => dayAfter(today, index));
  return exceptionRuns(exceptions, known).map(({ from, to, exception }) => ({
    text: exceptionLine({ from, to, exception }, t),
    link: "",
    linkLabel: "",
    tone: "information",
    start: momentAt(dayAfter(from, -days), 0, timeZone, "from"),
    end: momentAt(dayAfter(to), 0, timeZone, "from"),
  }));
}

/** Returns those of the first list that all others contain too. */
export function sharedAnnouncements([first, ...others]: readonly TimedAnnouncement[][]): TimedAnnouncement[] {
  const isEqual = (a: TimedAnnouncement, b: TimedAnnouncement) => a.text === b.text && a.end === b.end;
  return (first ?? []).filter((one) => others.every((all) => all.some((other) => isEqual(one, other))));
}
