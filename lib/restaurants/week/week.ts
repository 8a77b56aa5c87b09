/** Times by day of the week, without zod, so that guests’ pages don’t load it. */

export const DAY_MINUTES = 1440;

/**
 * A time of being open, in minutes of the wall clock from the midnight that begins its day. `to` is above 1440 after
 * midnight: Saturday 18:00 to Sunday 03:00 is 1080 to 1620 of Saturday.
 */
export type Span = { from: number; to: number };

/** The spans of Monday to Sunday; a day without any is closed. */
export type Week = Span[][];

/** The number of times of a day. */
export const SPANS_PER_DAY = 4;

/** Returns whether times of a day overlap each other. */
export function overlap(spans: readonly Span[]): boolean {
  const sorted = [...spans].sort((a, b) => a.from - b.from);
  return sorted.some(({ to }, index) => to > (sorted[index + 1]?.from ?? Number.POSITIVE_INFINITY));
}
