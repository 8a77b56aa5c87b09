import type { Hours } from "@/lib/restaurants/hours/hours";
import { openingsOf } from "@/lib/restaurants/hours/openings";
import type { OrderKind } from "@/lib/restaurants/terms/terms";

/** A business day from its first moment up to that of the next one, in milliseconds. */
type Day = { start: number; end: number; timeZone: string };

export type TimedRestaurant = {
  /** Null if it is always open. */
  hours: Hours | null;
  orderKinds: readonly OrderKind[];
};

function lastOpening(
  hours: Hours,
  kinds: readonly OrderKind[],
  { start, end, timeZone }: Day,
): number | null {
  const ends = kinds
    .flatMap((kind) => openingsOf(hours, kind, { from: start, days: 2, timeZone }))
    .filter((opening) => opening.start < end && (opening.start >= start || opening.end >= end))
    .map((opening) => opening.end);
  return ends.length > 0 ? Math.max(...ends) : null;
}

/**
 * Returns the moment at which the last restaurant closes on a business day: the end of the last opening that begins on it, at
 * the latest the end of the day. It is the end of the day too if a restaurant has no hours, is open all day, or none opens.
 */
export function lastClosing(restaurants: readonly TimedRestaurant[], day: Day): number {
  const closings = restaurants.map(({ hours, orderKinds }) =>
    hours?.week ? lastOpening(hours, orderKinds, day) : day.end,
  );
  const last = Math.max(...closings.filter((closing) => closing !== null));
  return Number.isFinite(last) ? Math.min(last, day.end) : day.end;
}
