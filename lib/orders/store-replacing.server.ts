import "server-only";
import { db, type Transaction } from "@/lib/platform/db/client";
import { errorAcrossBundles } from "@/lib/platform/runtime/across-bundles";
import { countedKeys, parseShares } from "@/lib/restaurants/stock/shares.server";
import { quantityIn } from "@/lib/restaurants/stock/stock";
import type { NewOrder } from "./new-order";
import { type Beside, type Outcome, storeOrder } from "./store-order.server";

/** Undoes the transaction of an order that was not stored. */
class NotStored extends errorAcrossBundles("NotStored") {
  constructor(readonly outcome: Outcome) {
    super("The order was not stored.");
  }
}

/** Changes the order that a new one adds to, in the transaction in which `store` stores the new one. */
export type ReplaceOrder = (transaction: Transaction, store: () => Promise<Outcome>) => Promise<Outcome>;

/** Locks the stock of an order and of the one that it adds to, sorted by key as `storeOrder` does. */
async function lockStock(transaction: Transaction, order: NewOrder): Promise<void> {
  const { restaurantId, additionToId, stock, time } = order;
  const hold = await transaction.hold.findUnique({
    where: { orderId: additionToId ?? "" },
    select: { stock: true },
  });
  const counted = await countedKeys(transaction, restaurantId, time.dueAt ?? undefined);
  const keys = [
    ...parseShares(hold?.stock ?? []),
    ...counted.filter((key) => quantityIn(stock.portions, key) > 0),
  ];
  await transaction.$executeRaw`
    INSERT INTO "StockUse" AS used ("restaurantId", "groupId", "itemId", "day", "quantity")
    SELECT DISTINCT ${restaurantId}, "groupId", "itemId", "day", 0
    FROM jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) AS key("groupId" text, "itemId" text, "day" date)
    ORDER BY "groupId", "itemId", "day"
    ON CONFLICT ("restaurantId", "groupId", "itemId", "day") DO UPDATE SET "quantity" = used."quantity"`;
}

/**
 * Locks the order that another one adds to, then the rows that storing takes: its sitting, its attempts, its slot and its stock.
 * `replace` changes stock first, so without this it and another order could wait for each other.
 */
async function lockRows(transaction: Transaction, order: NewOrder, attemptKey: string): Promise<void> {
  const { restaurantId, additionToId, time } = order;
  await transaction.$queryRaw`SELECT "id" FROM "Order" WHERE "id" = ${additionToId} FOR UPDATE`;
  await transaction.$queryRaw`SELECT "id" FROM "Sitting" WHERE "id" = ${order.sittingId} FOR NO KEY UPDATE`;
  await transaction.$executeRaw`
    INSERT INTO "RateLimit" AS counted ("key", "count", "resetsAt") VALUES (${attemptKey}, 0, now())
    ON CONFLICT ("key") DO UPDATE SET "count" = counted."count"`;
  if (time.slotAt)
    await transaction.$executeRaw`
      INSERT INTO "SlotUse" AS used ("restaurantId", "slotAt", "units", "orders") VALUES (${restaurantId}, ${time.slotAt}, 0, 0)
      ON CONFLICT ("restaurantId", "slotAt") DO UPDATE SET "units" = used."units"`;
  await lockStock(transaction, order);
}

/**
 * Stores an order as `storeOrder` does, and changes the order that it adds to: both or neither. The new
 * dishes may take the portions of stock that the others had. An order that is not stored doesn't count for the rate limit.
 */
export async function storeReplacing(
  order: NewOrder,
  attemptKey: string,
  beside: Beside,
  replace: ReplaceOrder,
): Promise<Outcome> {
  try {
    return await db.$transaction(async (transaction) => {
      await lockRows(transaction, order, attemptKey);
      const store = () => storeOrder(order, attemptKey, beside, transaction);
      const outcome = await replace(transaction, store);
      if (outcome.placed || outcome.stored) return outcome;
      throw new NotStored(outcome);
    });
  } catch (error) {
    if (error instanceof NotStored) return error.outcome;
    throw error;
  }
}
