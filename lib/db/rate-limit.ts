import "server-only";
import { AppError } from "@/lib/http/errors";
import { db } from "./client";

export type RateLimitRule = { tries: number; windowSeconds: number };

/**
 * Counts one try for each key before it is made, so that tries made at once can't slip past the limit.
 * @throws AppError `too-many-tries` with the seconds to wait, where a key has used up its tries
 */
export async function takeTry(keys: string[], rule: RateLimitRule) {
  for (const key of keys) {
    const [row] = await db.$queryRaw<{ count: number; seconds: number }[]>`
      INSERT INTO "RateLimit" ("key", "count", "resetsAt")
      VALUES (${key}, 1, now() + make_interval(secs => ${rule.windowSeconds}))
      ON CONFLICT ("key") DO UPDATE SET
        "count" = CASE WHEN "RateLimit"."resetsAt" <= now() THEN 1 ELSE "RateLimit"."count" + 1 END,
        "resetsAt" = CASE WHEN "RateLimit"."resetsAt" <= now() THEN EXCLUDED."resetsAt" ELSE "RateLimit"."resetsAt" END
      RETURNING "count", ceil(extract(epoch FROM "resetsAt" - now()))::int AS seconds`;
    if (row && row.count > rule.tries) {
      const minutes = Math.max(1, Math.ceil(row.seconds / 60));
      throw new AppError(
        "too-many-tries",
        `Too many tries. Please wait ${minutes === 1 ? "a minute" : `${minutes} minutes`} and try again.`,
        { retryAfter: Math.max(1, row.seconds) },
      );
    }
  }
}

/** Forgets the tries of these keys. */
export async function clearTries(keys: string[]) {
  await db.rateLimit.deleteMany({ where: { key: { in: keys } } });
}
