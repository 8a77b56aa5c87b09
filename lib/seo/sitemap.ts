import { parseUrl } from "@/lib/platform/address/parse-url";
import { pagePath } from "@/lib/site/pages";
import { canonicalOf, type PagesSeo } from "./canonical";
import { isLandingPage } from "./page-name";

/** A page that visitors can reach, and when what it shows was changed last; null where nobody knows. */
export type ExistingPage = { page: string; changedAt: Date | null };

export type SitemapEntry = { url: string; lastModified: Date };

type Surroundings = {
  settings: PagesSeo;
  root: string;
  /** When the site was set up: nothing on it is older. */
  since: Date;
};

/** The latest of some moments. */
export function latest(...moments: (Date | null | undefined)[]): Date | null {
  const known = moments.filter((moment) => moment instanceof Date);
  return known.length > 0 ? new Date(Math.max(...known.map(Number))) : null;
}

/** The canonical path of a page; null where its settings name an address that is not its own. */
function knownAs(page: string, settings: PagesSeo, root: string): string | null {
  const canonical = parseUrl(canonicalOf(page, settings, root))?.href;
  const names = isLandingPage(page) ? ["home", "welcome"] : [page];
  return names.find((name) => parseUrl(root + pagePath(name))?.href === canonical) ?? null;
}

/** The pages for the sitemap: those that may be indexed and are canonical themselves. */
export function listedEntries(
  existing: ExistingPage[],
  { settings, root, since }: Surroundings,
): SitemapEntry[] {
  const entries = new Map<string, SitemapEntry>();
  for (const { page, changedAt } of existing) {
    const name = knownAs(page, settings, root);
    const set = name === null ? undefined : settings.get(name);
    if (name === null || entries.has(name) || set?.robots.startsWith("noindex")) continue;
    const lastModified = latest(changedAt, set && new Date(set.updatedAt)) ?? since;
    entries.set(name, { url: root + pagePath(name), lastModified });
  }
  return [...entries.values()];
}
