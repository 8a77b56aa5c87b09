import "server-only";
import { db } from "./client";
import { tooManyAttempts } from "./rate-limit";

/** The waits after each attempt, in seconds; the last repeats. */
export type BackoffSchedule = readonly [number, ...number[]];

/** Time for which an attempt is stored after its wait, in seconds. */
const RETENTION_SECONDS = 24 * 60 * 60;

/** @throws AppError `too-many-tries` if one of the keys must wait */
async function refuseWhileWaiting(keys: string[]) {
  const [row] = await db.$queryRaw<{ seconds: number | null }[]>`
    SELECT ceil(extract(epoch FROM max("blockedUntil") - now()))::int AS seconds FROM "RateLimit"
    WHERE "key" = ANY(${keys}) AND "blockedUntil" > now() AND "resetsAt" > now()`;
  if (row?.seconds) throw tooManyAttempts(row.seconds);
}

/**
 * An attempt without a wait stores no time: of two concurrent attempts, the transaction that began first but wrote
 * last would take the other's time for a future one.
 */
async function takeBackoffAttempt(key: string, waits: BackoffSchedule): Promise<boolean> {
  const [first] = waits;
  const taken = await db.$queryRaw<unknown[]>`
    INSERT INTO "RateLimit" ("key", "count", "resetsAt", "blockedUntil")
    VALUES (
      ${key}, 1, now() + make_interval(secs => ${first + RETENTION_SECONDS}),
      CASE WHEN ${first}::int > 0 THEN now() + make_interval(secs => ${first}) END
    )
    ON CONFLICT ("key") DO UPDATE SET ("count", "resetsAt", "blockedUntil") = (
      SELECT "nth", now() + make_interval(secs => "wait" + ${RETENTION_SECONDS}),
        CASE WHEN "wait" > 0 THEN now() + make_interval(secs => "wait") END
      FROM (SELECT CASE WHEN "RateLimit"."resetsAt" <= now() THEN 1 ELSE "RateLimit"."count" + 1 END AS "nth") AS "counted",
        LATERAL (SELECT (${[...waits]}::int[])[least("nth", ${waits.length}::int)] AS "wait") AS "slowed"
    )
    WHERE "RateLimit"."blockedUntil" IS NULL OR "RateLimit"."blockedUntil" <= now() OR "RateLimit"."resetsAt" <= now()
    RETURNING "count"`;
  return taken.length > 0;
}

/**
 * Counts one attempt per key before it is made, and sets the wait for the next. A too early attempt is refused and
 * not counted, so that it doesn't extend the wait.
 * @throws AppError `too-many-tries` with the seconds to wait
 */
export async function takeBackoffAttempts(counts: { key: string; waits: BackoffSchedule }[]) {
  const keys = counts.map(({ key }) => key);
  await refuseWhileWaiting(keys);
  for (const { key, waits } of counts) {
    if (await takeBackoffAttempt(key, waits)) continue;
    await refuseWhileWaiting(keys);
    throw tooManyAttempts(1);
  }
}
