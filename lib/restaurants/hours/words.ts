import { kindLabels } from "../terms/kind-labels";
import { type OrderKind, orderKinds } from "../terms/terms";
import { spansText, weekLines } from "../week/words";
import type { Hours, HoursException } from "./hours";

const dayFormat = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", timeZone: "UTC" });
const dateOf = (day: string) => new Date(`${day}T00:00:00Z`);

/** Returns `24 December`, or `24 December to 2 January`. */
export const daysText = (from: string, to: string): string =>
  to > from
    ? `${dayFormat.format(dateOf(from))} to ${dayFormat.format(dateOf(to))}`
    : dayFormat.format(dateOf(from));

/** Returns `24 December to 26 December: closed. Merry Christmas`. */
export const exceptionLine = ({ spans, message }: HoursException, from: string, to: string): string =>
  `${daysText(from, to)}: ${spansText(spans)}${message && `. ${message}`}`;

/**
 * Returns the lines of the week, and those of kinds of order that differ: `Delivery: Monday to Friday 18:00–21:00`.
 * @param offered the kinds of order of the restaurant
 */
export function hoursLines({ week, kinds }: Hours, offered: readonly OrderKind[] = orderKinds): string[] {
  if (!week) return [];
  const ofKinds = offered.flatMap((kind) =>
    weekLines(kinds[kind] ?? []).map((line) => `${kindLabels[kind]}: ${line}`),
  );
  return [...weekLines(week), ...ofKinds];
}
