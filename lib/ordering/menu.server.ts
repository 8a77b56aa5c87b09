import "server-only";
import { menuItems } from "./menu";
import { soldOutDishes } from "./sold-out.server";
import type { MenuItem, MenuKey } from "./types";

/** The dishes of a menu as guests get them just now. */
export async function getMenuItems(menu: MenuKey): Promise<MenuItem[]> {
  return menuItems(menu, await soldOutDishes(menu));
}
