import "server-only";
import { db } from "@/lib/platform/db/client";
import { RESTAURANT_LIST, restaurantPath } from "@/lib/restaurants/paths";
import { inOwnersOrder, isTakingOrders, ownRestaurants, published, publishedRestaurants } from "./server";

/**
 * Returns the path that links to “the menu” lead to: the page of the owner's open restaurant, or the list of several.
 * Null without a published restaurant of the owner's; if all are closed, their pages still show the menu.
 */
export async function menuPath(): Promise<string | null> {
  const own = await ownRestaurants();
  const open = own.filter(isTakingOrders);
  const [first, ...others] = open.length > 0 ? open : own;
  if (!first) return null;
  return others.length > 0 ? RESTAURANT_LIST : first.path;
}

/** Returns the paths of the published restaurants' pages, by id; none if they could never be read. */
export async function restaurantPaths(): Promise<Record<string, string>> {
  const restaurants = await publishedRestaurants.known().catch(() => []);
  return Object.fromEntries(restaurants.map(({ restaurantId, path }) => [restaurantId, path]));
}

/**
 * Returns the paths of restaurants for the sitemap, with their last publication. Excludes closed samples, and all
 * samples beside a restaurant of the owner's.
 */
export async function restaurantsChangedAt(): Promise<{ path: string; changedAt: Date }[]> {
  const rows = await db.restaurant.findMany({
    where: published,
    orderBy: inOwnersOrder,
    select: { id: true, slug: true, isOpen: true, isSample: true, updatedAt: true },
  });
  const hasOwn = rows.some(({ isSample }) => !isSample);
  return rows
    .filter(({ isOpen, isSample }) => !isSample || (isOpen && !hasOwn))
    .map(({ updatedAt: changedAt, ...row }) => ({ path: restaurantPath(row), changedAt }));
}
