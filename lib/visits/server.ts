import "server-only";
import { db } from "@/lib/db/client";
import { createTally } from "@/lib/db/tally";
import { beforeStop } from "@/lib/process/last-work";
import { isVisit } from "./is-visit";

/** How long counts are kept, in days. */
const KEPT_DAYS = 400;
/** How many pages of a day wait to be written at most. */
const MAX_WAITING = 500;
const DAY = 86_400_000;

type Counted = { day: string; page: string; count: number };

/** The day of a moment in UTC: `2026-01-31`. */
export const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

/** Adds to what other instances have counted. Rows are locked in one order, so that nobody waits in a circle. */
async function writeCounted(counted: Counted[]): Promise<void> {
  const days = counted.map(({ day }) => day);
  const pages = counted.map(({ page }) => page);
  const counts = counted.map(({ count }) => count);
  await db.$executeRaw`
    INSERT INTO "PageVisits" ("day", "page", "count")
    SELECT v."day", v."page", v."count"
    FROM unnest(${days}::text[]::date[], ${pages}::text[], ${counts}::int[]) AS v("day", "page", "count")
    ORDER BY v."day", v."page"
    ON CONFLICT ("day", "page") DO UPDATE SET
      "count" = LEAST("PageVisits"."count"::bigint + EXCLUDED."count", 2147483647)`;
  await db.pageVisits.deleteMany({ where: { day: { lt: new Date(Date.now() - KEPT_DAYS * DAY) } } });
}

/** Counts visits in memory, by day and page. */
export function createVisitLog() {
  const { add, write } = createTally<Counted>({
    keyOf: ({ day, page }) => `${day} ${page}`,
    merge: (one, { count }) => ({ ...one, count: one.count + count }),
    writeAll: writeCounted,
    most: MAX_WAITING,
    complaint: "Visits could not be written",
  });
  const count = (page: string, at = new Date()) => add({ day: dayOf(at), page, count: 1 });
  return { count, write };
}

type VisitLog = ReturnType<typeof createVisitLog>;
const shared = globalThis as { platformVisitLog?: VisitLog };

/** The one of this process, whose bundles each have this module. */
function visitLog(): VisitLog {
  if (!shared.platformVisitLog) {
    shared.platformVisitLog = createVisitLog();
    beforeStop("visits", shared.platformVisitLog.write);
  }
  return shared.platformVisitLog;
}

/** Notes that a page is opened, without waiting for the database. Nothing of the visitor is kept. */
export function countVisit(page: string, request: Pick<Request, "method" | "headers" | "url">) {
  if (isVisit(request)) visitLog().count(page);
}

/** How often each page was opened on each day (UTC) from `since` on, with what this process has just counted. */
export async function listVisits(since: Date): Promise<Counted[]> {
  await visitLog().write();
  const rows = await db.pageVisits.findMany({
    where: { day: { gte: since } },
    select: { day: true, page: true, count: true },
  });
  return rows.map(({ day, ...row }) => ({ day: dayOf(day), ...row }));
}
