import "server-only";
import { RESTAURANT_LIST, reservePath } from "@/lib/restaurants/paths";
import { isTakingOrders, ownRestaurants } from "@/lib/restaurants/published/server";
import type { Restaurant } from "@/lib/restaurants/published/types";
import { takesReservations } from "./rules";
import { rulesOf } from "./settings.server";

/** Returns the path at which guests reserve a table of a restaurant; null if it takes no reservations. */
export async function reserveLink(restaurant: Pick<Restaurant, "restaurantId" | "path" | "closed">) {
  const { restaurantId, path, closed } = restaurant;
  return !closed && takesReservations(await rulesOf(restaurantId)) ? reservePath(path) : null;
}

/** Returns the path at which guests of the site reserve a table: of the only restaurant that takes reservations, or the list. */
export async function siteReserveLink(): Promise<string | null> {
  const own = (await ownRestaurants()).filter(isTakingOrders);
  const links = (await Promise.all(own.map(reserveLink))).filter((link) => link !== null);
  return links.length > 1 ? RESTAURANT_LIST : (links[0] ?? null);
}
