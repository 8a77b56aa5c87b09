import "server-only";
import { configurationState } from "@/lib/installation/state.server";
import { db } from "@/lib/platform/db/client";
import { createWriteBehindCounter } from "@/lib/platform/db/write-behind-counter";
import { remember } from "@/lib/platform/runtime/remember";
import { onShutdown } from "@/lib/platform/server/shutdown-hooks";
import { dayIn } from "@/lib/platform/time-zone/days";
import { isVisit, type PageRequest } from "./is-visit";

/** The maximum number of counts that wait to be written. */
const MAX_WAITING = 500;
/** In milliseconds. Days of every time zone begin at a quarter of an hour, so the day can be determined on writing. */
const QUARTER_HOUR_MS = 900_000;

/** `quarter` counts quarters of an hour since 1970. */
type Waiting = { quarter: number; page: string; count: number };
type Counted = { day: string; page: string; count: number };

/** Formats a column of type `date`: `2026-01-31`. */
export const dayOf = (column: Date) => column.toISOString().slice(0, 10);

/** Adds to the counts of other instances. Rows are locked in one order, which prevents deadlocks. */
async function writeCounted(counted: Waiting[]): Promise<void> {
  const { timeZone } = await configurationState();
  const days = counted.map(({ quarter }) => dayIn(new Date(quarter * QUARTER_HOUR_MS), timeZone));
  const pages = counted.map(({ page }) => page);
  const counts = counted.map(({ count }) => count);
  await db.$executeRaw`
    INSERT INTO "PageVisits" ("day", "page", "count")
    SELECT v."day", v."page", LEAST(sum(v."count"), 2147483647)::int
    FROM unnest(${days}::text[]::date[], ${pages}::text[], ${counts}::int[]) AS v("day", "page", "count")
    GROUP BY v."day", v."page" ORDER BY v."day", v."page"
    ON CONFLICT ("day", "page") DO UPDATE SET
      "count" = LEAST("PageVisits"."count"::bigint + EXCLUDED."count", 2147483647)`;
}

/** Counts visits in memory by page and quarter of an hour. */
export function createVisitLog() {
  const { add, write } = createWriteBehindCounter<Waiting>({
    keyOf: ({ quarter, page }) => `${quarter} ${page}`,
    merge: (one, { count }) => ({ ...one, count: one.count + count }),
    writeAll: writeCounted,
    maxPending: MAX_WAITING,
    failureMessage: "Visits could not be written",
  });
  const count = (page: string, at = new Date()) =>
    add({ quarter: Math.floor(at.getTime() / QUARTER_HOUR_MS), page, count: 1 });
  return { count, write };
}

const visitLog = () =>
  remember("visits", () => {
    const visitLog = createVisitLog();
    onShutdown("visits", visitLog.write);
    return visitLog;
  });

/** Counts a visit without waiting for the database. Nothing about the visitor is stored. */
export function countVisit(page: string, request: PageRequest) {
  if (isVisit(request)) visitLog().count(page);
}

/** Visits by page and day of the business since `since`, including those that wait in this process. */
export async function listVisits(since: Date): Promise<Counted[]> {
  await visitLog().write();
  const rows = await db.pageVisits.findMany({
    where: { day: { gte: since } },
    select: { day: true, page: true, count: true },
  });
  return rows.map(({ day, ...row }) => ({ day: dayOf(day), ...row }));
}
