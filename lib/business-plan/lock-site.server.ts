import "server-only";
import { appendVersion, lockLanding } from "@/lib/landing/save-version.server";
import type { LandingContent } from "@/lib/landing/schema";
import type { Transaction } from "@/lib/platform/db/client";
import type { PageSeo } from "@/lib/seo/answers";
import { pageSeoFields, toPageSeo } from "@/lib/seo/state.server";
import { lockPageSeo, removePageSeo, requireRoom, writePageSeo } from "@/lib/seo/write.server";
import { type PlanPage, planPages, type SiteContent, type SitePart, toSettings } from "./site-content";

/** The site while nobody else can save it; version 0 if nothing was saved. */
export type LockedSite = {
  content: SiteContent;
  versions: Record<"landing" | PlanPage, number>;
  /** Returns the stored settings of a page. */
  saved: (page: PlanPage) => PageSeo | undefined;
};

/**
 * Locks the landing page and the SEO settings until the transaction ends.
 * @param initial the content of the landing page if nothing was saved
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
 * Saves the given parts of a locked site as new versions; settings of null are deleted.
 * @returns the saved parts
 * @throws AppError `conflict` if too many pages would have settings
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
