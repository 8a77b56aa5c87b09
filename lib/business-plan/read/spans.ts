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

/** The words of all spans. */
export const wordsIn = (spans: readonly Span[]): ReadonlySet<number> => new Set(spans.flatMap(indexesOf));
