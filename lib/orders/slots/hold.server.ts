import "server-only";
import { db, type Transaction } from "@/lib/platform/db/client";
import { onSweep } from "@/lib/platform/db/sweep";
import { countedAt, hasRoom, unitsOf } from "@/lib/restaurants/hours/slot-rules";
import { slotRulesOf } from "@/lib/restaurants/hours/slots.server";

/** The time in which an order has to be paid by card to keep its share of a slot. */
export const HOLD_MINUTES = 10;

/** The key of an advisory lock, unique in this application. */
const LOCK = 7_265_002;

/**
 * Frees the slots of orders that were not paid in time, of one restaurant or all. A payment that is under way at the bank
 * keeps its slot. Locks the orders, so that none of them is paid meanwhile. One run at a time, as others would wait for the
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

/** Deletes holds and uses of slots that ended over 7 days ago. */
export async function deletePastSlots() {
  const before = new Date(Date.now() - 7 * 86_400_000);
  await db.hold.deleteMany({ where: { slotAt: { lt: before } } });
  await db.slotUse.deleteMany({ where: { slotAt: { lt: before } } });
}

/**
 * Keeps the slot of an order that is being paid, and takes it again if it was freed: for as soon as possible, one that is not
 * over. The transaction has locked the order.
 * @returns false if the time of the order is over, or its slot has no room any more
 */
export async function keepHold(
  transaction: Transaction,
  orderId: string,
  now = Date.now(),
): Promise<boolean> {
  const hold = await transaction.hold.findUnique({
    where: { orderId },
    select: {
      restaurantId: true,
      slotAt: true,
      units: true,
      freedAt: true,
      order: { select: { dueAt: true } },
    },
  });
  if (!hold) return true;
  const { restaurantId, units, freedAt, order } = hold;
  const keep = { where: { orderId }, select: { orderId: true } };
  if (!freedAt) {
    await transaction.hold.update({ ...keep, data: { expiresAt: null } });
    return true;
  }
  if (order.dueAt && order.dueAt.getTime() <= now) return false;
  const rules = await slotRulesOf(restaurantId);
  const slotAt = order.dueAt ? hold.slotAt : new Date(Math.max(hold.slotAt.getTime(), countedAt(rules, now)));
  await transaction.$executeRaw`
    INSERT INTO "SlotUse" ("restaurantId", "slotAt", "units", "orders") VALUES (${restaurantId}, ${slotAt}, 0, 0)
    ON CONFLICT DO NOTHING`;
  const [used] = await transaction.$queryRaw<{ units: number; orders: number }[]>`
    SELECT "units", "orders" FROM "SlotUse" WHERE "restaurantId" = ${restaurantId} AND "slotAt" = ${slotAt} FOR UPDATE`;
  if (!hasRoom(rules, used, units)) return false;
  await transaction.hold.update({ ...keep, data: { slotAt, freedAt: null, expiresAt: null } });
  return true;
}

/** Counts the effort of the changed lines of an order in its slot, also beyond the capacity: the staff agreed to it. */
export async function countAgain(
  transaction: Transaction,
  { id, restaurantId }: { id: string; restaurantId: string },
  lines: readonly { dishId: string; quantity: number }[],
): Promise<void> {
  const hold = await transaction.hold.findUnique({ where: { orderId: id }, select: { units: true } });
  if (!hold) return;
  const dishes = await transaction.dish.findMany({
    where: { restaurantId, id: { in: lines.map(({ dishId }) => dishId) } },
    select: { id: true, categoryId: true },
  });
  const categories = new Map(dishes.map((dish) => [dish.id, dish.categoryId]));
  const counted = lines.map(({ dishId, quantity }) => ({
    dishId,
    quantity,
    category: categories.get(dishId) ?? "",
  }));
  const units = unitsOf(await slotRulesOf(restaurantId), counted);
  await transaction.hold.update({ where: { orderId: id }, data: { units }, select: { orderId: true } });
}

onSweep("slots of unpaid orders", () => freeExpiredHolds());
onSweep("past slots", deletePastSlots);
