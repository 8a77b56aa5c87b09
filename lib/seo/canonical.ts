import type { PageSeo } from "./answers";
import { absolute, defaultCanonical } from "./head";
import { isLandingPage } from "./page-name";

/** Settings of pages by their names. */
export type PagesSeo = ReadonlyMap<string, Pick<PageSeo, "canonical" | "robots" | "updatedAt">>;

/** The canonical URL of a page; the two paths of the landing page share one. */
export function canonicalOf(page: string, settings: PagesSeo, root: string): string {
  const set = isLandingPage(page)
    ? settings.get("home")?.canonical || settings.get("welcome")?.canonical
    : settings.get(page)?.canonical;
  return set ? absolute(set, root) : defaultCanonical(page, root);
}
