import "server-only";
import type { Hours } from "./hours";
import type { Opening } from "./openings";
import { lastOrderOf } from "./shown.server";

export type OrderOpening = Opening & { lastOrder: number };

/** Returns the openings that have not ended, with the last moment of an order. */
export const orderOpenings = (
  hours: Hours,
  openings: readonly Opening[],
  { now, preparationMinutes }: { now: number; preparationMinutes: number },
): OrderOpening[] =>
  openings
    .filter(({ end }) => end > now)
    .map((one) => ({ ...one, lastOrder: lastOrderOf(one, hours, { preparationMinutes }) }));
