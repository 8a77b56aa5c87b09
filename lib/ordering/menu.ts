import { africanMenu } from "./menus/african";
import { italianMenu } from "./menus/italian";
import type { Dish, Menu, MenuKey } from "./types";

export const menus: Record<MenuKey, Menu> = { order1: africanMenu, order2: italianMenu };

/** The dish with that id; null where the menu has none. */
export function findDish(menu: MenuKey, id: string): Dish | null {
  return menus[menu].items.find((dish) => dish.id === id) ?? null;
}
