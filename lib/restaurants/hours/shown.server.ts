import "server-only";
import { Temporal } from "temporal-polyfill";
import { dateLocale } from "@/lib/platform/language/date-locale";
import { DEFAULT_LANGUAGE } from "@/lib/platform/language/language";
import { english, type Translate } from "@/lib/platform/language/translate";
import { clockTime } from "@/lib/platform/time-zone/clock-time";
import { dayAfter } from "@/lib/platform/time-zone/days";
import { orderKinds } from "../terms/terms";
import type { Week } from "../week/week";
import { offeredText } from "../week/words";
import { exceptionRuns } from "./exceptions";
import { type Hours, weekOf } from "./hours";
import { type ShownHours, type ShownOpening, type ShownTimes, SOON_MS } from "./hours-state";
import { categoryOpeningsOf, dateAt, momentAt, type Opening, openingsOf } from "./openings";
import { hasCapacity } from "./slot-rules";

/** Days whose openings pages know. */
const SHOWN_DAYS = 8;
/** Days within which the next opening is searched. */
const SEARCHED_DAYS = 400;
/** The search goes on by this number of days at a time. */
const SEARCH_STEP_DAYS = 28;
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

export type Pause = { until: Date | null; reason: string };
export type HoursContext = {
  now: number;
  timeZone: string;
  preparationMinutes: number;
  /** Translates the texts; they are English by default. */
  t?: Translate;
};

/** Returns `18:00`, with the zone's name such as `CEST` in an hour that a change of the clock repeats. */
export function timeText(moment: number, timeZone: string, language = DEFAULT_LANGUAGE): string {
  const at = Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(timeZone);
  const text = clockTime(moment, timeZone);
  const wall = at.toPlainDateTime();
  const isRepeated = !wall
    .toZonedDateTime(timeZone, { disambiguation: "earlier" })
    .equals(wall.toZonedDateTime(timeZone, { disambiguation: "later" }));
  if (!isRepeated) return text;
  const format = new Intl.DateTimeFormat(dateLocale(language), { timeZone, timeZoneName: "short" });
  const parts = format.formatToParts(moment);
  return `${text} ${parts.find(({ type }) => type === "timeZoneName")?.value ?? ""}`.trim();
}

/** Returns `Friday` within the next six days, else `2 December`. */
function dayText(moment: number, { now, timeZone, t = english }: HoursContext): string {
  const date = dateAt(moment, timeZone);
  const isNear = dateAt(now, timeZone).until(date).days <= 6;
  const format = isNear ? { weekday: "long" } : { day: "numeric", month: "long" };
  return date.toLocaleString(dateLocale(t.language), format as Intl.DateTimeFormatOptions);
}

/** Returns `Friday at 18:00`. */
const dayTime = (moment: number, time: string, context: HoursContext): string =>
  (context.t ?? english)("{day} at {time}", { day: dayText(moment, context), time });

/** Returns the last moment of an order; the closing if the whole opening is shorter than the time before it. */
export function lastOrderOf(
  { start, end }: Opening,
  hours: Pick<Hours, "lastOrder" | "lastOrderMinutes">,
  { preparationMinutes }: Pick<HoursContext, "preparationMinutes">,
): number {
  const minutes = hours.lastOrder === "ready" ? preparationMinutes : hours.lastOrderMinutes;
  const last = end - minutes * MINUTE_MS;
  return last > start ? last : end;
}

const isEndless = ({ start, end }: Opening, now: number) =>
  end - Math.max(start, now) > (SHOWN_DAYS - 1) * DAY_MS;

type OpeningsIn = (range: { from: number; days: number; timeZone: string }) => Opening[];

/** Returns the openings of the next days; if there is no further one among them, also the next one after them. */
function nextOpenings(openings: OpeningsIn, { now, timeZone }: HoursContext): Opening[] {
  const near = openings({ from: now, days: SHOWN_DAYS, timeZone });
  if (near.some((one) => one.start > now || isEndless(one, now))) return near;
  for (let day = SHOWN_DAYS; day < SEARCHED_DAYS; day += SEARCH_STEP_DAYS) {
    const from = now + day * DAY_MS;
    const later = openings({ from, days: SEARCH_STEP_DAYS, timeZone });
    const next = later.find(({ start }) => start > now);
    if (next) return [...near, next];
  }
  return near;
}

