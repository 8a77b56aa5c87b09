import { isLink } from "@/lib/platform/http/link-rules";

const RESTAURANT = "restaurant:";
const restaurantTarget = /^restaurant:[A-Za-z0-9_-]{1,64}$/;

/** The target of a restaurant's page, whatever its address is. */
export const restaurantLink = (id: string) => `${RESTAURANT}${id}`;

/** The id of the restaurant that a target names; null for another target. */
export const restaurantOf = (link: string): string | null =>
  restaurantTarget.test(link) ? link.slice(RESTAURANT.length) : null;

/** Returns whether a text is an address, a path or a section of this site, or names a restaurant. */
export const isTarget = (link: string) => isLink(link) || restaurantTarget.test(link);

/** The paths of the restaurants' pages, by id. */
export type RestaurantPaths = Readonly<Record<string, string>>;

/** The address that a target stands for; null if it is empty, or names a restaurant without a page. */
export function resolveTarget(link: string | undefined, restaurants: RestaurantPaths): string | null {
  if (!link) return null;
  const id = restaurantOf(link);
  if (id === null) return link;
  return Object.hasOwn(restaurants, id) ? (restaurants[id] ?? null) : null;
}
