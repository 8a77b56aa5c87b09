import { DAY_MINUTES, overlap, SPANS_PER_DAY, type Span, type Week } from "../week/week";

/** Drawn times are multiples of this, in minutes. */
export const DRAW_STEP = 15;
const LEAST_MINUTES = 30;

/** A span of a week. */
export type SpanAt = { day: number; index: number };

const byFrom = (a: Span, b: Span) => a.from - b.from;

/** Returns the span between two drawn moments, at least half an hour and within its day of 24 hours. */
export function drawnSpan(start: number, end: number): Span {
  const snap = (minutes: number) => Math.round(minutes / DRAW_STEP) * DRAW_STEP;
  const from = Math.max(0, Math.min(snap(Math.min(start, end)), DAY_MINUTES - LEAST_MINUTES));
  const to = Math.max(from + LEAST_MINUTES, snap(Math.max(start, end)));
  return { from, to: Math.min(to, from + DAY_MINUTES) };
}

/** Returns the week with a further span, or null if it overlaps others or there are too many. */
export function withSpan(week: Week, day: number, span: Span): Week | null {
  const spans = [...(week[day] ?? []), span].sort(byFrom);
  if (spans.length > SPANS_PER_DAY || overlap(spans)) return null;
  return week.map((one, at) => (at === day ? spans : one));
}

export const withoutSpan = (week: Week, { day, index }: SpanAt): Week =>
  week.map((spans, at) => (at === day ? spans.filter((_, one) => one !== index) : spans));

/** Returns the week with another span in its place; null if it would overlap. The order of a day's spans stays. */
export function withChangedSpan(week: Week, { day, index }: SpanAt, span: Span): Week | null {
  const isValid =
    span.from >= 0 && span.from < DAY_MINUTES && span.to > span.from && span.to - span.from <= DAY_MINUTES;
  if (!isValid) return null;
  const spans = (week[day] ?? []).map((one, at) => (at === index ? span : one));
  if (overlap(spans)) return null;
  return week.map((one, at) => (at === day ? spans : one));
}

/** A part of a span as it is drawn in a column of 24 hours. */
export type Block = SpanAt & {
  column: number;
  from: number;
  to: number;
  /** Whether it goes on in the next column, and whether it comes from the one before. */
  continues: boolean;
  continued: boolean;
};

/** Returns the blocks of a drawn week. A span past midnight has a second block in the next column. */
export const blocksOf = (week: Week): Block[] =>
  week.flatMap((spans, day) =>
    spans.flatMap(({ from, to }, index): Block[] => {
      const first = { day, index, column: day, from, to: Math.min(to, DAY_MINUTES) };
      if (to <= DAY_MINUTES) return [{ ...first, continues: false, continued: false }];
      const rest = { day, index, column: (day + 1) % 7, from: 0, to: to - DAY_MINUTES };
      return [
        { ...first, continues: true, continued: false },
        { ...rest, continues: false, continued: true },
      ];
    }),
  );
