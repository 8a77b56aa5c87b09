import "server-only";
import { configurationState } from "@/lib/config/state.server";
import { db } from "@/lib/db/client";
import { landingSavedAt } from "@/lib/landing/server";
import { isIndexable, listedPages, pageAt } from "@/lib/site/pages";
import { activePages } from "@/lib/templates/active.server";
import { siteRoot } from "./site.server";
import { type ExistingPage, latest, listedEntries, type SitemapEntry } from "./sitemap";
import { seoState } from "./state.server";

/** When the site was set up, or renamed. */
async function configuredAt(): Promise<Date> {
  const where = { id: 1 };
  return (await db.configuration.findUniqueOrThrow({ where, select: { updatedAt: true } })).updatedAt;
}

/** The pages that visitors can reach and search engines may list, each once. */
async function existingPages(): Promise<ExistingPage[]> {
  const [templatePages, landing] = await Promise.all([activePages(), landingSavedAt()]);
  const uploaded = new Map(templatePages.map(({ path, uploadedAt }) => [pageAt(path), uploadedAt]));
  const names = new Set([...listedPages, ...uploaded.keys()].filter(isIndexable));
  return [...names].map((page) => ({
    page,
    changedAt: latest(uploaded.get(page), page === "home" ? landing : null),
  }));
}

/** What `/sitemap.xml` lists; nothing before the site is set up. */
export async function sitemapEntries(): Promise<SitemapEntry[]> {
  if (!(await configurationState()).isConfigured) return [];
  const [existing, settings, root, since] = await Promise.all([
    existingPages(),
    seoState(),
    siteRoot(),
    configuredAt(),
  ]);
  return listedEntries(existing, { settings, root, since });
}
