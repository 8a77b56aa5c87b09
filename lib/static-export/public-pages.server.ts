import "server-only";
import { translatedPageAt, translatedPaths } from "@/lib/languages/existing.server";
import { connections } from "@/lib/platform/cache/page-cache";
import { reserveLink } from "@/lib/reservations/links.server";
import { restaurantsChangedAt } from "@/lib/restaurants/published/paths.server";
import { publishedRestaurants } from "@/lib/restaurants/published/server";
import { isRestaurantPage, pageAt } from "@/lib/site/pages";
import { isPublicPage } from "./fetch-resource.server";

/**
 * Lists the paths of the pages to export: those that the page cache keeps, without samples that the sitemap doesn't list,
 * and those on which tables are reserved, in all languages. Nothing else is exported, whatever a page links to.
 */
export async function publicPages(): Promise<string[]> {
  const [kept, advertised, restaurants] = await Promise.all([
    connections.listPages?.() ?? [],
    restaurantsChangedAt(),
    publishedRestaurants.get(),
  ]);
  const open = new Set(advertised.map(({ path }) => path));
  const reserving = await Promise.all(restaurants.filter(({ path }) => open.has(path)).map(reserveLink));
  const isListed = async (path: string) => {
    const page = (await translatedPageAt(path)) ?? path;
    return !isRestaurantPage(pageAt(page)) || open.has(page);
  };
  const areListed = await Promise.all(kept.map(isListed));
  const listed = kept.filter((_, index) => areListed[index]);
  const reserve = reserving.filter((path) => path !== null);
  return [...new Set([...listed, ...reserve, ...(await translatedPaths(reserve))])].filter(isPublicPage);
}
