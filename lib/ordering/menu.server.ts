import "server-only";
import { menus } from "./menu";
import { soldOutDishes } from "./sold-out.server";
import type { MenuItem, MenuKey } from "./types";

/** The dishes of a menu as guests get them. */
export async function getMenuItems(menu: MenuKey): Promise<MenuItem[]> {
  const soldOut = new Set(await soldOutDishes(menu));
  return menus[menu].items.map((dish) => ({
    ...dish,
    price: dish.priceCents / 100,
    soldOut: soldOut.has(dish.id),
  }));
}
