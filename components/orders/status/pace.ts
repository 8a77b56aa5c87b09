/** Minimum polling interval, in milliseconds. */
export const MIN_INTERVAL_MS = 4_000;
const MAX_INTERVAL_MS = 30_000;

/** Multiplies the interval by 1.5, and resets it after a change. */
export function nextInterval(interval: number, { changed }: { changed: boolean }): number {
  return changed ? MIN_INTERVAL_MS : Math.min(interval * 1.5, MAX_INTERVAL_MS);
}
