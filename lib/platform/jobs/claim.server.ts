import "server-only";
import { db } from "@/lib/platform/db/client";
import { Prisma } from "@/prisma/client";
import type { AnyJob } from "./define-job";

/** An advisory lock, unique in this application: claims take turns, so that they count running jobs correctly. */
const LOCK = 7_265_040;

export type ClaimedJob = {
  id: string;
  kind: string;
  key: string | null;
  input: unknown;
  tries: number;
  maxTries: number;
};

/** The process, and the lease that it takes. */
export type Lease = { by: string; ms: number };

type Due = { isDue: boolean; milliseconds: number | null };

/** Returns whether a job is due, and the time until another one is, in milliseconds; null if none waits. */
export async function nextDue(kinds: readonly string[]): Promise<Due> {
  const [row] = await db.$queryRaw<[Due]>`/* prepared: next-job */
    SELECT coalesce(bool_or(t.at <= now()), false) AS "isDue",
      (extract(epoch FROM min(t.at) FILTER (WHERE t.at > now()) - now()) * 1000)::float8 AS "milliseconds"
    FROM unnest(${[...kinds]}::text[]) AS k("kind"), LATERAL (
      (SELECT j."runAt" AS at FROM "Job" j WHERE j."kind" = k."kind" AND j."state" = 'queued'
        ORDER BY j."runAt" LIMIT 1)
      UNION ALL
      (SELECT j."runAt" FROM "Job" j WHERE j."kind" = k."kind" AND j."state" = 'queued' AND j."runAt" > now()
        ORDER BY j."runAt" LIMIT 1)
      UNION ALL
      (SELECT j."leasedUntil" FROM "Job" j WHERE j."kind" = k."kind" AND j."state" = 'running')
    ) t`;
  return row;
}

/** Conditions of a job `j` of which no other one with its key, or concurrency key, runs or comes first. */
const mayRun = Prisma.sql`
  (j."key" IS NULL OR NOT EXISTS (
    SELECT FROM "Job" o
    WHERE o."kind" = j."kind" AND o."key" = j."key" AND o."state" = 'running' AND o."id" <> j."id"))
  AND (j."concurrencyKey" IS NULL OR NOT EXISTS (
    SELECT FROM "Job" o
    WHERE o."kind" = j."kind" AND o."concurrencyKey" = j."concurrencyKey" AND o."state" IN ('queued', 'running')
      AND o."id" <> j."id" AND (o."state" = 'running' AND o."leasedUntil" > now()
        OR (o."state" = 'queued' AND o."runAt" <= now() OR o."state" = 'running' AND o."leasedUntil" <= now())
          AND (o."runAt", o."id") < (j."runAt", j."id"))))`;

/** Returns a query that locks the first jobs `j` with a condition, as many of each kind as it has free slots. */
const firstOf = (condition: Prisma.Sql, running: readonly string[]): Prisma.Sql => Prisma.sql`
  SELECT free."kind", free."slots", c.* FROM free CROSS JOIN LATERAL (
    SELECT j."id", j."runAt" FROM "Job" j
    WHERE j."kind" = free."kind" AND ${condition} AND j."id" <> ALL(${[...running]}) AND ${mayRun}
    ORDER BY j."runAt", j."id" LIMIT free."slots" FOR UPDATE OF j SKIP LOCKED
  ) c`;

/**
 * Takes the jobs that may run, earliest first, within the concurrency of each kind over all processes: jobs that are due,
 * and those whose lease has ended. Of jobs with the same kind and key, or concurrency key, one runs at a time.
 * @param running the ids of jobs that run in this process
 */
export async function claimJobs(
  jobs: readonly AnyJob[],
  { by, ms }: Lease,
  running: readonly string[],
): Promise<ClaimedJob[]> {
  const kinds = jobs.map(({ kind }) => kind);
  const [, , claimed] = await db.$transaction([
    db.$executeRaw`SELECT pg_advisory_xact_lock(${LOCK})`,
    db.$executeRaw`
      UPDATE "Job" SET "state" = 'failed', "leasedUntil" = NULL, "leasedBy" = NULL, "updatedAt" = now(),
        "lastError" = 'The process ended during the last attempt.'
      WHERE "kind" = ANY(${kinds}) AND "state" = 'running' AND "leasedUntil" <= now() AND "tries" >= "maxTries"
        AND "id" <> ALL(${[...running]})`,
    db.$queryRaw<ClaimedJob[]>`
      WITH declared AS (
        SELECT * FROM unnest(${kinds}::text[], ${jobs.map(({ concurrency }) => concurrency)}::int[]) AS d("kind", "concurrency")
      ), free AS (
        SELECT "kind", greatest(0, "concurrency" - (
          SELECT count(*) FROM "Job" r
          WHERE r."kind" = declared."kind" AND r."state" = 'running' AND r."leasedUntil" > now())) AS "slots"
        FROM declared
      ), due AS (
        ${firstOf(Prisma.sql`j."state" = 'queued' AND j."runAt" <= now()`, running)}
      ), ended AS (
        ${firstOf(Prisma.sql`j."state" = 'running' AND j."leasedUntil" <= now()`, running)}
      ), claimed AS (
        SELECT "id" FROM (
          SELECT "id", "slots", row_number() OVER (PARTITION BY "kind" ORDER BY "runAt", "id") AS "place"
          FROM (SELECT * FROM due UNION ALL SELECT * FROM ended) both_states
        ) ordered WHERE "place" <= "slots"
      )
      UPDATE "Job" SET "state" = 'running', "tries" = "tries" + 1, "leasedBy" = ${by}, "updatedAt" = now(),
        "leasedUntil" = now() + make_interval(secs => ${ms / 1000}::float8)
      WHERE "id" IN (SELECT "id" FROM claimed)
      RETURNING "id", "kind", "key", "input", "tries", "maxTries"`,
  ]);
  return claimed;
}
