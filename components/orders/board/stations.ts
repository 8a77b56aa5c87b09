import type { RestaurantOrder } from "@/lib/orders/answers";
import type { SoldOutRestaurant } from "@/lib/restaurants/published/answers";

/** The categories of dishes, in the order of the menus. */
export function stationsOf(restaurants: readonly SoldOutRestaurant[], restaurantId: string): string[] {
  const shown = restaurants.filter((one) => restaurantId === "all" || one.restaurantId === restaurantId);
  return [...new Set(shown.flatMap(({ dishes }) => dishes.map(({ category }) => category)))];
}

type Line = RestaurantOrder["lines"][number];

/** Returns a function that says whether a line of an order has a dish of a category, or a combo with one. */
export function isOfStation(restaurants: readonly SoldOutRestaurant[], station: string) {
  const ids = new Map(
    restaurants.map(({ restaurantId, dishes }) => [
      restaurantId,
      new Set(dishes.filter(({ category }) => category === station).map(({ id }) => id)),
    ]),
  );
  return ({ restaurantId }: Pick<RestaurantOrder, "restaurantId">, { id, options = [] }: Line): boolean => {
    const own = ids.get(restaurantId);
    return (
      own !== undefined && [id, ...options.flatMap(({ dishId }) => dishId ?? [])].some((one) => own.has(one))
    );
  };
}
