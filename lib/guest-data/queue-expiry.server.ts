import "server-only";
import { db } from "@/lib/platform/db/client";
import { onSweep } from "@/lib/platform/db/sweep";
import { enqueue } from "@/lib/platform/jobs/enqueue.server";
import { expireJob } from "./jobs";
import { orderDataDays } from "./order-age.server";

/** Queues the removal if there was none for a day. */
export async function queueExpiry(): Promise<void> {
  if ((await orderDataDays()) === 0) return;
  const [row] = await db.$queryRaw<{ isDone: boolean }[]>`
    SELECT EXISTS (SELECT FROM "Job" WHERE "kind" = ${expireJob.kind}
      AND ("state" IN ('done', 'failed') AND "updatedAt" > now() - interval '1 day' OR "state" IN ('queued', 'running'))) AS "isDone"`;
  if (row?.isDone === false) await enqueue(db, expireJob, {}, { key: "daily" });
}

onSweep("old guest data", queueExpiry);
