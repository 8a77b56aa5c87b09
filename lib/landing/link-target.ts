import { isLink } from "@/lib/platform/http/link-rules";

const RESTAURANT = "restaurant:";
const restaurantTarget = /^restaurant:[A-Za-z0-9_-]{1,64}$/;

const PAGE = "page:";
const pageTarget = /^page:[A-Za-z0-9_-]{1,64}$/;

/** The target of a page of the owner's, whatever its address is. */
export const pageLink = (id: string) => `${PAGE}${id}`;

/** The id of the page that a target names; null for another target. */
export const pageOf = (link: string): string | null =>
  pageTarget.test(link) ? link.slice(PAGE.length) : null;

/** The target of a restaurant's page, whatever its address is. */
export const restaurantLink = (id: string) => `${RESTAURANT}${id}`;

/** The id of the restaurant that a target names; null for another target. */
export const restaurantOf = (link: string): string | null =>
  restaurantTarget.test(link) ? link.slice(RESTAURANT.length) : null;

/** Returns whether a text is an address, a path or a section of this site, or names a restaurant or a page. */
export const isTarget = (link: string) =>
  isLink(link) || restaurantTarget.test(link) || pageTarget.test(link);

/**
 * The paths of the restaurants' pages by id, and of the owner's pages by `page:{id}`. In a further language of the site also
 * the paths in it, by the path in the default language.
 */
export type RestaurantPaths = Readonly<Record<string, string>>;

/** The address that a target stands for; null if it is empty, or names a restaurant without a page, or a page that is not published. */
export function resolveTarget(link: string | undefined, restaurants: RestaurantPaths): string | null {
  if (!link) return null;
  const known = (key: string) => (Object.hasOwn(restaurants, key) ? (restaurants[key] ?? null) : null);
  const key = restaurantOf(link) ?? (pageOf(link) === null ? null : link);
  if (key !== null) return known(key);
  const [path = ""] = link.split(/[?#]/, 1);
  const shown = path.startsWith("/") ? known(path) : null;
  return shown === null ? link : shown + link.slice(path.length);
}
