import "server-only";
import { db, type Transaction } from "@/lib/platform/db/client";
import { onSweep } from "@/lib/platform/db/sweep";
import { hasRoom } from "@/lib/restaurants/hours/slot-rules";
import { slotRulesOf } from "@/lib/restaurants/hours/slots.server";

/** The time in which an order has to be paid by card to keep its share of a slot. */
export const HOLD_MINUTES = 10;

/**
 * Frees the slots of orders that were not paid in time. A payment that is under way at the bank keeps its slot. Locks the
 * orders, so that none of them is paid meanwhile.
 */
export const freeExpiredHolds = () => db.$executeRaw`
  WITH unpaid AS (
    SELECT o."id" FROM "Hold" h JOIN "Order" o ON o."id" = h."orderId"
    WHERE h."freedAt" IS NULL AND h."expiresAt" < now() AND o."payment" IN ('pending', 'failed')
    ORDER BY o."id" FOR UPDATE OF o SKIP LOCKED
  )
  UPDATE "Hold" SET "freedAt" = now() FROM unpaid WHERE "orderId" = unpaid."id" AND "freedAt" IS NULL`;

/** Deletes what is counted of slots that are long over. */
export async function deletePastSlots() {
  const before = new Date(Date.now() - 7 * 86_400_000);
  await db.hold.deleteMany({ where: { slotAt: { lt: before } } });
  await db.slotUse.deleteMany({ where: { slotAt: { lt: before } } });
}

/**
 * Takes the slot of an order again that was freed before the order was paid. The transaction has locked the order.
 * @returns false if the slot has no room any more
 */
export async function takeFreedHold(transaction: Transaction, orderId: string): Promise<boolean> {
  const hold = await transaction.hold.findUnique({ where: { orderId } });
  if (!hold?.freedAt) return true;
  const { restaurantId, slotAt, units } = hold;
  const [used] = await transaction.$queryRaw<{ units: number; orders: number }[]>`
    SELECT "units", "orders" FROM "SlotUse" WHERE "restaurantId" = ${restaurantId} AND "slotAt" = ${slotAt} FOR UPDATE`;
  if (!hasRoom(await slotRulesOf(restaurantId), used, units)) return false;
  await transaction.hold.update({ where: { orderId }, data: { freedAt: null }, select: { orderId: true } });
  return true;
}

onSweep("slots of unpaid orders", freeExpiredHolds);
onSweep("past slots", deletePastSlots);
