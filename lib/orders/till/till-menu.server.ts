import "server-only";
import { sharesToday } from "@/lib/orders/slots/hold.server";
import { categoryStates } from "@/lib/restaurants/hours/hours-state";
import { hoursOf } from "@/lib/restaurants/hours/known.server";
import { requireRestaurant } from "@/lib/restaurants/published/server";
import { getShownMenu } from "@/lib/restaurants/stock/availability.server";
import { currentTerms } from "@/lib/restaurants/terms/current.server";
import type { TillMenu } from "./schema";

/**
 * @param changing the id of an order that is changed: its own portions of stock count as left
 * @throws AppError `invalid` for a closed or unknown restaurant
 */
export async function getTillMenu(restaurantId: string, changing?: string): Promise<TillMenu> {
  const now = Date.now();
  const [menu, { restaurantName, terms }, hours] = await Promise.all([
    sharesToday(restaurantId, changing).then((returned) => getShownMenu(restaurantId, { returned })),
    requireRestaurant(restaurantId),
    hoursOf(restaurantId, { now }),
  ]);
  const unoffered = Object.entries(hours ? categoryStates(hours, now) : {}).filter(
    ([, { next }]) => next !== undefined,
  );
  return {
    ...menu,
    restaurantId,
    restaurantName,
    terms: await currentTerms(terms),
    ...(unoffered.length > 0 && {
      unoffered: Object.fromEntries(unoffered.map(([id, { text }]) => [id, text])),
    }),
  };
}
