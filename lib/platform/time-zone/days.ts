const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** The maximum distance of a local hour from the same one of UTC: offsets are between -12 and +14 hours. */
const MAX_OFFSET_MS = 26 * HOUR_MS;

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat("en", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
  });
  clocks.set(timeZone, clock);
  return clock;
}

/** Formats the local date and time: `2026-01-31 18:05:09`. */
export function wallClock(moment: Date, timeZone: string): string {
  const parts = new Map(
    clockOf(timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? "";
  return `${of("year")}-${of("month")}-${of("day")} ${of("hour")}:${of("minute")}:${of("second")}`;
}

/** Returns the local date and time to the minute: `2026-01-31 18:05`. */
export const minuteIn = (moment: Date, timeZone: string): string =>
  wallClock(moment, timeZone).slice(0, "2026-01-31 18:05".length);

/**
 * Returns the moment of a local time: `2026-01-31T18:05`. In an hour that a change of the clock repeats, either of both; in
 * one that it skips, a moment next to the change.
 */
export function momentOfMinute(text: string, timeZone: string): Date {
  const nominal = Date.parse(`${text}Z`);
  const shownAt = (moment: number) =>
    Date.parse(`${minuteIn(new Date(moment), timeZone).replace(" ", "T")}Z`);
  // The offset at the nominal moment may be that before or after a change of the clock.
  const guess = nominal - (shownAt(nominal) - nominal);
  return new Date(guess - (shownAt(guess) - nominal));
}

/** Returns the local day: `2026-01-31`. */
export const dayIn = (moment: Date, timeZone: string): string =>
  wallClock(moment, timeZone).slice(0, "2026-01-31".length);

/** Returns the day `count` days later, or earlier if it is negative. */
export const dayAfter = (day: string, count = 1): string =>
  new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, "2026-01-31".length);

/** Returns what the clock of a zone is ahead of UTC, in milliseconds. */
const offsetAt = (moment: number, timeZone: string): number =>
  Date.parse(`${wallClock(new Date(moment), timeZone).replace(" ", "T")}Z`) - moment;

/**
 * Returns the beginning of a local day, at midnight or at a later whole hour. Near a change of the clock it searches by the
 * clock at a moment, so that days of 23 and 25 hours, and days without that hour, are right.
 */
export function startOfDay(day: string, timeZone: string, hour = 0): Date {
  const beginning = `${day} ${String(hour).padStart(2, "0")}:00:00`;
  const nominal = Date.parse(day) + hour * HOUR_MS;
  let before = nominal - MAX_OFFSET_MS;
  let within = nominal + MAX_OFFSET_MS;
  const offset = offsetAt(before, timeZone);
  if (offset === offsetAt(within, timeZone)) {
    const moment = new Date(nominal - offset);
    if (wallClock(moment, timeZone) === beginning) return moment;
  }
  while (within - before > 1) {
    const middle = Math.floor((before + within) / 2);
    if (wallClock(new Date(middle), timeZone) >= beginning) within = middle;
    else before = middle;
  }
  return new Date(within);
}

/** Lists the latest local days, today last. */
export function latestDays(now: Date, count: number, timeZone: string): string[] {
  const today = dayIn(now, timeZone);
  return Array.from({ length: count }, (_, index) => dayAfter(today, index + 1 - count));
}
