import "server-only";
import { recordChange } from "@/lib/audit/record.server";
import { db } from "@/lib/platform/db/client";
import { createWriteBehindCounter } from "@/lib/platform/db/write-behind-counter";
import { remember } from "@/lib/platform/runtime/remember";
import { onShutdown } from "@/lib/platform/server/shutdown-hooks";
import type { UnknownPath } from "@/lib/seo/answers";
import { maskPath, normalisePath } from "./path";
import { redirectLimits } from "./schema";

/** The maximum number of paths that wait to be written; others are dropped meanwhile. */
const MAX_WAITING = 100;

type Asked = { path: string; count: number; lastAskedAt: Date };

/** Adds to the counts of other instances. Rows are locked in the order of their paths, which prevents deadlocks. */
async function writeAsked(asked: Asked[]): Promise<void> {
  const paths = asked.map(({ path }) => path);
  const counts = asked.map(({ count }) => count);
  const times = asked.map(({ lastAskedAt }) => lastAskedAt.toISOString());
  await db.$executeRaw`
    INSERT INTO "UnknownPath" ("path", "count", "firstAskedAt", "lastAskedAt")
    SELECT a."path", a."count", a."at", a."at"
    FROM unnest(${paths}::text[], ${counts}::int[], ${times}::text[]::timestamptz[]) AS a("path", "count", "at")
    WHERE NOT EXISTS (SELECT FROM "PathRedirect" r WHERE r."path" = a."path")
    ORDER BY a."path"
    ON CONFLICT ("path") DO UPDATE SET
      "count" = LEAST("UnknownPath"."count"::bigint + EXCLUDED."count", 2147483647),
      "lastAskedAt" = GREATEST("UnknownPath"."lastAskedAt", EXCLUDED."lastAskedAt")`;
  await db.$executeRaw`
    DELETE FROM "UnknownPath" WHERE "path" IN (
      SELECT "path" FROM "UnknownPath" ORDER BY "lastAskedAt" DESC, "path"
      OFFSET ${redirectLimits.unknownPaths} FOR UPDATE SKIP LOCKED)`;
}

const later = (one: Date, other: Date) => (one > other ? one : other);

/** Counts requests for unknown paths in memory. */
export function createPathLog() {
  const { add, write } = createWriteBehindCounter<Asked>({
    keyOf: ({ path }) => path,
    merge: ({ path, count, lastAskedAt }, more) => ({
      path,
      count: count + more.count,
      lastAskedAt: later(lastAskedAt, more.lastAskedAt),
    }),
    writeAll: writeAsked,
    maxPending: MAX_WAITING,
    failureMessage: "Unknown paths could not be written",
  });

  /** Counts a visit of a normalised path. Nothing about the visitor is stored. */
  function count(path: string, lastAskedAt = new Date()) {
    const masked = normalisePath(maskPath(path));
    if (masked) add({ path: masked, count: 1, lastAskedAt });
  }

  return { count, write };
}

const pathLog = () =>
  remember("unknown paths", () => {
    const pathLog = createPathLog();
    onShutdown("unknown paths", pathLog.write);
    return pathLog;
  });

/** Counts a request for an unknown path, without waiting for the database. */
export const countUnknownPath = (path: string) => pathLog().count(path);

/** Requested paths that don't exist, most frequent first. */
export async function listUnknownPaths(): Promise<UnknownPath[]> {
  await pathLog().write();
  const rows = await db.unknownPath.findMany({
    select: { path: true, count: true, firstAskedAt: true, lastAskedAt: true },
    orderBy: [{ count: "desc" }, { lastAskedAt: "desc" }, { path: "asc" }],
    take: redirectLimits.unknownPaths,
  });
  return rows.map(({ firstAskedAt, lastAskedAt, ...row }) => ({
    ...row,
    firstAskedAt: firstAskedAt.toISOString(),
    lastAskedAt: lastAskedAt.toISOString(),
  }));
}

/** Deletes one path of the log, or all if it is null. @returns the number of deleted paths */
export async function deleteUnknownPaths(path: string | null): Promise<number> {
  await pathLog().write();
  return db.$transaction(async (transaction) => {
    const { count } = await transaction.unknownPath.deleteMany({ where: path === null ? {} : { path } });
    if (count > 0) {
      await recordChange(transaction, {
        action: "seo:forget-paths",
        target: { id: path ?? "", label: path ?? "All of them" },
        before: { count },
      });
    }
    return count;
  });
}
