import "server-only";
import { recordChange } from "@/lib/audit/record.server";
import { db } from "@/lib/platform/db/client";
import { Prisma } from "@/prisma/client";
import { BATCH, eraseOrders, lockEnded, TRANSACTION } from "./erase.server";
import { isOlder, orderDataDays } from "./order-age.server";

/**
 * Removes the personal data of ended orders that are older than `orderDataDays`. Each batch is a transaction, so a
 * killed attempt loses at most its last batch, and the next attempt removes the remaining orders.
 */
export async function expireOrders(signal: AbortSignal): Promise<void> {
  const days = await orderDataDays();
  if (days === 0) return;
  for (let last: number | undefined = 0; last !== undefined; ) {
    signal.throwIfAborted();
    const condition = Prisma.sql`${isOlder(days)} AND o."number" > ${last}`;
    last = await db.$transaction(async (transaction) => {
      const orders = await lockEnded(transaction, condition);
      if (orders.length > 0) {
        await eraseOrders(
          transaction,
          orders.map(({ id }) => id),
        );
        await recordChange(transaction, { action: "guest-data:expire", after: { orders: orders.length } });
      }
      return orders.length === BATCH ? orders.at(-1)?.number : undefined;
    }, TRANSACTION);
  }
}
