/** Returns the length of a trimmed text, and its state. */
export function countState(text: string, limit: number, from = 1) {
  // Counts code points, so that most emoji are one.
  const { length } = [...text.trim()];
  const state = length === 0 ? "empty" : length > limit ? "over" : length < from ? "short" : "good";
  return { length, state } as const;
}
