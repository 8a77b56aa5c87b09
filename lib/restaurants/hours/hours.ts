import type { OrderKind } from "../terms/terms";
import type { Span, Week } from "../week/week";
import { noSlots, type SlotRules } from "./slot-rules";

/** Opening hours of restaurants, without zod, so that guests' pages don't load it. */

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
  /** Whether categories that have times, such as a lunch, are not offered on these days. */
  closesCategories?: boolean | undefined;
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
