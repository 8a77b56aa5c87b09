import { africanMenu } from "./menus/african";
import { italianMenu } from "./menus/italian";
import type { Dish, Menu, MenuItem, MenuKey } from "./types";

export const menus: Record<MenuKey, Menu> = { order1: africanMenu, order2: italianMenu };

/** The dish with that id; null where the menu has none. */
export function findDish(menu: MenuKey, id: string): Dish | null {
  return menus[menu].items.find((dish) => dish.id === id) ?? null;
}

/** The dishes of a menu as guests get them. */
export const menuItems = (menu: MenuKey, soldOut: readonly string[]): MenuItem[] =>
  menus[menu].items.map((dish) => ({
    ...dish,
    price: dish.priceCents / 100,
    soldOut: soldOut.includes(dish.id),
  }));
