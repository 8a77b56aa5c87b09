/** Minimum polling interval, in milliseconds. */
export const SHORTEST_PAUSE = 4_000;
const LONGEST_PAUSE = 30_000;

/** Multiplies the interval by 1.5, and resets it after a change. */
export function nextPause(pause: number, { changed }: { changed: boolean }): number {
  return changed ? SHORTEST_PAUSE : Math.min(pause * 1.5, LONGEST_PAUSE);
}
