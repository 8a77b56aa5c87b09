/** How long a text is as it would be saved, and what to make of that. */
export function countState(text: string, limit: number, from = 1) {
  // As people count them, so that an emoji is one.
  const { length } = [...text.trim()];
  const state = length === 0 ? "empty" : length > limit ? "over" : length < from ? "short" : "good";
  return { length, state } as const;
}
