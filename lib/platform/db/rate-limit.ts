import "server-only";
import { AppError, type Message } from "@/lib/platform/http/errors";
import { Prisma } from "@/prisma/client";
import { db } from "./client";

export type RateLimitRule = { attempts: number; windowSeconds: number };

export type CountedAttempts = { count: number; seconds: number };

/**
 * Returns the SQL that counts one attempt and returns `CountedAttempts`, for use within another statement.
 * @param condition a `WHERE` clause; without one, the attempt is always counted
 */
export function countAttempt(
  key: string,
  { windowSeconds }: RateLimitRule,
  condition = Prisma.empty,
): Prisma.Sql {
  return Prisma.sql`
    INSERT INTO "RateLimit" ("key", "count", "resetsAt")
    SELECT ${key}, 1, now() + make_interval(secs => ${windowSeconds}) ${condition}
    ON CONFLICT ("key") DO UPDATE SET
      "count" = CASE WHEN "RateLimit"."resetsAt" <= now() THEN 1 ELSE "RateLimit"."count" + 1 END,
      "resetsAt" = CASE WHEN "RateLimit"."resetsAt" <= now() THEN EXCLUDED."resetsAt" ELSE "RateLimit"."resetsAt" END
    RETURNING "count", ceil(extract(epoch FROM "resetsAt" - now()))::int AS seconds`;
}

export function tooManyAttempts(seconds: number): AppError {
  const minutes = Math.ceil(seconds / 60);
  const words: Message = (t) =>
    seconds < 60
      ? t.count(seconds, {
          one: "Too many tries. Please wait {n} second and try again.",
          other: "Too many tries. Please wait {n} seconds and try again.",
        })
      : t.count(minutes, {
          one: "Too many tries. Please wait a minute and try again.",
          other: "Too many tries. Please wait {n} minutes and try again.",
        });
  return new AppError("too-many-tries", words, { retryAfter: seconds });
}

/** @throws AppError `too-many-tries` with the seconds to wait */
export function requireAttempts({ count, seconds }: CountedAttempts, { attempts }: RateLimitRule): void {
  if (count > attempts) throw tooManyAttempts(Math.max(1, seconds));
}

/**
 * Counts an attempt for each key before it is made, so that concurrent attempts can't pass the limit. The counts are in
 * PostgreSQL, shared by all instances and kept over a restart; packages need a store of their own, and can't be part of
 * another statement.
 * @throws AppError `too-many-tries` with the seconds to wait
 */
export async function takeAttempt(keys: string[], rule: RateLimitRule) {
  for (const key of keys) {
    const [row] = await db.$queryRaw<CountedAttempts[]>(countAttempt(key, rule));
    if (row) requireAttempts(row, rule);
  }
}

/** Returns the number of attempts in the current window. */
export async function attemptsSoFar(key: string): Promise<number> {
  const row = await db.rateLimit.findFirst({
    where: { key, resetsAt: { gt: new Date() } },
    select: { count: true },
  });
  return row?.count ?? 0;
}

export async function clearAttempts(keys: string[]) {
  await db.rateLimit.deleteMany({ where: { key: { in: keys } } });
}
