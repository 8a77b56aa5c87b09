/** How long to wait before an order is asked for again, in milliseconds. */
export const SHORTEST_PAUSE = 4_000;
const LONGEST_PAUSE = 30_000;

/** Waits half as long again each time, and starts over when something has changed. */
export function nextPause(pause: number, { changed }: { changed: boolean }): number {
  return changed ? SHORTEST_PAUSE : Math.min(pause * 1.5, LONGEST_PAUSE);
}
