import "server-only";
import { findPageAt } from "@/lib/pages/published.server";
import { publishedRestaurants } from "@/lib/restaurants/published/server";
import { isProductPage, isRestaurantPage, pageAt, pagePath } from "@/lib/site/pages";
import { activePages } from "@/lib/templates/active.server";

/** The pages of all restaurants, including closed ones. */
export async function restaurantPages(): Promise<string[]> {
  return (await publishedRestaurants.known()).map(({ path }) => pageAt(path));
}

/** Returns whether visitors can reach the page: it belongs to the product, a restaurant, the active template, or is one of the owner's. */
export async function pageExists(page: string): Promise<boolean> {
  if (isRestaurantPage(page)) return (await restaurantPages()).includes(page);
  if (isProductPage(page)) return true;
  if (await findPageAt(pagePath(page))) return true;
  return (await activePages()).some(({ path }) => path === `/${page}`);
}
