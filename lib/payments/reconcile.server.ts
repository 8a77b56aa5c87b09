import "server-only";
import { db } from "@/lib/platform/db/client";
import { onSweep } from "@/lib/platform/db/sweep";
import { insertJobs } from "@/lib/platform/jobs/enqueue.server";
import { Prisma } from "@/prisma/client";
import { settlementJob } from "./jobs";
import { isPaymentLive } from "./keys.server";

/**
 * Without the last minute, whose request may still run, and before a day ago, for which the provider may have forgotten
 * the idempotency keys (docs.stripe.com/api/idempotent_requests): staff settle these.
 */
const IN_TIME = Prisma.sql`BETWEEN now() - interval '1 day' AND now() - interval '1 minute'`;

/**
 * The orders that a process left open when it stopped: cancelled ones whose payment is neither cancelled nor refunded, and
 * others with a due refund. One whose job failed or waits is left to that.
 */
const unsettled = Prisma.sql`
  SELECT "id" AS "key", json_build_object('id', "id") AS "input" FROM (
    SELECT "id" FROM "Order"
    WHERE "status" = 'cancelled' AND "paymentIntentId" IS NOT NULL
      AND ("payment" IN ('pending', 'processing') OR ("payment" = 'paid' AND "refund" = 'due'))
      AND "updatedAt" ${IN_TIME}
    UNION
    SELECT "Order"."id" FROM "Refund" JOIN "Order" ON "Order"."id" = "orderId"
    WHERE "Refund"."status" = 'due' AND "Order"."status" <> 'cancelled' AND "paymentIntentId" IS NOT NULL
      AND "Refund"."updatedAt" ${IN_TIME}
  ) o
  WHERE NOT EXISTS (
    SELECT FROM "Job" j WHERE j."kind" = ${settlementJob.kind} AND j."key" = o."id" AND j."state" <> 'done')`;

/** Queues a job for each order that is open at the payment provider. */
export async function queueSettlements(): Promise<void> {
  if (await isPaymentLive()) await db.$executeRaw(insertJobs(settlementJob, unsettled));
}

onSweep("payments of cancelled orders", queueSettlements);
