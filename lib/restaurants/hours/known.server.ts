import "server-only";
import { configurationState } from "@/lib/installation/state.server";
import { cachedRead } from "@/lib/platform/cache/cached-read";
import { db } from "@/lib/platform/db/client";
import { english, furtherLanguage, type Translate } from "@/lib/platform/language/translate";
import { log } from "@/lib/platform/log/log";
import { Prisma } from "@/prisma/client";
import { reasonForGuest } from "../guest-reasons";
import { storedTimes } from "../week/category-times.server";
import type { Week } from "../week/week";
import { alwaysOpen, type Hours } from "./hours";
import { nextChange, type ShownHours } from "./hours-state";
import { hours as hoursSchema } from "./schema";
import { type CategoryTimes, type HoursContext, type Pause, toShownHours } from "./shown.server";

/** Parses stored hours; logs a warning and returns those of a restaurant that is always open if they don't match. */
export function storedHours(content: Prisma.JsonValue): Hours {
  const parsed = hoursSchema.safeParse({ ...alwaysOpen, ...(content as object) });
  if (parsed.success) return parsed.data;
  log.warn({ at: parsed.error.issues[0]?.path.join(".") }, "Opening hours can't be read");
  return alwaysOpen;
}

export type Known = { hours: Hours; pause: Pause | null; times?: CategoryTimes };

/** Returns the times of the published categories that have some, by restaurant. */
async function categoryTimes(): Promise<ReadonlyMap<string, CategoryTimes>> {
  const rows = await db.category.findMany({
    where: { times: { not: Prisma.DbNull } },
    select: { restaurantId: true, id: true, times: true },
    orderBy: [{ restaurantId: "asc" }, { position: "asc" }],
  });
  const all = new Map<string, Map<string, Week>>();
  for (const { restaurantId, id, times } of rows) {
    const week = storedTimes(times);
    if (week) all.set(restaurantId, (all.get(restaurantId) ?? new Map()).set(id, week));
  }
  return all;
}

/** The hours and pauses of all restaurants that have some, or categories with times. */
const allHours = cachedRead("hours", async (): Promise<ReadonlyMap<string, Known>> => {
  const [rows, allTimes] = await Promise.all([
    db.hours.findMany({
      select: { restaurantId: true, content: true, pausedAt: true, pausedUntil: true, pauseReason: true },
    }),
    categoryTimes(),
  ]);
  const all = new Map<string, Known>(
    [...allTimes].map(([restaurantId, times]) => [restaurantId, { hours: alwaysOpen, pause: null, times }]),
  );
  for (const { restaurantId, content, pausedAt, pausedUntil, pauseReason } of rows)
    all.set(restaurantId, {
      ...all.get(restaurantId),
      hours: storedHours(content),
      pause: pausedAt && { until: pausedUntil, reason: pauseReason },
    });
  return all;
});

/** Returns the hours of a restaurant; null if it is always open. */
export async function knownHours(restaurantId: string): Promise<Hours | null> {
  const hours = (await allHours.known()).get(restaurantId)?.hours ?? alwaysOpen;
  return hours === alwaysOpen ? null : hours;
}

/** The known hours of a restaurant with its pause; null if it is always open. Equal until they are read again. */
export const knownWithPause = async (restaurantId: string): Promise<Known | null> =>
  (await allHours.known()).get(restaurantId) ?? null;

type Kept = HoursContext & { shown: ShownHours | null; until: number };

/** The shown form of known hours by language, kept until it changes, as each order needs it. */
const kept = new WeakMap<Known, Map<string, Kept>>();

/** Shown hours are computed again after this time, in milliseconds: browsers compare their clock with its moment. */
const MAX_KEPT_MS = 900_000;

function shownOf(known: Known, context: HoursContext): Kept {
  const { now, timeZone, preparationMinutes, t = english } = context;
  const ofLanguages = kept.get(known) ?? new Map<string, Kept>();
  const before = ofLanguages.get(t.language);
  const isSame = before?.timeZone === timeZone && before.preparationMinutes === preparationMinutes;
  if (before && isSame && before.now <= now && now < before.until) return before;
  const { pause, hours, times } = known;
  const isPaused = pause && (!pause.until || pause.until.getTime() > now);
  const shown = toShownHours(hours, isPaused ? pause : null, context, times);
  const until = Math.min(now + MAX_KEPT_MS, nextChange(shown, now));
  const made = { ...context, shown, until };
  kept.set(known, ofLanguages.set(t.language, made));
  return made;
}

/** Returns hours with the owner's short texts in a language. They are not kept, as translations change by themselves. */
const withShortTexts = (shown: ShownHours, t: Translate): ShownHours => ({
  ...shown,
  pause: shown.pause && { ...shown.pause, reason: reasonForGuest(shown.pause.reason, t) },
  notes: shown.notes.map((note) => ({ ...note, message: t.shortText(note.message) })),
});

/** Returns the hours that a restaurant shows to its guests; null if it is always open and not paused. */
export async function hoursOf(
  restaurantId: string,
  { now = Date.now(), t = english }: { now?: number; t?: Translate } = {},
): Promise<ShownHours | null> {
  const known = (await allHours.known()).get(restaurantId);
  if (!known) return null;
  const { timeZone, preparationMinutes } = await configurationState();
  const { shown } = shownOf(known, { now, timeZone, preparationMinutes, t });
  return shown && (shown.pause || furtherLanguage(t) !== null) ? withShortTexts(shown, t) : shown;
}

/** Returns the moment at which some restaurant opens or closes next, or at which shown hours are to be computed again. */
export async function nextChangeOfHours(now = Date.now()): Promise<number> {
  const { timeZone, preparationMinutes } = await configurationState();
  const all = [...(await allHours.known()).values()];
  const moments = all.map((known) => shownOf(known, { now, timeZone, preparationMinutes }).until);
  return Math.min(now + MAX_KEPT_MS, ...moments);
}
