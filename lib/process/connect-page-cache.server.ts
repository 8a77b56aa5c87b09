import "server-only";
import { configurationState, knownConfiguration } from "@/lib/installation/state.server";
import { findPageAt, publishedPages } from "@/lib/pages/published.server";
import { connections } from "@/lib/platform/cache/page-cache";
import { publishedRestaurants } from "@/lib/restaurants/published/server";
import { cachedPages } from "@/lib/site/cached-pages";
import { activePages, hasActivePage } from "@/lib/templates/active.server";
import { countVisit } from "@/lib/visits/server";

async function listPages(): Promise<string[]> {
  if (!(await configurationState()).isConfigured) return [];
  const others = await Promise.all([publishedRestaurants.get(), activePages(), publishedPages()]);
  return [...new Set([...cachedPages.keys(), ...others.flat().map(({ path }) => path)])];
}

/** Connects the page cache, which runs before Next.js, with the features, which run within it. */
export function connectPageCache() {
  connections.hasOwnersPage = async (path) =>
    (await hasActivePage(path)) || (await findPageAt(path)) !== undefined;
  connections.listPages = listPages;
  connections.readSettings = knownConfiguration;
  connections.countVisit = (page, { method = "GET", url = "/", headers }) =>
    countVisit(page, {
      method,
      url: `http://localhost${url}`,
      headers: { get: (name) => headers[name]?.toString() ?? null },
    });
}
