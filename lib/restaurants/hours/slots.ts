import type { Opening } from "./openings";

const MINUTE_MS = 60_000;

type SlotsIn = {
  openings: readonly (Opening & { lastOrder: number })[];
  gridMinutes: number;
  preparationMinutes: number;
  /** The first possible moment, in milliseconds since 1970. */
  earliest: number;
};

/**
 * Lists the moments at which orders can be ready, in milliseconds since 1970: from each opening on by the grid, not before
 * an order of its beginning can be ready, and not after closing or the time that its last order takes.
 */
export function slotsIn({ openings, gridMinutes, preparationMinutes, earliest }: SlotsIn): number[] {
  const grid = gridMinutes * MINUTE_MS;
  const preparation = preparationMinutes * MINUTE_MS;
  return openings.flatMap(({ start, end, lastOrder }) => {
    const from = Math.max(start + preparation, earliest);
    const to = Math.min(end, lastOrder + preparation);
    const first = start + Math.ceil((from - start) / grid) * grid;
    const count = Math.max(0, Math.floor((to - first) / grid) + 1);
    return Array.from({ length: count }, (_, index) => first + index * grid);
  });
}
