import "server-only";
import { db } from "@/lib/platform/db/client";
import { Prisma } from "@/prisma/client";
import type { ClaimedJob, Lease } from "./claim.server";
import { JOBS_CHANNEL } from "./enqueue.server";

/** The maximum length of a stored error, in characters. */
const MAX_ERROR = 500;

/** `failed` repeats the job after a wait in seconds, or never if it is null; `released` doesn't count the attempt. */
export type Outcome =
  | { result: "done" }
  | { result: "released" }
  | { result: "failed"; error: string; wait: number | null };

type Held = Pick<ClaimedJob, "id" | "kind" | "key" | "tries">;

/** Extends the leases of running jobs. @returns the ids of those that are still leased to the process */
export async function renewLeases({ by, ms }: Lease, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    UPDATE "Job" SET "leasedUntil" = now() + make_interval(secs => ${ms / 1000}::float8)
    WHERE "id" = ANY(${[...ids]}) AND "leasedBy" = ${by} AND "state" = 'running' RETURNING "id"`;
  return new Set(rows.map(({ id }) => id));
}

/** An attempt whose lease was lost has no row. */
const held = ({ id, tries }: Held, by: string) =>
  Prisma.sql`"id" = ${id} AND "leasedBy" = ${by} AND "tries" = ${tries} AND "state" = 'running'`;

const finish = (job: Held, by: string) => db.$executeRaw`
  UPDATE "Job" SET "state" = 'done', "input" = '{}', "lastError" = NULL, "leasedUntil" = NULL, "leasedBy" = NULL,
    "updatedAt" = now()
  WHERE ${held(job, by)}`;

const fail = (job: Held, by: string, error: string) => db.$executeRaw`
  UPDATE "Job" SET "state" = 'failed', "lastError" = ${error}, "leasedUntil" = NULL, "leasedBy" = NULL,
    "updatedAt" = now()
  WHERE ${held(job, by)}`;

type Again = { error: string | null; wait: number; counts: boolean };

/**
 * Queues a job again, or removes it if one with its key was queued meanwhile, which does the same work. Fails if that one
 * is queued at the same time; the next call finds it.
 */
const requeue = (job: Held, by: string, { error, wait, counts }: Again) => db.$executeRaw`
  WITH newer AS (
    SELECT FROM "Job" WHERE "kind" = ${job.kind} AND "key" = ${job.key} AND "state" = 'queued'
  ), removed AS (
    DELETE FROM "Job" WHERE ${held(job, by)} AND EXISTS (SELECT FROM newer)
  ), queued AS (
    UPDATE "Job" SET "state" = 'queued', "tries" = "tries" - ${counts ? 0 : 1}::int,
      "runAt" = now() + make_interval(secs => ${wait}::float8), "lastError" = coalesce(${error}, "lastError"),
      "leasedUntil" = NULL, "leasedBy" = NULL, "updatedAt" = now()
    WHERE ${held(job, by)} AND NOT EXISTS (SELECT FROM newer) RETURNING "id"
  )
  SELECT pg_notify(${JOBS_CHANNEL}, '') FROM queued`;

/** Records the outcome of an attempt; does nothing if its lease was lost. */
export async function settle(job: Held, by: string, outcome: Outcome): Promise<void> {
  if (outcome.result === "done") await finish(job, by);
  else if (outcome.result === "released") await requeue(job, by, { error: null, wait: 0, counts: false });
  else {
    // PostgreSQL can't store NUL and lone surrogates.
    const error = outcome.error.replace(/[\0\p{Cs}]/gu, "").slice(0, MAX_ERROR);
    if (outcome.wait === null) await fail(job, by, error);
    else await requeue(job, by, { error, wait: outcome.wait, counts: true });
  }
}
