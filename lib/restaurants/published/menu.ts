import type { ShownDish } from "./answers";
import type { Dish, Menu } from "./types";

/** The dish with that id; null where the menu has none. */
export const findDish = ({ dishes }: Pick<Menu, "dishes">, id: string): Dish | null =>
  dishes.find((dish) => dish.id === id) ?? null;

/** The dishes of a menu as guests get them. */
export const shownDishes = ({ dishes }: Pick<Menu, "dishes">, soldOut: readonly string[]): ShownDish[] =>
  dishes.map((dish) => ({
    ...dish,
    price: dish.priceCents / 100,
    soldOut: soldOut.includes(dish.id),
  }));
