import "server-only";
import { configurationState, knownConfiguration } from "@/lib/installation/state.server";
import { translatedPageAt, translatedPaths } from "@/lib/languages/existing.server";
import { findPageAt, publishedPages } from "@/lib/pages/published.server";
import { connections } from "@/lib/platform/cache/page-cache";
import { publishedRestaurants } from "@/lib/restaurants/published/server";
import { cachedPages } from "@/lib/site/cached-pages";
import { pageBelowLanguage } from "@/lib/site/language-paths";
import { pageAt } from "@/lib/site/pages";
import { activePages, hasActivePage } from "@/lib/templates/active.server";
import { countVisit } from "@/lib/visits/server";

async function listPages(): Promise<string[]> {
  if (!(await configurationState()).isConfigured) return [];
  const others = await Promise.all([publishedRestaurants.get(), activePages(), publishedPages()]);
  const paths = [...cachedPages.keys(), ...others.flat().map(({ path }) => path)];
  return [...new Set([...paths, ...(await translatedPaths(paths))])];
}

/** Connects the page cache, which runs before Next.js, with the features, which run within it. */
export function connectPageCache() {
  connections.hasOwnersPage = async (path) =>
    (pageBelowLanguage(path) !== null && (await translatedPageAt(path)) !== null) ||
    (await hasActivePage(path)) ||
    (await findPageAt(path)) !== undefined;
  connections.listPages = listPages;
  connections.readSettings = knownConfiguration;
  connections.countVisit = (page, { method = "GET", url = "/", headers }) => {
    const visit = {
      method,
      url: `http://localhost${url}`,
      headers: { get: (name: string) => headers[name]?.toString() ?? null },
    };
    const [path = ""] = url.split("?", 1);
    if (pageBelowLanguage(path) === null) return countVisit(page, visit);
    // Visits of a page are counted together in all languages.
    void translatedPageAt(path).then((found) =>
      countVisit(found === null ? pageAt(path) : pageAt(found), visit),
    );
  };
}
