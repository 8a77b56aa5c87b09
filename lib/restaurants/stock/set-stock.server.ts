import "server-only";
import { recordChange } from "@/lib/audit/record.server";
import { db, type Transaction } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import type { SoldOutRestaurant } from "../published/answers";
import { publishMenuChange } from "../published/publish.server";
import { ALL_DAYS, readStock, stockDay } from "./read.server";
import type { StockInput } from "./schema";
import { getSoldOut, requireDish, requireOption } from "./sold-out.server";
import { recordStep } from "./steps.server";
import { type ItemKey, isSameItem, type StockKey, type StockState } from "./stock";

/** The values of the audit log. */
const audited = (state: StockState | undefined) => ({
  left: state ? state.left : null,
  daily: state?.isDaily ? state.amount : null,
  isShown: state?.isShown ?? false,
});

async function labelOf(restaurantId: string, { groupId, itemId }: StockKey): Promise<string> {
  if (groupId === "") return (await requireDish(restaurantId, itemId, "itemId")).name;
  const { group, name } = await requireOption({ restaurantId, groupId, optionId: itemId }, "itemId");
  return `${group}: ${name}`;
}

/**
 * Stores the settings of a counted item, and the number of portions left if it is given. Locks the row of `StockUse`, so that
 * concurrent orders take from the new number.
 * @throws AppError `invalid` if the number is missing and not known
 */
async function count(
  transaction: Transaction,
  key: ItemKey,
  { left, daily, isShown }: NonNullable<StockInput["stock"]>,
  before: StockState | undefined,
) {
  if (left === undefined && daily === null && (!before || before.isDaily)) {
    const message = "Say how many are left";
    throw new AppError("invalid", `${message}.`, { fields: { "stock.left": message } });
  }
  const stock = { amount: daily ?? left ?? before?.amount ?? 0, isDaily: daily !== null, isShown };
  await transaction.stock.upsert({
    where: { restaurantId_groupId_itemId: key },
    create: { ...key, ...stock },
    update: stock,
  });
  if (left === undefined) return;
  const day = daily === null ? ALL_DAYS : await stockDay();
  await transaction.$executeRaw`
    INSERT INTO "StockUse" AS used ("restaurantId", "groupId", "itemId", "day", "quantity", "amount")
    VALUES (${key.restaurantId}, ${key.groupId}, ${key.itemId}, ${day}::date, 0, ${left})
    ON CONFLICT ("restaurantId", "groupId", "itemId", "day") DO UPDATE SET "amount" = used."quantity" + ${left}`;
}

/** @throws AppError `invalid` for an unknown restaurant, dish or option */
export async function setStock({ stock, ...key }: StockInput): Promise<SoldOutRestaurant[]> {
  const { restaurantId } = key;
  const label = await labelOf(restaurantId, key);
  const before = (await readStock(restaurantId)).find((one) => isSameItem(one, key));
  await db.$transaction(async (transaction) => {
    if (stock) await count(transaction, key, stock, before);
    else {
      const { count } = await transaction.stock.deleteMany({ where: key });
      if (count === 0) return;
    }
    if (stock?.left !== undefined) await recordStep(transaction, key, null);
    const after = stock ? { ...stock, left: stock.left ?? before?.left ?? stock.daily } : audited(undefined);
    await recordChange(transaction, {
      action: "orders:stock",
      target: { id: [restaurantId, key.groupId, key.itemId].filter(Boolean).join("/"), label },
      before: audited(before),
      after,
    });
    await publishMenuChange(transaction);
  });
  return getSoldOut();
}
