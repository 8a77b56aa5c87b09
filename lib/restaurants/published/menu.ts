import type { ShownDish } from "./answers";
import type { Dish, Restaurant } from "./types";

export const findDish = ({ dishes }: Pick<Restaurant, "dishes">, id: string): Dish | null =>
  dishes.find((dish) => dish.id === id) ?? null;

export const shownDishes = (
  { dishes }: Pick<Restaurant, "dishes">,
  soldOut: readonly string[],
): ShownDish[] =>
  dishes.map((dish) => ({
    ...dish,
    price: dish.priceCents / 100,
    soldOut: soldOut.includes(dish.id),
  }));
