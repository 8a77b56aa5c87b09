import type { Dish, Menu, MenuItem } from "./types";

/** The dish with that id; null where the menu has none. */
export const findDish = ({ items }: Pick<Menu, "items">, id: string): Dish | null =>
  items.find((dish) => dish.id === id) ?? null;

/** The dishes of a menu as guests get them. */
export const menuItems = ({ items }: Pick<Menu, "items">, soldOut: readonly string[]): MenuItem[] =>
  items.map((dish) => ({
    ...dish,
    price: dish.priceCents / 100,
    soldOut: soldOut.includes(dish.id),
  }));
