import "server-only";
import { menuItems } from "./menu";
import { requireMenu } from "./restaurants.server";
import { soldOutDishes } from "./sold-out.server";
import type { MenuItem } from "./types";

/** The dishes of a menu as guests get them just now. @throws AppError `invalid` where there is no such restaurant */
export async function getMenuItems(id: string): Promise<MenuItem[]> {
  const [menu, soldOut] = await Promise.all([requireMenu(id), soldOutDishes(id)]);
  return menuItems(menu, soldOut);
}
