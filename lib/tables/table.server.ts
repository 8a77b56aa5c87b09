import "server-only";
import { db, type Transaction } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import { translatable } from "@/lib/platform/language/translate";
import type { TableOrders } from "@/lib/reservations/rules";
import { rulesOf } from "@/lib/reservations/settings.server";
import { type SingleTable, tablesInOrder } from "@/lib/reservations/tables";
import { openRestaurants } from "@/lib/restaurants/published/server";
import type { Restaurant } from "@/lib/restaurants/published/types";
import { isCodeOf, shortIdIn, shortIdOf } from "./code";
import { signingKey } from "./key.server";

export type RestaurantTable = SingleTable & { restaurant: Restaurant; tableOrders: TableOrders };

/** Lists the tables of a restaurant, in the owner's order. */
export async function tablesOf(restaurant: Restaurant): Promise<RestaurantTable[]> {
  const rules = await rulesOf(restaurant.restaurantId);
  const { tableOrders } = rules;
  return tablesInOrder(rules, restaurant.restaurantId).map((table) => ({
    ...table,
    restaurant,
    tableOrders,
  }));
}

/** Lists the tables of all open restaurants. */
async function allTables(): Promise<RestaurantTable[]> {
  return (await Promise.all((await openRestaurants.known()).map(tablesOf))).flat();
}

/** @throws AppError `not-found` */
export async function requireTable(tableKey: string): Promise<RestaurantTable> {
  const table = (await allTables()).find(({ key }) => key === tableKey);
  if (!table) throw new AppError("not-found", "There is no such table any more. Reload the list of tables.");
  return table;
}

/** Returns the rotations of codes, by table; a table without one has its first code. */
export async function rotationsOf(
  tableKeys: readonly string[],
  database: Transaction = db,
): Promise<ReadonlyMap<string, number>> {
  const rows = await database.tableCode.findMany({
    where: { tableKey: { in: [...tableKeys] } },
    select: { tableKey: true, rotation: true },
  });
  return new Map(rows.map(({ tableKey, rotation }) => [tableKey, rotation]));
}

const invalidCode = () =>
  new AppError(
    "not-found",
    translatable(
      "This code is not valid any more. Scan the code that is on your table now, or ask the staff.",
    ),
  );

/** Returns the table of a code. @throws AppError `not-found` for a forged code, a replaced one and one of a removed table */
export async function tableOfCode(code: string): Promise<RestaurantTable> {
  const shortId = shortIdIn(code);
  const table = shortId && (await allTables()).find(({ key }) => shortIdOf(key) === shortId);
  if (!table) throw invalidCode();
  const rotation = (await rotationsOf([table.key])).get(table.key) ?? 0;
  const key = await signingKey();
  if (key === null || !isCodeOf(code, { tableKey: table.key, rotation }, key)) throw invalidCode();
  return table;
}
