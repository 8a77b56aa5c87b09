import "server-only";
import { Temporal } from "temporal-polyfill";
import { clockTime } from "@/lib/platform/time-zone/clock-time";
import { type OrderKind, orderKinds } from "../terms/terms";
import { occurrenceOn } from "./exceptions";
import { type Hours, weekOf } from "./hours";
import type { ShownHours, ShownOpening } from "./hours-state";
import { dateAt, momentAt, openingsOf } from "./openings";

/** Days whose openings pages know. */
const SHOWN_DAYS = 8;
/** Days within which the next opening is searched. */
const SEARCHED_DAYS = 400;
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

export type Pause = { until: Date | null; reason: string };
export type HoursContext = { now: number; timeZone: string; preparationMinutes: number };

/** Returns `18:00`, with the zone's name such as `CEST` in an hour that a change of the clock repeats. */
export function timeText(moment: number, timeZone: string): string {
  const at = Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(timeZone);
  const text = clockTime(moment, timeZone);
  const wall = at.toPlainDateTime();
  const isRepeated = !wall
    .toZonedDateTime(timeZone, { disambiguation: "earlier" })
    .equals(wall.toZonedDateTime(timeZone, { disambiguation: "later" }));
  if (!isRepeated) return text;
  const parts = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "short" }).formatToParts(moment);
  return `${text} ${parts.find(({ type }) => type === "timeZoneName")?.value ?? ""}`.trim();
}

/** Returns `Friday` within the next six days, else `2 December`. */
function dayText(moment: number, { now, timeZone }: HoursContext): string {
  const date = dateAt(moment, timeZone);
  const isNear = dateAt(now, timeZone).until(date).days <= 6;
  const format = isNear ? { weekday: "long" } : { day: "numeric", month: "long" };
  return date.toLocaleString("en-GB", format as Intl.DateTimeFormatOptions);
}

function lastOrderOf(start: number, end: number, hours: Hours, { preparationMinutes }: HoursContext): number {
  const minutes = hours.lastOrder === "ready" ? preparationMinutes : hours.lastOrderMinutes;
  return Math.max(start, end - minutes * MINUTE_MS);
}

function shownOpenings(hours: Hours, kind: OrderKind, context: HoursContext): ShownOpening[] {
  const { now, timeZone } = context;
  const within = (days: number) => openingsOf(hours, kind, { from: now, days, timeZone });
  const near = within(SHOWN_DAYS);
  const found = near.some(({ start }) => start > now) ? near : within(SEARCHED_DAYS).slice(0, 2);
  return found.map(({ start, end }) => {
    const isEndless = end - Math.max(start, now) > (SHOWN_DAYS - 1) * DAY_MS;
    const lastOrder = isEndless ? end : lastOrderOf(start, end, hours, context);
    const opensTime = timeText(start, timeZone);
    const closesTime = timeText(end, timeZone);
    const isLong = end - start > DAY_MS;
    return {
      start,
      end,
      lastOrder,
      opens: `${dayText(start, context)} at ${opensTime}`,
      opensTime,
      closes: isEndless ? "" : isLong ? `${dayText(end, context)} at ${closesTime}` : closesTime,
      ...(lastOrder < end && { last: timeText(lastOrder, timeZone) }),
    };
  });
}

/** Returns the sentences of exceptions on the next days. */
function notesOf({ exceptions }: Hours, { now, timeZone }: HoursContext): ShownHours["notes"] {
  const today = dateAt(now, timeZone);
  const days = Array.from({ length: SHOWN_DAYS }, (_, index) => today.add({ days: index }).toString());
  return exceptions
    .filter(({ words }) => words !== "")
    .flatMap((exception) => {
      const found = days.map((day) => occurrenceOn(exception, day)).find((one) => one !== null);
      if (!found) return [];
      const after = Temporal.PlainDate.from(found.to).add({ days: 1 }).toString();
      return [
        {
          start: momentAt(found.from, 0, timeZone, "from"),
          end: momentAt(after, 0, timeZone, "from"),
          words: exception.words,
        },
      ];
    });
}

/** Returns the openings of the next days as guests see them; null if it is always open and not paused. */
export function toShownHours(hours: Hours, pause: Pause | null, context: HoursContext): ShownHours | null {
  const limited = orderKinds.filter((kind) => weekOf(hours, kind) || hours.exceptions.length > 0);
  if (limited.length === 0 && !pause) return null;
  return {
    at: context.now,
    kinds: Object.fromEntries(limited.map((kind) => [kind, shownOpenings(hours, kind, context)])),
    pause: pause && {
      until: pause.until?.getTime() ?? null,
      untilTime: pause.until ? timeText(pause.until.getTime(), context.timeZone) : "",
      reason: pause.reason,
    },
    notes: notesOf(hours, context),
  };
}
