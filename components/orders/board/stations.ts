import type { RestaurantOrder } from "@/lib/orders/answers";
import type { SoldOutRestaurant } from "@/lib/restaurants/published/answers";

/** The categories of dishes, in the order of the menus. */
export function stationsOf(restaurants: readonly SoldOutRestaurant[], restaurantId: string): string[] {
  const shown = restaurants.filter((one) => restaurantId === "all" || one.restaurantId === restaurantId);
  return [...new Set(shown.flatMap(({ dishes }) => dishes.map(({ category }) => category)))];
}

type Line = RestaurantOrder["lines"][number];

/**
 * Returns a function that says whether a line of an order has a dish of a category, or a combo with one. Every station
 * shows a dish that the menus lack, so that no order is overlooked.
 */
export function isOfStation(restaurants: readonly SoldOutRestaurant[], station: string) {
  const categories = new Map(
    restaurants.flatMap(({ restaurantId, dishes }) =>
      dishes.map(({ id, category }) => [`${restaurantId} ${id}`, category] as const),
    ),
  );
  return ({ restaurantId }: Pick<RestaurantOrder, "restaurantId">, { id, options = [] }: Line): boolean => {
    const ids = [id, ...options.flatMap(({ dishId }) => dishId ?? [])];
    const found = ids.map((one) => categories.get(`${restaurantId} ${one}`));
    return found.includes(station) || found.includes(undefined);
  };
}
