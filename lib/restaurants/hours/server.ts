import "server-only";
import { recordChange } from "@/lib/audit/record.server";
import { db, type Transaction } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import type { Prisma } from "@/prisma/client";
import { publishMenuChange } from "../published/publish.server";
import type { StoredHours } from "./answers";
import { alwaysOpen, type Hours } from "./hours";
import { storedHours } from "./known.server";

/** @throws AppError `not-found` */
export async function requireName(transaction: Transaction, id: string): Promise<string> {
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
