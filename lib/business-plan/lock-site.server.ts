import "server-only";
import { appendVersion, lockLanding } from "@/lib/landing/save-version.server";
import type { LandingContent } from "@/lib/landing/schema";
import type { Transaction } from "@/lib/platform/db/client";
import type { PageSeo } from "@/lib/seo/answers";
import { pageSeoFields, toPageSeo } from "@/lib/seo/state.server";
import { lockPageSeo, removePageSeo, requireRoom, writePageSeo } from "@/lib/seo/write.server";
import { type PlanPage, planPages, type SiteContent, type SitePart, toSettings } from "./site-content";

/** What the site is while nobody else can save it; version 0 where nothing was saved. */
export type LockedSite = {
  content: SiteContent;
  versions: Record<"landing" | PlanPage, number>;
  /** The pages' settings as they are stored. */
  saved: (page: PlanPage) => PageSeo | undefined;
};

/**
 * Keeps every other save of the landing page and of SEO settings waiting until the transaction ends.
 * @param initial what the landing page says where nothing was saved
 */
export async function lockSite(transaction: Transaction, initial: LandingContent): Promise<LockedSite> {
  const landing = await lockLanding(transaction, null);
  await lockPageSeo(transaction);
  const rows = await transaction.pageSeo.findMany({
    where: { page: { in: [...planPages] } },
    select: pageSeoFields,
  });
  const pages = rows.map(toPageSeo);
  const saved = (name: PlanPage): PageSeo | undefined => pages.find(({ page }) => page === name);
  const settings = (page: PlanPage) => {
    const seo = saved(page);
    return seo ? toSettings(seo) : null;
  };
  return {
    content: {
      landing: landing.content ?? initial,
      home: settings("home"),
      welcome: settings("welcome"),
    },
    versions: {
      landing: landing.version,
      home: saved("home")?.version ?? 0,
      welcome: saved("welcome")?.version ?? 0,
    },
    saved,
  };
}

/**
 * Saves the parts that are given as new versions of a locked site; settings that are null are deleted.
 * @returns what those parts are now
 * @throws AppError `conflict` where too many pages would have settings
 */
export async function writeSite(
  transaction: Transaction,
  { content, versions, saved }: LockedSite,
  next: Partial<SiteContent>,
  origin: { author: string; restoredFrom: number | null },
): Promise<SitePart> {
  const made: SitePart = {};
  if (next.landing) {
    const current = { version: versions.landing, content: content.landing };
    made.landing = await appendVersion(transaction, current, next.landing, origin);
  }
  for (const page of planPages) {
    const settings = next[page];
    if (settings === undefined) continue;
    made[page] = settings;
    const over = saved(page) ?? null;
    if (settings === null) {
      if (over) await removePageSeo(transaction, over);
    } else {
      if (!content[page]) requireRoom((await transaction.pageSeo.count()) + 1);
      made[page] = toSettings(await writePageSeo(transaction, { page, settings, over }));
    }
  }
  return made;
}
