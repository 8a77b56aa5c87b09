import type { StructuredData } from "@/lib/platform/html/structured-data";
import { occurrenceOn } from "./exceptions";
import type { Hours, Span } from "./hours";
import { clockText, dayName } from "./words";

/** An opening that lasts until midnight ends at 23:59, as the format has no 24:00. */
const endOf = ({ to }: Span) => (to === 1440 ? "23:59" : clockText(to));

const specification = (more: object) => ({ "@type": "OpeningHoursSpecification", ...more });

/**
 * Returns `openingHoursSpecification` (https://schema.org/OpeningHoursSpecification) of the week, grouped by equal
 * times, and of the exceptions on the given days. Times that end before they begin end on the next day; a closed day is
 * from 00:00 to 00:00, as Google's documentation of local businesses says.
 * @param days dates such as `2026-12-24`, ascending
 */
export function hoursSpecification(
  { week, exceptions }: Pick<Hours, "week" | "exceptions">,
  days: readonly string[],
): StructuredData {
  const byTimes = new Map<string, { opens: string; closes: string; days: string[] }>();
  for (const [day, spans] of (week ?? []).entries()) {
    for (const span of spans) {
      const times = { opens: clockText(span.from), closes: endOf(span) };
      const group = byTimes.get(JSON.stringify(times)) ?? { ...times, days: [] };
      group.days.push(dayName(day));
      byTimes.set(JSON.stringify(times), group);
    }
  }
  const weekly = [...byTimes.values()].map(({ days: dayOfWeek, ...times }) =>
    specification({ dayOfWeek, ...times }),
  );
  const special = exceptions.flatMap((exception) => {
    const found = days.map((day) => occurrenceOn(exception, day)).find((one) => one !== null);
    if (!found) return [];
    const valid = { validFrom: found.from, validThrough: found.to };
    if (exception.spans.length === 0) return [specification({ ...valid, opens: "00:00", closes: "00:00" })];
    return exception.spans.map((span) =>
      specification({ ...valid, opens: clockText(span.from), closes: endOf(span) }),
    );
  });
  const all = [...weekly, ...special];
  return all.length > 0 ? { openingHoursSpecification: all } : {};
}
