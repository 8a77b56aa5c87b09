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

/** @param job the name of the table in the query */
function isDue(job: "j" | "o"): Prisma.Sql {
  const column = (name: string) => Prisma.raw(`${job}."${name}"`);
  return Prisma.sql`(
    (${column("state")} = 'queued' AND ${column("runAt")} <= now())
    OR (${column("state")} = 'running' AND ${column("leasedUntil")} <= now())
  )`;
}

type Due = { isDue: boolean; milliseconds: number | null };

/** Returns whether a job is due, and the time until another one is, in milliseconds; null if none waits. */
export async function nextDue(kinds: readonly string[]): Promise<Due> {
  const [row] = await db.$queryRaw<[Due]>`/* prepared: next-job */
    SELECT coalesce(bool_or(${isDue("j")}), false) AS "isDue",
      (extract(epoch FROM min(t.at) FILTER (WHERE t.at > now()) - now()) * 1000)::float8 AS "milliseconds"
    FROM "Job" j, LATERAL (SELECT CASE "state" WHEN 'queued' THEN "runAt" ELSE "leasedUntil" END AS at) t
    WHERE j."kind" = ANY(${[...kinds]}) AND j."state" IN ('queued', 'running')`;
  return row;
}

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
      ), claimed AS (
        SELECT c."id" FROM free CROSS JOIN LATERAL (
          SELECT j."id" FROM "Job" j
          WHERE j."kind" = free."kind" AND j."state" IN ('queued', 'running') AND ${isDue("j")}
            AND j."id" <> ALL(${[...running]})
            AND NOT EXISTS (
              SELECT FROM "Job" o
              WHERE o."kind" = j."kind" AND o."key" = j."key" AND o."state" = 'running' AND o."id" <> j."id")
            AND NOT EXISTS (
              SELECT FROM "Job" o
              WHERE o."kind" = j."kind" AND o."concurrencyKey" = j."concurrencyKey" AND o."id" <> j."id"
                AND (o."state" = 'running' AND o."leasedUntil" > now()
                  OR ${isDue("o")} AND (o."runAt", o."id") < (j."runAt", j."id")))
          ORDER BY j."runAt", j."id" LIMIT free."slots" FOR UPDATE OF j SKIP LOCKED
        ) c
      )
      UPDATE "Job" SET "state" = 'running', "tries" = "tries" + 1, "leasedBy" = ${by}, "updatedAt" = now(),
        "leasedUntil" = now() + make_interval(secs => ${ms / 1000}::float8)
      WHERE "id" IN (SELECT "id" FROM claimed)
      RETURNING "id", "kind", "key", "input", "tries", "maxTries"`,
  ]);
  return claimed;
}
