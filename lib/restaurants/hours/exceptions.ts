import type { HoursException } from "./hours";

const year = (day: string) => Number(day.slice(0, 4));
/** Returns the same day in another year; 29 February is 28 February in other years. */
function inYear(day: string, wanted: number): string {
  const own = String(wanted).padStart(4, "0") + day.slice(4);
  const exists = !own.endsWith("-02-29") || new Date(`${own}T00:00:00Z`).toISOString().startsWith(own);
  return exists ? own : `${own.slice(0, -2)}28`;
}

/** Returns the first and the last day of the repetition that contains a day; null if none does. */
export function occurrenceOn(exception: HoursException, day: string): { from: string; to: string } | null {
  const { from, to, yearly } = exception;
  if (!yearly) return from <= day && day <= to ? { from, to } : null;
  const span = year(to) - year(from);
  for (const begin of [year(day), year(day) - 1].filter((one) => one >= year(from))) {
    const own = { from: inYear(from, begin), to: inYear(to, begin + span) };
    if (own.from <= day && day <= own.to) return own;
  }
  return null;
}

const length = ({ from, to }: HoursException) => Date.parse(to) - Date.parse(from);

/**
 * Returns the exception of a day. Of several, one of a single year precedes a yearly one, then the shorter one precedes,
 * then the later one of the list.
 */
export function exceptionOn(exceptions: readonly HoursException[], day: string): HoursException | null {
  return exceptions
    .filter((one) => occurrenceOn(one, day))
    .reduce<HoursException | null>((best, one) => {
      if (!best) return one;
      if (best.yearly !== one.yearly) return best.yearly ? one : best;
      return length(one) <= length(best) ? one : best;
    }, null);
}

export type ExceptionRun = { from: string; to: string; exception: HoursException };

/**
 * Groups days by the exception that applies to them. A run at the edge of the days has the days of its exception beyond
 * them.
 * @param days consecutive dates such as `2026-12-24`
 */
export function exceptionRuns(
  exceptions: readonly HoursException[],
  days: readonly string[],
): ExceptionRun[] {
  const runs: ExceptionRun[] = [];
  for (const [index, day] of days.entries()) {
    const exception = exceptionOn(exceptions, day);
    const last = runs.at(-1);
    if (exception && last?.exception === exception && last.to === days[index - 1]) last.to = day;
    else if (exception) runs.push({ from: day, to: day, exception });
  }
  return runs.map(({ from, to, exception }) => ({
    from: from === days[0] ? (occurrenceOn(exception, from)?.from ?? from) : from,
    to: to === days.at(-1) ? (occurrenceOn(exception, to)?.to ?? to) : to,
    exception,
  }));
}
