import type { Text } from "./words";

/** Words `from` up to but without `to`. */
export type Span = { from: number; to: number };

/** Returns the span of a found phrase. */
export const spanOf = ({ at, length }: { at: number; length: number }): Span => ({
  from: at,
  to: at + length,
});

/** Returns the indexes of a span. */
export const indexesOf = ({ from, to }: Span) =>
  Array.from({ length: to - from }, (_, offset) => from + offset);

/** Collects the results of `read` at each word, without overlaps. */
export function findAll<Found extends Span>({ words }: Text, read: (at: number) => Found | null): Found[] {
  const found: Found[] = [];
  for (let at = 0; at < words.length; at++) {
    const one = read(at);
    if (!one) continue;
    found.push(one);
    at = one.to - 1;
  }
  return found;
}

/** Returns the indexes of all spans. */
export const wordsIn = (spans: readonly Span[]): ReadonlySet<number> => new Set(spans.flatMap(indexesOf));
