import type { OrderKind } from "../terms/terms";
import { noSlots, type SlotRules } from "./slot-rules";

/** Opening hours of restaurants, without zod, so that guests' pages don't load it. */

export const DAY_MINUTES = 1440;

/**
 * A time of being open, in minutes of the wall clock from the midnight that begins its day. `to` is above 1440 after
 * midnight: Saturday 18:00 to Sunday 03:00 is 1080 to 1620 of Saturday.
 */
export type Span = { from: number; to: number };

/** The spans of Monday to Sunday; a day without any is closed. */
export type Week = Span[][];

/** Other hours on some days. */
export type HoursException = {
  id: string;
  /** The first and the last day, such as `2026-12-24`. */
  from: string;
  to: string;
  /** Whether it repeats each year from then on. */
  yearly: boolean;
  /** The spans of each of these days; none for closed. */
  spans: Span[];
  /** A sentence for guests; may be empty. */
  message: string;
};

export type Hours = {
  /** Null if it is always open. */
  week: Week | null;
  /** The weeks of kinds of order that differ; they replace `week` unless it is always open. */
  kinds: Partial<Record<OrderKind, Week>>;
  /** Each replaces the spans of its days for all kinds of order. */
  exceptions: HoursException[];
  /** The rule of the last order before closing: some minutes before it, or that the order is ready by closing. */
  lastOrder: "minutes" | "ready";
  lastOrderMinutes: number;
  /** The times that guests may choose, and the capacity of the kitchen. */
  slots: SlotRules;
};

export const hoursLimits = {
  spansPerDay: 4,
  exceptions: 100,
  message: 120,
  lastOrderMinutes: 180,
} as const;

export const alwaysOpen: Hours = {
  week: null,
  kinds: {},
  exceptions: [],
  lastOrder: "minutes",
  lastOrderMinutes: 0,
  slots: noSlots,
};

/** Returns the week of a kind of order; null if it is always open. */
export const weekOf = ({ week, kinds }: Hours, kind: OrderKind): Week | null => week && (kinds[kind] ?? week);

/** Returns whether times of a day overlap each other. */
export function overlap(spans: readonly Span[]): boolean {
  const sorted = [...spans].sort((a, b) => a.from - b.from);
  return sorted.some(({ to }, index) => to > (sorted[index + 1]?.from ?? Number.POSITIVE_INFINITY));
}
