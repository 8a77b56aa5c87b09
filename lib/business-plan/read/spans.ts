import type { Text } from "./words";

/** Words `from` up to but without `to`. */
export type Span = { from: number; to: number };

/** The words of a phrase that was found. */
export const spanOf = ({ at, length }: { at: number; length: number }): Span => ({
  from: at,
  to: at + length,
});

/** The words of a span. */
export const indexesOf = ({ from, to }: Span) =>
  Array.from({ length: to - from }, (_, offset) => from + offset);

/** What `read` finds at each word, none inside another. */
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

/** The words of all spans. */
export const wordsIn = (spans: readonly Span[]): ReadonlySet<number> => new Set(spans.flatMap(indexesOf));
