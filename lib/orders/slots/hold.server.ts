import "server-only";
import { db, type Transaction } from "@/lib/platform/db/client";
import { onSweep } from "@/lib/platform/db/sweep";
import { AppError } from "@/lib/platform/http/errors";
import { countedAt, hasRoom, unitsOf } from "@/lib/restaurants/hours/slot-rules";
import { slotRulesOf } from "@/lib/restaurants/hours/slots.server";
import type { OptionPart } from "@/lib/restaurants/options/price-options";
import { ALL_DAYS, stockDay } from "@/lib/restaurants/stock/read.server";
import {
  countedKeys,
  deletePastStock,
  exceededStock,
  parseShares,
  sharesAt,
} from "@/lib/restaurants/stock/shares.server";
import {
  changedShares,
  isSameItem,
  lackWords,
  portionsOf,
  quantityIn,
  type StockShare,
} from "@/lib/restaurants/stock/stock";

/** The key of an advisory lock, unique in this application. */
const LOCK = 7_265_064;

/**
 * Frees the slots and the stock of orders that were not paid in time, of one restaurant or all. A payment that is under way at the bank
 * keeps them. Locks the orders, so that none of them is paid meanwhile. One run at a time, as others would wait for the
 * same slots in another order; a run beside another frees none.
 */
export const freeExpiredHolds = (restaurantId: string | null = null) => db.$executeRaw`
  WITH turn AS MATERIALIZED (SELECT pg_try_advisory_xact_lock(${LOCK}) AS "isMine"),
  unpaid AS (
    SELECT o."id" FROM turn, "Hold" h JOIN "Order" o ON o."id" = h."orderId"
    WHERE turn."isMine" AND h."freedAt" IS NULL AND h."expiresAt" < now()
      AND (${restaurantId}::text IS NULL OR h."restaurantId" = ${restaurantId})
      AND o."payment" IN ('pending', 'failed')
    ORDER BY o."id" FOR UPDATE OF o SKIP LOCKED
  )
  UPDATE "Hold" SET "freedAt" = now() FROM unpaid WHERE "orderId" = unpaid."id" AND "freedAt" IS NULL`;

/** Deletes holds, and uses of slots and stock, that ended over 7 days ago. */
export async function deletePastHolds() {
  const before = new Date(Date.now() - 7 * 86_400_000);
  await db.hold.deleteMany({ where: { slotAt: { lt: before } } });
  await db.$executeRaw`
    DELETE FROM "Hold" h USING "Order" o
    WHERE h."slotAt" IS NULL AND o."id" = h."orderId" AND COALESCE(o."dueAt", o."createdAt") < ${before}`;
  await db.slotUse.deleteMany({ where: { slotAt: { lt: before } } });
  await deletePastStock(before);
}

/**
 * The outcome of taking the shares of an order again: `late` if its time is over, `full` if its slot has no room, `sold-out`
 * if too few portions are left, else `kept`.
 */
type Kept = "kept" | "late" | "full" | "sold-out";

/**
 * Keeps the shares of an order that is being paid, and takes them again if they were freed: for as soon as possible, in a
 * slot that is not over. The transaction has locked the order. Nothing is taken unless it is kept.
 */
export async function keepHold(transaction: Transaction, orderId: string, now = Date.now()): Promise<Kept> {
  const hold = await transaction.hold.findUnique({
    where: { orderId },
    select: {
      restaurantId: true,
      slotAt: true,
      units: true,
      stock: true,
      freedAt: true,
      order: { select: { dueAt: true } },
    },
  });
  if (!hold) return "kept";
  const { restaurantId, units, freedAt, order } = hold;
  const keep = { where: { orderId }, select: { orderId: true } };
  if (!freedAt) {
    await transaction.hold.update({ ...keep, data: { expiresAt: null } });
    return "kept";
  }
  if (order.dueAt && order.dueAt.getTime() <= now) return "late";
  let { slotAt } = hold;
  if (slotAt) {
    const rules = await slotRulesOf(restaurantId);
    if (!order.dueAt) slotAt = new Date(Math.max(slotAt.getTime(), countedAt(rules, now)));
    await transaction.$executeRaw`
      INSERT INTO "SlotUse" ("restaurantId", "slotAt", "units", "orders") VALUES (${restaurantId}, ${slotAt}, 0, 0)
      ON CONFLICT DO NOTHING`;
    const [used] = await transaction.$queryRaw<{ units: number; orders: number }[]>`
      SELECT "units", "orders" FROM "SlotUse" WHERE "restaurantId" = ${restaurantId} AND "slotAt" = ${slotAt} FOR UPDATE`;
    if (!hasRoom(rules, used, units)) return "full";
  }
  const shares = await sharesAt(parseShares(hold.stock), order.dueAt ?? new Date(now));
  await transaction.hold.update({ ...keep, data: { slotAt, stock: shares, freedAt: null, expiresAt: null } });
  if ((await exceededStock(transaction, restaurantId, shares)).length === 0) return "kept";
  await transaction.hold.update({ ...keep, data: { freedAt } });
  return "sold-out";
}

