import "server-only";
import type { Transaction } from "@/lib/platform/db/client";
import { insertJobs } from "@/lib/platform/jobs/enqueue.server";
import { Prisma } from "@/prisma/client";
import type { WebhookEvent } from "./events";
import { webhookJob } from "./jobs";

/** An event to send. Of one key each endpoint gets one, however often it is queued. */
export type QueuedEvent = { type: WebhookEvent; key: string; about: object };

const jobRows = Prisma.sql`
  SELECT "id"::text AS "key", json_build_object('id', "id") AS "input", "endpointId" FROM "webhookDelivery"`;

/**
 * Returns common table expressions, without `WITH`, that store events for the endpoints that ask for them, with their jobs.
 * @param condition such as `AND EXISTS (SELECT FROM placed)`
 */
export const insertEvents = (
  events: readonly QueuedEvent[],
  condition = Prisma.empty,
): Prisma.Sql => Prisma.sql`
  "webhookDelivery" AS (
    INSERT INTO "WebhookDelivery" ("endpointId", "messageId", "type", "key", "about")
    SELECT e."id", 'msg_' || replace(gen_random_uuid()::text, '-', ''), v."type", v."type" || ':' || v."key", v."about"
    FROM "WebhookEndpoint" e, json_to_recordset(${JSON.stringify(events)}::json) AS v("type" text, "key" text, "about" json)
    WHERE e."isActive" AND v."type" = ANY(e."events") ${condition}
    ON CONFLICT ("endpointId", "key") DO NOTHING
    RETURNING "id", "endpointId"
  ), "webhookJob" AS (
    ${insertJobs(webhookJob, jobRows, { concurrencyKey: Prisma.sql`r."endpointId"` })}
  )`;

/** Stores events in a transaction, so that they exist, and are sent, exactly if the transaction is committed. */
export async function queueEvents(
  transaction: Transaction,
  events: readonly QueuedEvent[],
  condition = Prisma.empty,
): Promise<void> {
  if (events.length > 0)
    await transaction.$executeRaw`WITH ${insertEvents(events, condition)} SELECT FROM "webhookJob"`;
}
