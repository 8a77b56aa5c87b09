import "server-only";
import { recordChange } from "@/lib/audit/record.server";
import { db } from "@/lib/platform/db/client";
import { enqueue } from "@/lib/platform/jobs/enqueue.server";
import { expireJob } from "./jobs";
import { keptBecause } from "./match.server";
import { isOlder } from "./order-age.server";
import type { Retention, RetentionState } from "./retention";

const fields = { orderDataDays: true, reservationDays: true, mailDays: true, visitDays: true } as const;

/** Orders are counted up to this number. */
const MAX_OVERDUE = 1000;

async function countOverdue(days: number): Promise<number> {
  if (days === 0) return 0;
  const [row] = await db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS "count" FROM (
      SELECT FROM "Order" o WHERE ${isOlder(days)} AND o."dataRemovedAt" IS NULL AND (${keptBecause}) IS NOT NULL
      LIMIT ${MAX_OVERDUE}
    ) one`;
  return row?.count ?? 0;
}

/** Reads how long guests' data is kept, and how many orders stay longer as they are not ended. */
export async function getRetention(): Promise<RetentionState> {
  const retention = await db.configuration.findUniqueOrThrow({ where: { id: 1 }, select: fields });
  return { retention, overdueOrders: await countOverdue(retention.orderDataDays) };
}

/** Saves the retention times of guests' data, and queues the job that removes older data of orders. */
export async function saveRetention(input: Retention): Promise<RetentionState> {
  await db.$transaction(async (transaction) => {
    await transaction.$executeRaw`SELECT FROM "Configuration" WHERE "id" = 1 FOR UPDATE`;
    const before = await transaction.configuration.findUniqueOrThrow({ where: { id: 1 }, select: fields });
    const after = await transaction.configuration.update({ where: { id: 1 }, data: input, select: fields });
    await recordChange(transaction, { action: "guest-data:retention", before, after });
    if (input.orderDataDays > 0) await enqueue(transaction, expireJob, {}, { key: "daily" });
  });
  return getRetention();
}