type ChangedOrder = { id: string; restaurantId: string; dueAt: Date | null };
type Line = Parameters<typeof portionsOf>[0][number];

async function unitsOfLines(restaurantId: string, lines: readonly Line[]): Promise<number> {
  const dishes = await db.dish.findMany({
    where: { restaurantId, id: { in: lines.map(({ dishId }) => dishId) } },
    select: { id: true, categoryId: true },
  });
  const categories = new Map(dishes.map((dish) => [dish.id, dish.categoryId]));
  const counted = lines.map(({ dishId, quantity }) => ({
    dishId,
    quantity,
    category: categories.get(dishId) ?? "",
  }));
  return unitsOf(await slotRulesOf(restaurantId), counted);
}

/**
 * Counts the changed lines of an order: their effort in its slot, also beyond the capacity, as the staff agreed to it, and
 * their portions in stock.
 * @throws AppError `conflict` if fewer are left of a counted dish or option than were added
 */
export async function countAgain(
  transaction: Transaction,
  { id, restaurantId, dueAt }: ChangedOrder,
  { before, after }: { before: readonly Line[]; after: readonly Line[] },
): Promise<void> {
  const hold = await transaction.hold.findUnique({
    where: { orderId: id },
    select: { slotAt: true, stock: true },
  });
  const shares = parseShares(hold?.stock ?? []);
  const portions = portionsOf(after);
  const counted = await countedKeys(transaction, restaurantId, dueAt ?? undefined);
  const stock = changedShares(shares, counted, { before: portionsOf(before), after: portions });
  if (hold) {
    const units = hold.slotAt ? await unitsOfLines(restaurantId, after) : 0;
    await transaction.hold.update({
      where: { orderId: id },
      data: { units, stock },
      select: { orderId: true },
    });
  } else if (stock.length > 0) {
    // Inserted as freed, as only updates are counted.
    const row = { orderId: id, restaurantId, units: 0, stock };
    await transaction.hold.create({ data: { ...row, freedAt: new Date() }, select: { orderId: true } });
    await transaction.hold.update({
      where: { orderId: id },
      data: { freedAt: null },
      select: { orderId: true },
    });
  }
  const more = stock.filter((share) => share.quantity > quantityIn(shares, share));
  const exceeded = await exceededStock(transaction, restaurantId, more);
  for (const { over, ...key } of exceeded) {
    const name = portions.find((portion) => isSameItem(key, portion))?.name ?? "";
    const left = quantityIn(more, key) - quantityIn(shares, key) - over;
    throw new AppError("conflict", `${lackWords(name, left)} Nothing was changed.`);
  }
}

/**
 * Checks that an order whose cancellation was undone got its portions again.
 * @throws AppError `conflict` if others have ordered them since
 */
export async function requireSharesOf(transaction: Transaction, orderId: string): Promise<void> {
  const hold = await transaction.hold.findUnique({
    where: { orderId },
    select: { restaurantId: true, stock: true },
  });
  const shares = parseShares(hold?.stock ?? []);
  if (!hold || shares.length === 0) return;
  const [exceeded] = await exceededStock(transaction, hold.restaurantId, shares);
  if (!exceeded) return;
  const lines = await transaction.orderLine.findMany({
    where: { orderId },
    select: { dishId: true, name: true, quantity: true, options: true },
  });
  const portions = portionsOf(lines.map((line) => ({ ...line, options: line.options as OptionPart[] })));
  const name = portions.find((portion) => isSameItem(portion, exceeded))?.name ?? "A dish";
  const left = quantityIn(shares, exceeded) - exceeded.over;
  throw new AppError("conflict", `${lackWords(name, left)} Nothing was changed.`);
}

/** Returns the shares of an order in stock of today and of all days; none without an order. */
export async function sharesToday(restaurantId: string, orderId: string | undefined): Promise<StockShare[]> {
  if (orderId === undefined) return [];
  const [hold, today] = await Promise.all([
    db.hold.findFirst({ where: { orderId, restaurantId, freedAt: null }, select: { stock: true } }),
    stockDay(),
  ]);
  return parseShares(hold?.stock ?? []).filter(({ day }) => day === ALL_DAYS || day === today);
}

/** Returns the portions of some lines of an order to stock. */
export async function returnStock(
  transaction: Transaction,
  orderId: string,
  lines: readonly Line[],
): Promise<void> {
  const hold = await transaction.hold.findUnique({ where: { orderId }, select: { stock: true } });
  const shares = parseShares(hold?.stock ?? []);
  if (shares.length === 0) return;
  const stock = changedShares(shares, [], { before: portionsOf(lines), after: [] });
  await transaction.hold.update({ where: { orderId }, data: { stock }, select: { orderId: true } });
}

onSweep("slots and stock of unpaid orders", () => freeExpiredHolds());
onSweep("past holds", deletePastHolds);
