import { orderLimits } from "../types";

/**
 * Returns the slots that an order for as soon as possible may take: those within the longest time that a restaurant can
 * promise. The orders of the last minutes before closing share the last slot.
 */
export function soonSlots(
  slots: { current: readonly number[]; readonly last: number | undefined },
  now: number,
): number[] {
  const soon = slots.current.filter((slot) => slot <= now + orderLimits.promisedMinutes * 60_000);
  if (soon.length > 0) return soon;
  const { last } = slots;
  return last === undefined ? [] : [last];
}
