import { parseUrl } from "@/lib/platform/address/parse-url";
import { pagePath } from "@/lib/site/pages";
import { canonicalOf, type PagesSeo } from "./canonical";
import { isLandingPage } from "./page-name";

/** A page that visitors can reach, and when its content last changed; null if unknown. */
export type ExistingPage = { page: string; changedAt: Date | null };

export type SitemapEntry = {
  url: string;
  lastModified: Date;
  /** The addresses of the page by `hreflang`, for a page in several languages. */
  alternates?: { languages: Record<string, string> };
};

type SitemapContext = {
  settings: PagesSeo;
  root: string;
  /** The time of the set-up: the minimum of all times. */
  since: Date;
};

/** The latest known time. */
export function latest(...moments: (Date | null | undefined)[]): Date | null {
  const known = moments.filter((moment) => moment instanceof Date);
  return known.length > 0 ? new Date(Math.max(...known.map(Number))) : null;
}

/** The name under which a page is canonical; null if its canonical URL is another page. */
function canonicalName(page: string, settings: PagesSeo, root: string): string | null {
  const canonical = parseUrl(canonicalOf(page, settings, root))?.href;
  const names = isLandingPage(page) ? ["home", "welcome"] : [page];
  return names.find((name) => parseUrl(root + pagePath(name))?.href === canonical) ?? null;
}

/** The pages for the sitemap: those that may be indexed and are canonical themselves. */
export function listedEntries(
  existing: ExistingPage[],
  { settings, root, since }: SitemapContext,
): SitemapEntry[] {
  const entries = new Map<string, SitemapEntry>();
  for (const { page, changedAt } of existing) {
    const name = canonicalName(page, settings, root);
    const set = name === null ? undefined : settings.get(name);
    if (name === null || entries.has(name) || set?.robots.startsWith("noindex")) continue;
    const lastModified = latest(changedAt, set && new Date(set.updatedAt)) ?? since;
    entries.set(name, { url: root + pagePath(name), lastModified });
  }
  return [...entries.values()];
}
