import { parseUrl } from "@/lib/http/parse-url";
import { canonicalOf, type PagesSeo } from "./canonical";
import { defaultCanonical } from "./head";

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

/** The pages that search engines are to list: they may be, and are not known by another address. */
export function listedEntries(
  existing: ExistingPage[],
  { settings, root, since }: Surroundings,
): SitemapEntry[] {
  return existing.flatMap(({ page, changedAt }) => {
    const set = settings.get(page);
    const url = defaultCanonical(page, root);
    const isElsewhere = parseUrl(canonicalOf(page, settings, root))?.href !== parseUrl(url)?.href;
    if (set?.robots.startsWith("noindex") || isElsewhere) return [];
    return [{ url, lastModified: latest(changedAt, set && new Date(set.updatedAt)) ?? since }];
  });
}
