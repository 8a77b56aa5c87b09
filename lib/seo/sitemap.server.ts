import "server-only";
import { configurationState } from "@/lib/installation/state.server";
import { landingSavedAt } from "@/lib/landing/server";
import { publishedPages } from "@/lib/pages/published.server";
import { db } from "@/lib/platform/db/client";
import { restaurantsChangedAt } from "@/lib/restaurants/published/paths.server";
import { isIndexable, isRestaurantPage, listedPages, pageAt } from "@/lib/site/pages";
import { activePages } from "@/lib/templates/active.server";
import { languageLinks } from "./language-links.server";
import { siteRoot } from "./site.server";
import { type ExistingPage, latest, listedEntries, type SitemapEntry } from "./sitemap";
import { seoState } from "./state.server";

/** The time at which the site was last set up or renamed. */
async function configuredAt(): Promise<Date> {
  const where = { id: 1 };
  return (await db.configuration.findUniqueOrThrow({ where, select: { updatedAt: true } })).updatedAt;
}

/** The pages that visitors can reach and search engines may list, each once. */
async function existingPages(since: Date): Promise<ExistingPage[]> {
  const [templatePages, landing, restaurants, pages] = await Promise.all([
    activePages(),
    landingSavedAt(),
    restaurantsChangedAt(),
    publishedPages(),
  ]);
  // The restaurants that the product comes with are older than the site.
  const published = restaurants.map(({ path, changedAt }) => ({ path, changedAt: latest(changedAt, since) }));
  const changed = new Map(
    [
      ...published,
      ...templatePages.map(({ path, uploadedAt: changedAt }) => ({ path, changedAt })),
      ...pages.filter(({ search }) => !search.hidden),
    ].map(({ path, changedAt }) => [pageAt(path), changedAt]),
  );
  const always = listedPages.filter((page) => !isRestaurantPage(page));
  return [...new Set([...always, ...changed.keys()].filter(isIndexable))].map((page) => ({
    page,
    changedAt: latest(changed.get(page), page === "home" ? landing : null),
  }));
}

/** An entry for each language of a page; each names all of them. */
async function inItsLanguages(entry: SitemapEntry, root: string): Promise<SitemapEntry[]> {
  const links = await languageLinks(entry.url.slice(root.length));
  if (links.length === 0) return [entry];
  const languages = Object.fromEntries(links.map(({ hreflang, href }) => [hreflang, href]));
  const urls = [...new Set([entry.url, ...Object.values(languages)])];
  return urls.map((url) => ({ ...entry, url, alternates: { languages } }));
}

/** The entries of `/sitemap.xml`; none before set-up. */
export async function sitemapEntries(): Promise<SitemapEntry[]> {
  if (!(await configurationState()).isConfigured) return [];
  const since = await configuredAt();
  const [existing, settings, root] = await Promise.all([existingPages(since), seoState(), siteRoot()]);
  const entries = listedEntries(existing, { settings, root, since });
  return (await Promise.all(entries.map((entry) => inItsLanguages(entry, root)))).flat();
}
