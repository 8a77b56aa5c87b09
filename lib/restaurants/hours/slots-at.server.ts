import "server-only";
import type { Hours } from "./hours";
import type { Opening } from "./openings";
import { lastOrderOf } from "./shown.server";
import { slotsIn } from "./slots";

type At = {
  now: number;
  /** The first possible moment, in milliseconds since 1970. */
  earliest: number;
  preparationMinutes: number;
};

/** Returns the slots of openings at a moment: all, those of the opening that has begun, and the last one of that. */
export function slotsAt(
  hours: Hours,
  known: readonly Opening[],
  { now, earliest, preparationMinutes }: At,
): { all: number[]; current: number[]; last: number | undefined } {
  const openings = known
    .filter(({ end }) => end > now)
    .map((one) => ({ ...one, lastOrder: lastOrderOf(one, hours, { preparationMinutes }) }));
  const shared = { gridMinutes: hours.slots.gridMinutes, preparationMinutes, earliest };
  const begun = openings.filter(({ start }) => start <= now);
  return {
    all: slotsIn({ ...shared, openings }),
    current: slotsIn({ ...shared, openings: begun }),
    last: slotsIn({ ...shared, openings: begun, earliest: 0 }).at(-1),
  };
}
