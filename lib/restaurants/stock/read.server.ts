import "server-only";
import { configurationState } from "@/lib/installation/state.server";
import { db } from "@/lib/platform/db/client";
import { businessDay } from "@/lib/platform/time-zone/business-day";
import type { StockState } from "./stock";

/** The day of stock that is not counted by day. */
export const ALL_DAYS = "1970-01-01";

/** Returns the business day whose stock an order takes that is to be ready at a moment. */
export async function stockDay(readyAt = new Date()): Promise<string> {
  return businessDay(readyAt, await configurationState());
}

/** Returns the stock of the counted dishes and options of some restaurants. @param day a business day; by default today */
export async function readStocks(
  restaurantId?: string,
  day?: string,
): Promise<(StockState & { restaurantId: string })[]> {
  const where = restaurantId === undefined ? {} : { restaurantId };
  const counted = await db.stock.findMany({ where });
  if (counted.length === 0) return [];
  const today = day ?? (await stockDay());
  const uses = await db.stockUse.findMany({
    where: { ...where, day: { in: [new Date(ALL_DAYS), new Date(today)] } },
  });
  const keyOf = (row: { restaurantId: string; groupId: string; itemId: string }, of: string) =>
    [row.restaurantId, row.groupId, row.itemId, of].join(" ");
  const known = new Map(uses.map((use) => [keyOf(use, use.day.toISOString().slice(0, 10)), use]));
  return counted.map((stock) => {
    const use = known.get(keyOf(stock, stock.isDaily ? today : ALL_DAYS));
    return { ...stock, left: Math.max(0, (use?.amount ?? stock.amount) - (use?.quantity ?? 0)) };
  });
}

/** Returns the stock of the counted dishes and options of a restaurant. @param day a business day; by default today */
export const readStock = (restaurantId: string, day?: string): Promise<StockState[]> =>
  readStocks(restaurantId, day);