function toShown(opening: Opening, hours: Hours, context: HoursContext): ShownOpening {
  const { start, end } = opening;
  const { now, timeZone, t = english } = context;
  const textOf = (moment: number) => timeText(moment, timeZone, t.language);
  const lastOrder = isEndless(opening, now) ? end : lastOrderOf(opening, hours, context);
  const opensTime = textOf(start);
  const closesTime = textOf(end);
  const closes = end - start > DAY_MS ? dayTime(end, closesTime, context) : closesTime;
  return {
    start,
    end,
    lastOrder,
    opens: dayTime(start, opensTime, context),
    opensTime,
    closes: isEndless(opening, now) ? "" : closes,
    ...(lastOrder < end && { last: textOf(lastOrder) }),
  };
}

/** Returns the messages of the exceptions of the next days. */
function notesOf({ exceptions }: Hours, { now, timeZone }: HoursContext): ShownHours["notes"] {
  const today = dateAt(now, timeZone);
  const days = Array.from({ length: SHOWN_DAYS }, (_, index) => today.add({ days: index }).toString());
  return exceptionRuns(exceptions, days)
    .filter(({ exception }) => exception.message !== "")
    .map(({ from, to, exception }) => ({
      start: momentAt(from, 0, timeZone, "from"),
      end: momentAt(dayAfter(to), 0, timeZone, "from"),
      message: exception.message,
    }));
}

/** The weeks of the categories that have times, by id. */
export type CategoryTimes = ReadonlyMap<string, Week>;

function toShownTimes(times: Week, { exceptions }: Hours, context: HoursContext): ShownTimes {
  const openings = nextOpenings((range) => categoryOpeningsOf(times, exceptions, range), context);
  return {
    text: offeredText(times, context.t),
    openings: openings.map(({ start, end }) => {
      const opensTime = timeText(start, context.timeZone, context.t?.language);
      return { start, end, opensTime, opens: dayTime(start, opensTime, context) };
    }),
  };
}

/** Returns the end of a pause, with its day if it is not near. */
function untilText(until: number, context: HoursContext): string {
  const time = timeText(until, context.timeZone, context.t?.language);
  return until - context.now < SOON_MS ? time : dayTime(until, time, context);
}

/** Returns the openings of the next days as guests see them; null if it is always open, not paused, and offers all dishes. */
export function toShownHours(
  hours: Hours,
  pause: Pause | null,
  context: HoursContext,
  times: CategoryTimes = new Map(),
): ShownHours | null {
  const limited = orderKinds.filter((kind) => weekOf(hours, kind) || hours.exceptions.length > 0);
  const { takesLater, takesLaterWhileClosed } = hours.slots;
  const hasTimes = takesLater || hasCapacity(hours.slots);
  if (limited.length === 0 && !pause && !hasTimes && times.size === 0) return null;
  const ofWeeks = new Map<Week | null, ShownOpening[]>();
  for (const kind of limited) {
    const week = weekOf(hours, kind);
    const openings = () =>
      nextOpenings((range) => openingsOf(hours, kind, range), context).map((one) =>
        toShown(one, hours, context),
      );
    if (!ofWeeks.has(week)) ofWeeks.set(week, openings());
  }
  return {
    at: context.now,
    kinds: Object.fromEntries(limited.map((kind) => [kind, ofWeeks.get(weekOf(hours, kind))])),
    pause: pause && {
      until: pause.until?.getTime() ?? null,
      untilTime: pause.until ? untilText(pause.until.getTime(), context) : "",
      reason: pause.reason,
    },
    notes: notesOf(hours, context),
    ...(takesLater && takesLaterWhileClosed && { later: true }),
    ...(hasTimes && { hasTimes }),
    ...(takesLater && { choosesTime: true }),
    ...(times.size > 0 && {
      categories: Object.fromEntries(
        [...times].map(([id, week]) => [id, toShownTimes(week, hours, context)]),
      ),
    }),
  };
}
