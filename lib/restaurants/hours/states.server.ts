import "server-only";
import { db } from "@/lib/platform/db/client";
import { openRestaurants } from "../published/server";
import type { OrdersState } from "./answers";
import { stateOfKinds } from "./hours-state";
import { hoursOf } from "./known.server";

/** Lists the published restaurants that take orders at all, with their state and pause. */
export async function listOrdersStates(now = Date.now()): Promise<OrdersState[]> {
  const [restaurants, rows] = await Promise.all([
    openRestaurants.get(),
    db.hours.findMany({
      where: { OR: [{ pausedUntil: null }, { pausedUntil: { gt: new Date(now) } }], pausedAt: { not: null } },
      select: { restaurantId: true, pausedAt: true, pausedUntil: true, pauseReason: true, pausedBy: true },
    }),
  ]);
  return Promise.all(
    restaurants.map(async ({ restaurantId, restaurantName, terms }) => {
      const shown = await hoursOf(restaurantId, { now });
      const { takesOrders, text } = stateOfKinds(shown, terms.orderKinds, now);
      const row = rows.find((one) => one.restaurantId === restaurantId);
      return {
        restaurantId,
        restaurantName,
        takesOrders,
        text,
        pause: row?.pausedAt
          ? {
              until: row.pausedUntil?.toISOString() ?? null,
              reason: row.pauseReason,
              by: row.pausedBy,
              at: row.pausedAt.toISOString(),
            }
          : null,
      };
    }),
  );
}
