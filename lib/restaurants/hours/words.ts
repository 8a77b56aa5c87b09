import { kindLabels } from "../terms/kind-labels";
import { type OrderKind, orderKinds } from "../terms/terms";
import type { Hours, HoursException, Span, Week } from "./hours";

const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

/** Returns the name of a day of the week, 0 for Monday. */
export const dayName = (day: number): string => days[((day % 7) + 7) % 7] ?? "";

/** Returns `18:00` for a time in minutes from midnight; `03:00` also if it is of the next day. */
export function clockText(minutes: number): string {
  const ofDay = minutes === 1440 ? 1440 : minutes % 1440;
  return `${String(Math.floor(ofDay / 60)).padStart(2, "0")}:${String(ofDay % 60).padStart(2, "0")}`;
}

/** Returns `11:30–14:00, 18:00–22:00`, `closed` or `all day`. */
export function spansText(all: readonly Span[]): string {
  const spans = all.toSorted((one, other) => one.from - other.from);
  if (spans.length === 0) return "closed";
  if (spans.length === 1 && spans[0]?.from === 0 && spans[0].to === 1440) return "all day";
  return spans.map(({ from, to }) => `${clockText(from)}–${clockText(to)}`).join(", ");
}

/** Returns a span with its days: `Saturday 18:00 to Sunday 03:00`. */
export const spanSentence = (day: number, { from, to }: Span): string =>
  to > 1440
    ? `${dayName(day)} ${clockText(from)} to ${dayName(day + 1)} ${clockText(to)}`
    : `${dayName(day)} ${clockText(from)} to ${clockText(to)}`;

/** Returns a line for each run of days with equal hours: `Monday to Friday 18:00–22:00`. */
export function weekLines(week: Week): string[] {
  const runs: { first: number; last: number; text: string }[] = [];
  for (const [day, spans] of week.entries()) {
    const text = spansText(spans);
    const run = runs.at(-1);
    if (run?.text === text) run.last = day;
    else runs.push({ first: day, last: day, text });
  }
  return runs.map(({ first, last, text }) => {
    if (first === 0 && last === 6) return `Every day ${text}`;
    const join = last === first + 1 ? " and " : " to ";
    return `${dayName(first)}${last > first ? join + dayName(last) : ""} ${text}`;
  });
}

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
