import "server-only";
import { configurationState } from "@/lib/installation/state.server";
import { db } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import { openRestaurants } from "../published/server";
import type { OrdersState } from "./answers";
import { alwaysOpen } from "./hours";
import { hoursState } from "./hours-state";
import type { PauseInput } from "./schema";
import { hoursOf, storedHours, storePause } from "./server";
import { toShownHours } from "./shown.server";

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
      const shown = await hoursOf(restaurantId, now);
      const states = terms.orderKinds.map((kind) => hoursState(shown, kind, now));
      const shownState = states.find(({ takesOrders }) => takesOrders) ?? states[0];
      const row = rows.find((one) => one.restaurantId === restaurantId);
      return {
        restaurantId,
        restaurantName,
        takesOrders: shownState?.takesOrders ?? true,
        text: shownState?.text ?? "",
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

/** Returns the next opening of any kind of order after a moment; null if there is none. */
async function nextOpening(restaurantId: string, now: number): Promise<Date | null> {
  const row = await db.hours.findUnique({ where: { restaurantId }, select: { content: true } });
  const { timeZone, preparationMinutes } = await configurationState();
  const hours = row ? storedHours(row.content) : alwaysOpen;
  const shown = toShownHours(hours, null, { now, timeZone, preparationMinutes });
  const starts = Object.values(shown?.kinds ?? {}).flatMap((openings) =>
    openings.map(({ start }) => start).filter((start) => start > now),
  );
  return starts.length > 0 ? new Date(Math.min(...starts)) : null;
}

/**
 * Pauses the orders of a restaurant.
 * @throws AppError `not-found`, `conflict` for a pause until the next opening of a restaurant that is always open
 */
export async function pauseOrders(restaurantId: string, { minutes, until, reason }: PauseInput) {
  const now = Date.now();
  let pausedUntil: Date | null = null;
  if (minutes !== undefined) pausedUntil = new Date(now + minutes * 60_000);
  else if (until === "opening") {
    pausedUntil = await nextOpening(restaurantId, now);
    if (!pausedUntil)
      throw new AppError("conflict", "There is no next opening: enter the opening hours first.");
  }
  await storePause(restaurantId, { pausedUntil, pauseReason: reason });
  return listOrdersStates();
}

/** Ends the pause of a restaurant. @throws AppError `not-found` */
export async function resumeOrders(restaurantId: string) {
  await storePause(restaurantId, null);
  return listOrdersStates();
}
