import "server-only";
import { recordChange } from "@/lib/audit/record.server";
import { siteTranslate } from "@/lib/business-profile/language.server";
import { db } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import { knownOrigin, siteOrigin } from "@/lib/platform/http/origin";
import { drawQrCode } from "@/lib/platform/images/qr-code";
import { findRestaurant } from "@/lib/restaurants/published/server";
import type { TableCodes } from "./answers";
import { makeCode } from "./code";
import { replaceLostKey, signingKey } from "./key.server";
import { tablePath } from "./paths";
import { rotationsOf, tablesOf } from "./table.server";

/** @throws AppError `conflict` if the key of the codes can't be read */
async function requireKey(): Promise<string> {
  const key = await signingKey();
  if (key !== null) return key;
  throw new AppError(
    "conflict",
    "The codes can’t be read with this AUTH_SECRET. Start with the former one, or replace all codes.",
  );
}

async function requireTables(restaurantId: string) {
  const restaurant = await findRestaurant(restaurantId);
  if (!restaurant) throw new AppError("not-found", "There is no such restaurant.");
  const tables = await tablesOf(restaurant);
  return { restaurantName: restaurant.restaurantName, tables };
}

/**
 * Lists the codes of a restaurant's tables, in the owner's order.
 * @param headers those of the request, whose address is used if that of the site is not known
 * @throws AppError `not-found`; `conflict` if the key of the codes can't be read
 */
export async function listCodes(restaurantId: string, headers: Headers): Promise<TableCodes> {
  const { restaurantName, tables } = await requireTables(restaurantId);
  const origin = siteOrigin(headers);
  const rotations = await rotationsOf(tables.map(({ key }) => key));
  const signed = await requireKey();
  const t = await siteTranslate(null);
  return {
    restaurantName,
    caption: t("Menu, orders and the bill"),
    origin,
    isOriginKnown: knownOrigin() !== null,
    codes: tables.map(({ key, name, seats }) => {
      const code = makeCode({ tableKey: key, rotation: rotations.get(key) ?? 0 }, signed);
      const address = `${origin}${tablePath(code)}`;
      return { key, name, seats, address, drawing: drawQrCode(address) };
    }),
  };
}

/**
 * Replaces the code of a table, or of all. Phones that scanned a replaced one can't order any more.
 * @throws AppError `not-found`
 */
export async function rotateCodes(
  restaurantId: string,
  headers: Headers,
  tableKey?: string,
): Promise<TableCodes> {
  const { restaurantName, tables } = await requireTables(restaurantId);
  const rotated = tables.filter(({ key }) => tableKey === undefined || key === tableKey);
  if (rotated.length === 0)
    throw new AppError("not-found", "There is no such table any more. Reload the list of tables.");
  if (tableKey !== undefined) await requireKey();
  await db.$transaction(async (transaction) => {
    if (tableKey === undefined) await replaceLostKey(transaction);
    for (const { key } of rotated)
      await transaction.$executeRaw`
        INSERT INTO "TableCode" AS c ("tableKey", "restaurantId", "rotation", "updatedAt")
        VALUES (${key}, ${restaurantId}, 1, now())
        ON CONFLICT ("tableKey") DO UPDATE SET "rotation" = c."rotation" + 1, "updatedAt" = now()`;
    await recordChange(transaction, {
      action: "tables:rotate",
      target: { id: restaurantId, label: restaurantName },
      after: { table: rotated.map(({ name }) => name).join(", ") },
    });
  });
  return listCodes(restaurantId, headers);
}
