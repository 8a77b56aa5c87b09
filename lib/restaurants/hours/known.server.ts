import "server-only";
import { configurationState } from "@/lib/installation/state.server";
import { cachedRead } from "@/lib/platform/cache/cached-read";
import { db } from "@/lib/platform/db/client";
import { log } from "@/lib/platform/log/log";
import type { Prisma } from "@/prisma/client";
import { alwaysOpen, type Hours } from "./hours";
import { nextChange, type ShownHours } from "./hours-state";
import { hours as hoursSchema } from "./schema";
import { type HoursContext, type Pause, toShownHours } from "./shown.server";

/** Parses stored hours; logs a warning and returns those of a restaurant that is always open if they don't match. */
export function storedHours(content: Prisma.JsonValue): Hours {
  const parsed = hoursSchema.safeParse({ ...alwaysOpen, ...(content as object) });
  if (parsed.success) return parsed.data;
  log.warn({ at: parsed.error.issues[0]?.path.join(".") }, "Opening hours can't be read");
  return alwaysOpen;
}

export type Known = { hours: Hours; pause: Pause | null };

/** The hours and pauses of all restaurants that have some. */
const allHours = cachedRead("hours", async (): Promise<ReadonlyMap<string, Known>> => {
  const rows = await db.hours.findMany({
    select: { restaurantId: true, content: true, pausedAt: true, pausedUntil: true, pauseReason: true },
  });
  return new Map(
    rows.map(({ restaurantId, content, pausedAt, pausedUntil, pauseReason }) => [
      restaurantId,
      { hours: storedHours(content), pause: pausedAt && { until: pausedUntil, reason: pauseReason } },
    ]),
  );
});

/** Returns the hours of a restaurant; null if it is always open. */
export const knownHours = async (restaurantId: string): Promise<Hours | null> =>
  (await allHours.known()).get(restaurantId)?.hours ?? null;

/** The known hours of a restaurant with its pause; null if it is always open. Equal until they are read again. */
export const knownWithPause = async (restaurantId: string): Promise<Known | null> =>
  (await allHours.known()).get(restaurantId) ?? null;

type Kept = HoursContext & { shown: ShownHours | null; until: number };

/** The shown form of known hours, kept until it changes, as each order needs it. */
const kept = new WeakMap<Known, Kept>();

/** Shown hours are computed again after this time, in milliseconds: browsers compare their clock with its moment. */
const MAX_KEPT_MS = 900_000;

function shownOf(known: Known, context: HoursContext): Kept {
  const { now, timeZone, preparationMinutes } = context;
  const before = kept.get(known);
  const isSame = before?.timeZone === timeZone && before.preparationMinutes === preparationMinutes;
  if (before && isSame && before.now <= now && now < before.until) return before;
  const { pause, hours } = known;
  const isPaused = pause && (!pause.until || pause.until.getTime() > now);
  const shown = toShownHours(hours, isPaused ? pause : null, context);
  const until = Math.min(now + MAX_KEPT_MS, nextChange(shown, now));
  const made = { ...context, shown, until };
  kept.set(known, made);
  return made;
}

/** Returns the hours that a restaurant shows to its guests; null if it is always open and not paused. */
export async function hoursOf(restaurantId: string, now = Date.now()): Promise<ShownHours | null> {
  const known = (await allHours.known()).get(restaurantId);
  if (!known) return null;
  const { timeZone, preparationMinutes } = await configurationState();
  return shownOf(known, { now, timeZone, preparationMinutes }).shown;
}

/** Returns the moment at which some restaurant opens or closes next, or at which shown hours are to be computed again. */
export async function nextChangeOfHours(now = Date.now()): Promise<number> {
  const { timeZone, preparationMinutes } = await configurationState();
  const all = [...(await allHours.known()).values()];
  const moments = all.map((known) => shownOf(known, { now, timeZone, preparationMinutes }).until);
  return Math.min(now + MAX_KEPT_MS, ...moments);
}
