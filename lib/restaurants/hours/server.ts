import "server-only";
import { actorName } from "@/lib/audit/actor";
import { recordChange } from "@/lib/audit/record.server";
import { configurationState } from "@/lib/installation/state.server";
import { cachedRead } from "@/lib/platform/cache/cached-read";
import { db, type Transaction } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import type { Prisma } from "@/prisma/client";
import { publishMenuChange } from "../published/publish.server";
import type { OrderKind } from "../terms/terms";
import type { StoredHours } from "./answers";
import { alwaysOpen, type Hours } from "./hours";
import { hoursState, nextChange, type ShownHours } from "./hours-state";
import { type HoursContext, type Pause, toShownHours } from "./shown.server";

/** Returns hours as they were checked when they were stored. */
export const storedHours = (content: Prisma.JsonValue): Hours => ({
  ...alwaysOpen,
  ...(content as Partial<Hours>),
});

const fields = {
  restaurantId: true,
  content: true,
  pausedAt: true,
  pausedUntil: true,
  pauseReason: true,
} satisfies Prisma.HoursSelect;

type Known = { hours: Hours; pause: Pause | null };

/** The hours and pauses of all restaurants that have some. */
const allHours = cachedRead("hours", async (): Promise<ReadonlyMap<string, Known>> => {
  const rows = await db.hours.findMany({ select: fields });
  return new Map(
    rows.map(({ restaurantId, content, pausedAt, pausedUntil, pauseReason }) => [
      restaurantId,
      {
        hours: storedHours(content),
        pause: pausedAt && { until: pausedUntil, reason: pauseReason },
      },
    ]),
  );
});

type Kept = HoursContext & { shown: ShownHours | null; until: number };

/** The shown form of known hours, kept until it changes, as each order needs it. */
const kept = new WeakMap<Known, Kept>();

/** Shown hours are computed again after this time, in milliseconds, so that they name the days of the coming week. */
const MAX_KEPT_MS = 3_600_000;

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

/** Returns the hours of a restaurant; null if it is always open. */
export const knownHours = async (restaurantId: string): Promise<Hours | null> =>
  (await allHours.known()).get(restaurantId)?.hours ?? null;

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

/** @throws AppError `conflict` if the restaurant takes no orders of this kind now, with the hours */
export async function requireTakesOrders(
  restaurantId: string,
  kind: OrderKind,
  now = Date.now(),
): Promise<void> {
  const { takesOrders, text } = hoursState(await hoursOf(restaurantId, now), kind, now);
  if (!takesOrders) throw new AppError("conflict", `${text} Nothing was ordered.`);
}

/** @throws AppError `not-found` */
async function requireName(transaction: Transaction, id: string): Promise<string> {
  const row = await transaction.restaurant.findUnique({ where: { id }, select: { name: true } });
  if (!row) throw new AppError("not-found", "There is no such restaurant.");
  return row.name;
}

async function readHours(transaction: Transaction, restaurantId: string): Promise<StoredHours> {
  const row = await transaction.hours.findUnique({
    where: { restaurantId },
    select: { content: true, version: true },
  });
  return row ? { hours: storedHours(row.content), version: row.version } : { hours: alwaysOpen, version: 0 };
}

/** Returns the hours of a restaurant; of version 0 before the first save. @throws AppError `not-found` */
export async function getHours(restaurantId: string): Promise<StoredHours> {
  await requireName(db, restaurantId);
  return readHours(db, restaurantId);
}

/**
 * Saves hours over a version, or over any if `over` is null.
 * @throws AppError `conflict` for another version, `not-found`
 */
export const saveHours = (restaurantId: string, hours: Hours, over: number | null): Promise<StoredHours> =>
  db.$transaction(async (transaction) => {
    const name = await requireName(transaction, restaurantId);
    await transaction.$executeRaw`
      INSERT INTO "Hours" ("restaurantId", "updatedAt") VALUES (${restaurantId}, now()) ON CONFLICT DO NOTHING`;
    await transaction.$executeRaw`SELECT FROM "Hours" WHERE "restaurantId" = ${restaurantId} FOR UPDATE`;
    const current = await readHours(transaction, restaurantId);
    if (over !== null && over !== current.version)
      throw new AppError("conflict", "Somebody else saved the opening hours in the meantime.");
    const version = current.version + 1;
    await transaction.hours.update({
      where: { restaurantId },
      data: { content: hours as unknown as Prisma.InputJsonObject, version },
      select: { restaurantId: true },
    });
    await recordChange(transaction, {
      action: "hours:save",
      target: { id: restaurantId, label: name },
      before: current.hours,
      after: hours,
      versions: { before: current.version || null, after: version },
    });
    await publishMenuChange(transaction);
    return { hours, version };
  });

type PauseRow = { pausedAt: Date | null; pausedUntil: Date | null; pauseReason: string; pausedBy: string };

/** Stores a pause, or its end. @throws AppError `not-found` */
export const storePause = (restaurantId: string, pause: Omit<PauseRow, "pausedBy" | "pausedAt"> | null) =>
  db.$transaction(async (transaction) => {
    const label = await requireName(transaction, restaurantId);
    const data: PauseRow = pause
      ? { ...pause, pausedAt: new Date(), pausedBy: actorName() }
      : { pausedAt: null, pausedUntil: null, pauseReason: "", pausedBy: "" };
    await transaction.hours.upsert({
      where: { restaurantId },
      create: { restaurantId, ...data },
      update: data,
      select: { restaurantId: true },
    });
    await recordChange(
      transaction,
      pause
        ? {
            action: "hours:pause",
            target: { id: restaurantId, label },
            after: { until: pause.pausedUntil?.toISOString() ?? "resumed", reason: pause.pauseReason },
          }
        : { action: "hours:resume", target: { id: restaurantId, label } },
    );
    await publishMenuChange(transaction);
  });
