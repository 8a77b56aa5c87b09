import "server-only";
import { requireRestaurant } from "@/lib/restaurants/published/server";
import { getShownMenu } from "@/lib/restaurants/stock/availability.server";
import { currentTerms } from "@/lib/restaurants/terms/current.server";
import type { TillMenu } from "./schema";

/** @throws AppError `invalid` for a closed or unknown restaurant */
export async function getTillMenu(restaurantId: string): Promise<TillMenu> {
  const [menu, { restaurantName, terms }] = await Promise.all([
    getShownMenu(restaurantId),
    requireRestaurant(restaurantId),
  ]);
  return { ...menu, restaurantId, restaurantName, terms: await currentTerms(terms) };
}
