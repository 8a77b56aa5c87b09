import "server-only";
import { db } from "./client";
import { tooManyAttempts } from "./rate-limit";

/** Backoff: how long to wait after the first try, the second and so on, in seconds; the last repeats. */
export type BackoffSchedule = readonly [number, ...number[]];

/** An attempt is forgotten this long after its wait is over. */
const KEPT_SECONDS = 24 * 60 * 60;

/** @throws AppError `too-many-tries` where one of the keys has to wait */
async function refuseWhileWaiting(keys: string[]) {
  const [row] = await db.$queryRaw<{ seconds: number | null }[]>`
    SELECT ceil(extract(epoch FROM max("blockedUntil") - now()))::int AS seconds FROM "RateLimit"
    WHERE "key" = ANY(${keys}) AND "blockedUntil" > now() AND "resetsAt" > now()`;
  if (row?.seconds) throw tooManyAttempts(row.seconds);
}

/**
 * An attempt without a wait leaves no time behind: of two attempts at once, the one whose transaction began first but wrote
 * last would take the other's time for one to come.
 */
async function takeBackoffAttempt(key: string, waits: BackoffSchedule): Promise<boolean> {
  const [first] = waits;
  const taken = await db.$queryRaw<unknown[]>`
    INSERT INTO "RateLimit" ("key", "count", "resetsAt", "blockedUntil")
    VALUES (
      ${key}, 1, now() + make_interval(secs => ${first + KEPT_SECONDS}),
      CASE WHEN ${first}::int > 0 THEN now() + make_interval(secs => ${first}) END
    )
    ON CONFLICT ("key") DO UPDATE SET ("count", "resetsAt", "blockedUntil") = (
      SELECT "nth", now() + make_interval(secs => "wait" + ${KEPT_SECONDS}),
        CASE WHEN "wait" > 0 THEN now() + make_interval(secs => "wait") END
      FROM (SELECT CASE WHEN "RateLimit"."resetsAt" <= now() THEN 1 ELSE "RateLimit"."count" + 1 END AS "nth") AS "counted",
        LATERAL (SELECT (${[...waits]}::int[])[least("nth", ${waits.length}::int)] AS "wait") AS "slowed"
    )
    WHERE "RateLimit"."blockedUntil" IS NULL OR "RateLimit"."blockedUntil" <= now() OR "RateLimit"."resetsAt" <= now()
    RETURNING "count"`;
  return taken.length > 0;
}

/**
 * Counts one attempt for each key before the attempt is made, and sets how long the next one has to wait. An attempt that comes
 * too early is refused and not counted, so it doesn't make the wait longer.
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
