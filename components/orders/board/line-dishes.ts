import type { RestaurantOrder } from "@/lib/orders/answers";
import type { SoldOutDish } from "@/lib/restaurants/published/answers";
import type { SoldOutBoard } from "./use-sold-out";

export type SoldOut = Pick<SoldOutBoard, "restaurants" | "setSoldOut" | "isUnsent">;

type Order = Pick<RestaurantOrder, "restaurantId" | "lines">;

/** Returns the dish of a line as the menu has it now; undefined if it was removed. */
export const dishOfLine = (
  { restaurants = [] }: Pick<SoldOut, "restaurants">,
  { restaurantId }: Pick<Order, "restaurantId">,
  { id }: Pick<Order["lines"][number], "id">,
): SoldOutDish | undefined =>
  restaurants.find((one) => one.restaurantId === restaurantId)?.dishes.find((dish) => dish.id === id);

/** Returns the dishes of an order that are on the menu now, also those of combos, each once. */
export function dishesOfOrder(soldOut: Pick<SoldOut, "restaurants">, order: Order): SoldOutDish[] {
  const ids = order.lines.flatMap(({ id, options = [] }) => [
    id,
    ...options.flatMap(({ dishId }) => dishId ?? []),
  ]);
  return [...new Set(ids)].flatMap((id) => dishOfLine(soldOut, order, { id }) ?? []);
}
