/** Rules of the times that guests may choose, and of the kitchen's capacity, without zod. */

/** The intervals between times, in minutes. */
export const slotGrids = [5, 10, 15, 20, 30, 60] as const;

/** A slot is one of the times that an order can be ready at. */
export type SlotRules = {
  /** Whether guests may choose a later time. */
  takesLater: boolean;
  /** Whether they may do so while the restaurant is closed. */
  takesLaterWhileClosed: boolean;
  /** The minutes between two slots. */
  gridMinutes: (typeof slotGrids)[number];
  /** The number of days after today on which slots are offered. */
  horizonDays: number;
  /** The units of effort that the kitchen can do for a slot; null for any number. */
  maxUnits: number | null;
  /** The number of orders of a slot; null for any number. */
  maxOrders: number | null;
  /** The units of each dish of a category; 1 for others. */
  categoryUnits: Record<string, number>;
  /** The units of dishes that differ from those of their category. */
  dishUnits: Record<string, number>;
};

/** The time in which an order has to be paid by card to keep its share of a slot. */
export const HOLD_MINUTES = 10;

export const slotLimits = {
  horizonDays: 14,
  /** The most of one slot. */
  units: 10_000,
  orders: 1000,
  /** The most of one dish. */
  dishUnits: 100,
  entries: 3000,
} as const;

export const noSlots: SlotRules = {
  takesLater: false,
  takesLaterWhileClosed: false,
  gridMinutes: 15,
  horizonDays: 6,
  maxUnits: null,
  maxOrders: null,
  categoryUnits: {},
  dishUnits: {},
};

/** Returns whether the orders of a slot are limited. */
export const hasCapacity = ({ maxUnits, maxOrders }: SlotRules): boolean =>
  maxUnits !== null || maxOrders !== null;

const unitsIn = (all: Record<string, number>, id: string): number | undefined =>
  Object.hasOwn(all, id) ? all[id] : undefined;

type Line = { dishId: string; category: string; quantity: number };

/** Returns the units of effort of an order. */
export const unitsOf = ({ categoryUnits, dishUnits }: SlotRules, lines: readonly Line[]): number =>
  lines.reduce(
    (sum, { dishId, category, quantity }) =>
      sum + quantity * (unitsIn(dishUnits, dishId) ?? unitsIn(categoryUnits, category) ?? 1),
    0,
  );

/**
 * Returns the key of a slot in `SlotUse`, in milliseconds since 1970: the slot rounded down to the grid from the full hour.
 * Kinds of order with different opening times share keys.
 */
export function countedAt({ gridMinutes }: SlotRules, slot: number): number {
  const grid = gridMinutes * 60_000;
  return Math.floor(slot / grid) * grid;
}

/** The sums of the orders of a slot. */
export type SlotUse = { units: number; orders: number };

/** Returns whether a slot has room for an order. */
export const hasRoom = (
  { maxUnits, maxOrders }: SlotRules,
  used: SlotUse | undefined,
  units: number,
): boolean =>
  (used?.units ?? 0) + units <= (maxUnits ?? Number.POSITIVE_INFINITY) &&
  (used?.orders ?? 0) + 1 <= (maxOrders ?? Number.POSITIVE_INFINITY);
