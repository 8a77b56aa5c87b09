import "server-only";
import type { ShownMenu } from "./answers";
import { shownDishes } from "./menu";
import { requireMenu } from "./server";
import { soldOutDishes } from "./sold-out.server";

/** @throws AppError `invalid` for an unknown restaurant */
export async function getShownMenu(restaurantId: string): Promise<ShownMenu> {
  const [menu, soldOut] = await Promise.all([requireMenu(restaurantId), soldOutDishes(restaurantId)]);
  return { items: shownDishes(menu, soldOut), categories: [...menu.categories] };
}
