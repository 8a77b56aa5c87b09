/** A fixed sequence of numbers from 0 to 1 (Park and Miller, "Random number generators", 1988). */
export function sequence(seed: number) {
  let state = seed;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}
