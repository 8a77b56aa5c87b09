import "server-only";
import { randomUUID } from "node:crypto";
import type * as z from "zod";
import type { Transaction } from "@/lib/platform/db/client";
import { Prisma } from "@/prisma/client";
import type { Job } from "./define-job";

/** The notification channel for jobs that were enqueued or may run again. */
export const JOBS_CHANNEL = "jobs";

type Options = {
  /** Equal for jobs that do the same work: while one is queued, it is not queued again but gets the new input. */
  key?: string;
  /** At once by default. */
  runAt?: Date;
};

/**
 * Stores a job in a transaction, so that it exists exactly if the transaction is committed.
 *
 * A job with the same key that is queued is locked instead of left alone: it begins after this transaction's commit, and
 * so sees its changes. One that waits after a failure keeps its time.
 */
export async function enqueue<Input extends z.ZodType>(
  transaction: Transaction,
  { kind, maxTries, input: schema }: Pick<Job<Input>, "kind" | "maxTries" | "input">,
  input: z.input<Input>,
  { key, runAt }: Options = {},
): Promise<void> {
  schema.parse(input);
  const at = runAt ? Prisma.sql`${runAt.toISOString()}::timestamptz` : Prisma.sql`now()`;
  await transaction.$executeRaw`
    WITH stored AS (
      INSERT INTO "Job" AS job ("id", "kind", "key", "input", "maxTries", "runAt")
      VALUES (${randomUUID()}, ${kind}, ${key ?? null}, ${JSON.stringify(input)}::json, ${maxTries}, ${at})
      ON CONFLICT ("kind", "key") WHERE "state" = 'queued' DO UPDATE SET
        "input" = excluded."input", "updatedAt" = now(),
        "runAt" = CASE WHEN job."tries" = 0 THEN least(job."runAt", excluded."runAt") ELSE job."runAt" END
      RETURNING "id"
    )
    SELECT pg_notify(${JOBS_CHANNEL}, '') FROM stored`;
}

/**
 * Returns a statement that stores a job for each row of a query, with the columns "key" and "input". A job with the same
 * key that is queued is locked instead: it begins after the commit, and so sees the change.
 */
export const insertJobs = (
  { kind, maxTries }: Pick<Job, "kind" | "maxTries">,
  rows: Prisma.Sql,
): Prisma.Sql => Prisma.sql`
  INSERT INTO "Job" ("id", "kind", "key", "input", "maxTries")
  SELECT gen_random_uuid(), ${kind}, r."key", r."input", ${maxTries}::int FROM (${rows}) r
  ON CONFLICT ("kind", "key") WHERE "state" = 'queued' DO UPDATE SET "updatedAt" = now()
  RETURNING pg_notify(${JOBS_CHANNEL}, '')`;
