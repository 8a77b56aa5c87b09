import "server-only";
import { recordChange } from "@/lib/audit/record.server";
import { siteTranslate } from "@/lib/business-profile/language.server";
import { cachedRead } from "@/lib/platform/cache/cached-read";
import { db, type Transaction } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import { log } from "@/lib/platform/log/log";
import { requireName } from "@/lib/restaurants/hours/server";
import type { Prisma } from "@/prisma/client";
import type { StoredRules } from "./answers";
import { firstRules, sampleTables } from "./first-rules";
import type { GivenRules, ReservationRules } from "./rules";
import { reservationRules } from "./schema";

/** Parses stored rules; logs a warning and returns those of a restaurant without reservations if they don't match. */
function parseRules(content: Prisma.JsonValue): ReservationRules {
  const parsed = reservationRules.safeParse({ ...firstRules, ...(content as object) });
  if (parsed.success) return parsed.data;
  log.warn({ at: parsed.error.issues[0]?.path.join(".") }, "The rules of reservations can't be read");
  return firstRules;
}

const select = { content: true, version: true } as const;

/** Returns the rules of a restaurant before the first save, with tables in the language of the site. */
const unsavedRules = async () => ({ ...firstRules, tables: sampleTables(await siteTranslate(null)) });

async function readRules(transaction: Transaction, restaurantId: string): Promise<StoredRules> {
  const row = await transaction.reservationSettings.findUnique({ where: { restaurantId }, select });
  const unsaved = await unsavedRules();
  const rules = row ? parseRules(row.content) : unsaved;
  return { rules, version: row?.version ?? 0, samples: unsaved.tables };
}

/** The rules of all restaurants that saved some. */
const allRules = cachedRead(
  "rules of reservations",
  async (): Promise<ReadonlyMap<string, ReservationRules>> => {
    const rows = await db.reservationSettings.findMany({ select: { restaurantId: true, content: true } });
    return new Map(rows.map(({ restaurantId, content }) => [restaurantId, parseRules(content)]));
  },
);

/** Returns the rules of a restaurant, as cached. */
export const rulesOf = async (restaurantId: string): Promise<ReservationRules> =>
  (await allRules.known()).get(restaurantId) ?? unsavedRules();

/** Locks the reservations of a restaurant until the end of a transaction, and returns its rules. */
export async function lockRules(transaction: Transaction, restaurantId: string): Promise<ReservationRules> {
  await transaction.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`reservations:${restaurantId}`}, 0))`;
  return (await readRules(transaction, restaurantId)).rules;
}

/** Returns the rules of a restaurant; of version 0 before the first save. @throws AppError `not-found` */
export async function getRules(restaurantId: string): Promise<StoredRules> {
  await requireName(db, restaurantId);
  return readRules(db, restaurantId);
}

/**
 * Saves rules over a version, or over any if `over` is null. Reservations keep their tables. A missing `tableOrders` stays as
 * it is.
 * @throws AppError `conflict` for another version, `not-found`
 */
export const saveRules = (
  restaurantId: string,
  given: GivenRules,
  over: number | null,
): Promise<StoredRules> =>
  db.$transaction(async (transaction) => {
    const label = await requireName(transaction, restaurantId);
    await transaction.$executeRaw`
      INSERT INTO "ReservationSettings" ("restaurantId", "updatedAt") VALUES (${restaurantId}, now()) ON CONFLICT DO NOTHING`;
    await transaction.$executeRaw`SELECT FROM "ReservationSettings" WHERE "restaurantId" = ${restaurantId} FOR UPDATE`;
    const current = await readRules(transaction, restaurantId);
    if (over !== null && over !== current.version)
      throw new AppError("conflict", "Somebody else saved the rules of reservations in the meantime.");
    const rules = { ...given, tableOrders: given.tableOrders ?? current.rules.tableOrders };
    const version = current.version + 1;
    await transaction.reservationSettings.update({
      where: { restaurantId },
      data: { content: rules as unknown as Prisma.InputJsonObject, version },
      select: { restaurantId: true },
    });
    await recordChange(transaction, {
      action: "reservations:settings",
      target: { id: restaurantId, label },
      before: current.rules,
      after: rules,
      versions: { before: current.version || null, after: version },
    });
    return { rules, version, samples: current.samples };
  });
