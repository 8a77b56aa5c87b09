import { english, type Translate, translatable } from "@/lib/platform/language/translate";
import { DAY_MINUTES, type Span, type Week } from "./week";

const days = [
  translatable("Monday"),
  translatable("Tuesday"),
  translatable("Wednesday"),
  translatable("Thursday"),
  translatable("Friday"),
  translatable("Saturday"),
  translatable("Sunday"),
] as const;

/** Returns the name of a day of the week, 0 for Monday. */
export const dayName = (day: number, t: Translate = english): string => t(days[((day % 7) + 7) % 7] ?? "");

/** Returns `18:00` for a time in minutes from midnight; `03:00` also if it is of the next day. */
export function clockText(minutes: number): string {
  const ofDay = minutes === DAY_MINUTES ? DAY_MINUTES : minutes % DAY_MINUTES;
  return `${String(Math.floor(ofDay / 60)).padStart(2, "0")}:${String(ofDay % 60).padStart(2, "0")}`;
}

const CLOSED = translatable("closed");

/** Returns `11:30–14:00, 18:00–22:00`, `closed` or `all day`. */
export function spansText(all: readonly Span[], t: Translate = english): string {
  const spans = all.toSorted((one, other) => one.from - other.from);
  if (spans.length === 0) return t(CLOSED);
  if (spans.length === 1 && spans[0]?.from === 0 && spans[0].to === DAY_MINUTES) return t("all day");
  return spans.map(({ from, to }) => `${clockText(from)}–${clockText(to)}`).join(", ");
}

/** Returns a span with its days: `Saturday 18:00 to Sunday 03:00`. */
export const spanSentence = (day: number, { from, to }: Span): string =>
  to > DAY_MINUTES
    ? `${dayName(day)} ${clockText(from)} to ${dayName(day + 1)} ${clockText(to)}`
    : `${dayName(day)} ${clockText(from)} to ${clockText(to)}`;

/**
 * Returns a line for each run of days with equal hours: `Monday to Friday 18:00–22:00`.
 * @param options.closed whether days without hours are named
 */
export function weekLines(week: Week, { closed = true } = {}, t: Translate = english): string[] {
  const runs: { first: number; last: number; text: string }[] = [];
  for (const [day, spans] of week.entries()) {
    const text = spansText(spans, t);
    const run = runs.at(-1);
    if (run?.text === text) run.last = day;
    else runs.push({ first: day, last: day, text });
  }
  const named = closed ? runs : runs.filter(({ text }) => text !== t(CLOSED));
  return named.map(({ first, last, text }) => {
    if (first === 0 && last === 6) return t("Every day {hours}", { hours: text });
    if (first === last) return `${dayName(first, t)} ${text}`;
    const values = { first: dayName(first, t), last: dayName(last, t), hours: text };
    return last === first + 1
      ? t("{first} and {last} {hours}", values)
      : t("{first} to {last} {hours}", values);
  });
}

/** Returns the times in which dishes are offered, in a line: `Monday to Friday 11:30–14:30, Sunday all day`. */
export const offeredText = (times: Week, t: Translate = english): string =>
  weekLines(times, { closed: false }, t).join(", ");
