import { dateLocale } from "@/lib/platform/language/date-locale";
import { english, type Translate } from "@/lib/platform/language/translate";
import { kindLabels } from "../terms/kind-labels";
import { type OrderKind, orderKinds } from "../terms/terms";
import { spansText, weekLines } from "../week/words";
import type { Hours, HoursException } from "./hours";

/** Returns `24 December`, or `24 December to 2 January`. */
export function daysText(from: string, to: string, t: Translate = english): string {
  const format = new Intl.DateTimeFormat(dateLocale(t.language), {
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  });
  const textOf = (day: string) => format.format(new Date(`${day}T00:00:00Z`));
  return to > from ? t("{from} to {to}", { from: textOf(from), to: textOf(to) }) : textOf(from);
}

/** Returns `24 December to 26 December: closed. Merry Christmas`. */
export const exceptionLine = (
  { from, to, exception: { spans, message } }: { from: string; to: string; exception: HoursException },
  t: Translate = english,
): string => `${daysText(from, to, t)}: ${spansText(spans, t)}${message && `. ${t.shortText(message)}`}`;

/**
 * Returns the lines of the week, and those of kinds of order that differ: `Delivery: Monday to Friday 18:00–21:00`.
 * @param offered the kinds of order of the restaurant
 */
export function hoursLines(
  { week, kinds }: Hours,
  offered: readonly OrderKind[] = orderKinds,
  t: Translate = english,
): string[] {
  if (!week) return [];
  const ofKinds = offered.flatMap((kind) =>
    weekLines(kinds[kind] ?? [], {}, t).map((line) => `${t(kindLabels[kind])}: ${line}`),
  );
  return [...weekLines(week, {}, t), ...ofKinds];
}
