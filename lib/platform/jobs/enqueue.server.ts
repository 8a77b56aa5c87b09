import "server-only";
import { randomUUID } from "node:crypto";
import type * as z from "zod";
import type { Transaction } from "@/lib/platform/db/client";
import { type JobState, Prisma } from "@/prisma/client";
import type { Job } from "./define-job";

/** The notification channel for jobs that were enqueued or may run again. */
export const JOBS_CHANNEL = "jobs";

type Options = {
  /** Equal for jobs that do the same work: while one is queued, it is not queued again but gets the new input. */
  key?: string;
  /** Equal for jobs of a kind of which one runs at a time. */
  concurrencyKey?: string;
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
  { key, concurrencyKey, runAt }: Options = {},
): Promise<void> {
  schema.parse(input);
  const at = runAt ? Prisma.sql`${runAt.toISOString()}::timestamptz` : Prisma.sql`now()`;
  await transaction.$executeRaw`
    WITH stored AS (
      INSERT INTO "Job" AS job ("id", "kind", "key", "concurrencyKey", "input", "maxTries", "runAt")
      VALUES (${randomUUID()}, ${kind}, ${key ?? null}, ${concurrencyKey ?? null}, ${JSON.stringify(input)}::json, ${maxTries}, ${at})
      ON CONFLICT ("kind", "key") WHERE "state" = 'queued' DO UPDATE SET
        "input" = excluded."input", "updatedAt" = now(),
        "runAt" = CASE WHEN job."tries" = 0 THEN least(job."runAt", excluded."runAt") ELSE job."runAt" END
      RETURNING "id"
    )
    SELECT pg_notify(${JOBS_CHANNEL}, '') FROM stored`;
}

/** Queues a job for work that failed or is to be done again, at once and with as many tries as a new one. */
export async function enqueueAgain<Input extends z.ZodType>(
  transaction: Transaction,
  job: Pick<Job<Input>, "kind" | "maxTries" | "input">,
  input: z.input<Input>,
  options: Options & { key: string },
): Promise<void> {
  const where = { kind: job.kind, key: options.key, state: { in: ["queued", "failed"] as JobState[] } };
  await transaction.job.deleteMany({ where });
  await enqueue(transaction, job, input, options);
}

type RowOptions = {
  /** A column of the query. */
  concurrencyKey?: Prisma.Sql;
  delaySeconds?: number;
};

/**
 * Returns a statement that stores a job for each row of a query, with the columns "key" and "input". A job with the same
 * key that is queued is locked instead: it begins after the commit, and so sees the change. Its delay begins anew.
 */
export const insertJobs = (
  { kind, maxTries }: Pick<Job, "kind" | "maxTries">,
  rows: Prisma.Sql,
  { concurrencyKey = Prisma.sql`NULL`, delaySeconds = 0 }: RowOptions = {},
): Prisma.Sql => Prisma.sql`
  INSERT INTO "Job" AS job ("id", "kind", "key", "concurrencyKey", "input", "maxTries", "runAt")
  SELECT gen_random_uuid(), ${kind}, r."key", ${concurrencyKey}, r."input", ${maxTries}::int,
    now() + make_interval(secs => ${delaySeconds}::float8)
  FROM (${rows}) r
  ON CONFLICT ("kind", "key") WHERE "state" = 'queued' DO UPDATE SET "updatedAt" = now(),
    "runAt" = CASE WHEN job."tries" = 0 THEN excluded."runAt" ELSE job."runAt" END
  RETURNING pg_notify(${JOBS_CHANNEL}, '')`;
