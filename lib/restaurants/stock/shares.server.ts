import "server-only";
import * as z from "zod";
import { db, type Transaction } from "@/lib/platform/db/client";
import { ALL_DAYS, stockDay } from "./read.server";
import type { StockKey, StockShare } from "./stock";

const stored = z.array(
  z.object({ groupId: z.string(), itemId: z.string(), day: z.string(), quantity: z.int() }),
);

/** Parses the shares of a hold. */
export const parseShares = (value: unknown): StockShare[] => stored.parse(value);

/** Returns shares for the business day of a moment. */
export async function sharesAt(shares: readonly StockShare[], moment: Date): Promise<StockShare[]> {
  const day = await stockDay(moment);
  return shares.map((share) => (share.day === ALL_DAYS ? share : { ...share, day }));
}

/** Returns the counted dishes and options of a restaurant. @param readyAt by default now */
export async function countedKeys(
  transaction: Transaction,
  restaurantId: string,
  readyAt?: Date,
): Promise<Omit<StockShare, "quantity">[]> {
  const rows = await transaction.stock.findMany({
    where: { restaurantId },
    select: { groupId: true, itemId: true, isDaily: true },
  });
  const day = rows.length > 0 ? await stockDay(readyAt) : ALL_DAYS;
  return rows.map(({ isDaily, ...key }) => ({ ...key, day: isDaily ? day : ALL_DAYS }));
}

/**
 * Returns the dishes and options of which more is taken than there is, and by how many portions. The transaction has taken the shares before, so
 * that no other one takes of them until it ends.
 */
export const exceededStock = (
  transaction: Transaction,
  restaurantId: string,
  shares: readonly StockShare[],
): Promise<(StockKey & { over: number })[]> =>
  shares.length === 0
    ? Promise.resolve([])
    : transaction.$queryRaw<(StockKey & { over: number })[]>`
        SELECT used."groupId", used."itemId", used."quantity" - COALESCE(used."amount", s."amount") AS "over" FROM "StockUse" used
        JOIN "Stock" s USING ("restaurantId", "groupId", "itemId")
        JOIN jsonb_to_recordset(${JSON.stringify(shares)}::jsonb) AS share("groupId" text, "itemId" text, "day" date)
          ON share."groupId" = used."groupId" AND share."itemId" = used."itemId" AND share."day" = used."day"
        WHERE used."restaurantId" = ${restaurantId} AND used."quantity" > COALESCE(used."amount", s."amount")`;

/** Deletes what orders have taken on business days before a moment, and of stock that is no longer counted. */
export async function deletePastStock(before: Date): Promise<void> {
  await db.$executeRaw`
    DELETE FROM "StockUse" used WHERE "day" < ${before}::date AND ("day" > DATE 'epoch' OR "quantity" = 0 AND NOT EXISTS (
      SELECT FROM "Stock" s WHERE s."restaurantId" = used."restaurantId" AND s."groupId" = used."groupId"
        AND s."itemId" = used."itemId"))`;
}
