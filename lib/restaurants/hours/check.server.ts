import "server-only";
import { AppError } from "@/lib/platform/http/errors";
import type { OrderKind } from "../terms/terms";
import { hoursState } from "./hours-state";
import { hoursOf } from "./known.server";

/** Returns whether a restaurant takes orders of this kind now. */
export const takesOrders = async (restaurantId: string, kind: OrderKind, now: number): Promise<boolean> =>
  hoursState(await hoursOf(restaurantId, now), kind, now).takesOrders;

/** @throws AppError `conflict` if the restaurant takes no orders of this kind now, with the hours */
export async function requireTakesOrders(
  restaurantId: string,
  kind: OrderKind,
  now = Date.now(),
): Promise<void> {
  const { takesOrders, text } = hoursState(await hoursOf(restaurantId, now), kind, now);
  if (!takesOrders) throw new AppError("conflict", `${text} Nothing was ordered.`);
}
