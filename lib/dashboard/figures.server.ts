import "server-only";
import { configurationState } from "@/lib/installation/state.server";
import { db } from "@/lib/platform/db/client";
import { latestDays } from "@/lib/platform/time-zone/days";
import { existingPages } from "@/lib/seo/manager.server";
import { isLandingPage } from "@/lib/seo/page-name";
import { isIndexable } from "@/lib/site/pages";
import { listVisits } from "@/lib/visits/server";
import { listActivity } from "./activity.server";
import { FIGURE_DAYS, type Figures } from "./figures";
import { orderedDishes, orderFigures } from "./order-figures.server";

const MAX_ACTIVITIES = 12;

/** Sums by a key, in the order of the keys' first occurrence. */
function sumBy<Item>(items: readonly Item[], keyOf: (item: Item) => string, of: (item: Item) => number) {
  const sums = new Map<string, number>();
  for (const item of items) sums.set(keyOf(item), (sums.get(keyOf(item)) ?? 0) + of(item));
  return sums;
}

/** The visits of these days by day and by page; the two paths of the landing page count as one. */
async function visitFigures(days: readonly string[]): Promise<Pick<Figures, "visitDays" | "visitsByPage">> {
  const found = await listVisits(new Date(days[0] ?? ""));
  const visits = found.filter(({ day }) => days.includes(day));
  const count = ({ count }: { count: number }) => count;
  const byDay = sumBy(visits, ({ day }) => day, count);
  const byPage = sumBy(visits, ({ page }) => (isLandingPage(page) ? "home" : page), count);
  return {
    visitDays: days.map((day) => ({ day, visits: byDay.get(day) ?? 0 })),
    visitsByPage: [...byPage]
      .map(([page, visits]) => ({ page, visits }))
      .sort((a, b) => b.visits - a.visits || a.page.localeCompare(b.page)),
  };
}

async function seoFigures(): Promise<Figures["seo"]> {
  const [existing, configured] = await Promise.all([
    existingPages(),
    db.pageSeo.findMany({ select: { page: true } }),
  ]);
  const own = new Set(configured.map(({ page }) => page));
  const pages = existing.filter(isIndexable);
  return { configured: pages.filter((page) => own.has(page)).length, pages: pages.length };
}

type Counts = { count: number; active: string | null; landingVersion: number };

async function readCounts(): Promise<Counts> {
  const [counts] = await db.$queryRaw<[Counts]>`
    SELECT count(*)::int AS "count", max("name") FILTER (WHERE "active") AS "active",
      COALESCE((SELECT "version" FROM "LandingContent" WHERE "id" = 1), 0) AS "landingVersion"
    FROM "Template"`;
  return counts;
}

/** Reads the key figures. @param now a time on the last day */
export async function getFigures(now = new Date()): Promise<Figures> {
  const { timeZone } = await configurationState();
  const days = latestDays(now, FIGURE_DAYS, timeZone);
  const [orders, dishes, visits, seo, { landingVersion, ...templates }, activity] = await Promise.all([
    orderFigures(days, timeZone),
    orderedDishes(days, timeZone),
    visitFigures(days),
    seoFigures(),
    readCounts(),
    listActivity(MAX_ACTIVITIES),
  ]);
  return {
    at: now.toISOString(),
    timeZone,
    ...orders,
    dishes,
    ...visits,
    templates,
    seo,
    landingVersion,
    activity,
  };
}
