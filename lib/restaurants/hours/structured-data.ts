import type { StructuredData } from "@/lib/platform/html/structured-data";
import type { Span } from "../week/week";
import { clockText, dayName } from "../week/words";
import { exceptionRuns } from "./exceptions";
import type { Hours } from "./hours";

/** The format has no 24:00, and doesn't say what equal times mean. */
const endOf = ({ from, to }: Span) => (to === 1440 ? "23:59" : clockText(to === from + 1440 ? to - 1 : to));

const specification = (more: object) => ({ "@type": "OpeningHoursSpecification", ...more });

/**
 * Returns `openingHoursSpecification` (https://schema.org/OpeningHoursSpecification) of the week, grouped by equal
 * times, and of the exceptions on the given days. Times that end before they begin end on the next day; a closed day is
 * from 00:00 to 00:00, as Google's documentation of local businesses says.
 * @param days consecutive dates such as `2026-12-24`
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
  const special = exceptionRuns(exceptions, days).flatMap(({ from, to, exception: { spans } }) => {
    const valid = { validFrom: from, validThrough: to };
    if (spans.length === 0) return [specification({ ...valid, opens: "00:00", closes: "00:00" })];
    return spans.map((span) => specification({ ...valid, opens: clockText(span.from), closes: endOf(span) }));
  });
  const all = [...weekly, ...special];
  return all.length > 0 ? { openingHoursSpecification: all } : {};
}
