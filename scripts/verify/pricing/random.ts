/** Makes the same numbers in each engine from a seed, by the generator mulberry32. */
export function randomFrom(seed: number) {
  let state = seed;
  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  const below = (end: number) => Math.floor(next() * end);
  return {
    /** Returns a whole number from 0 on. */
    below,
    chance: (share: number) => next() < share,
    /** Returns a price in minor units, sometimes of nothing. */
    price: (highest: number) => (below(8) === 0 ? 0 : below(highest + 1)),
    of: <Value>(values: readonly Value[]): Value => values[below(values.length)] as Value,
  };
}

export type Random = ReturnType<typeof randomFrom>;
