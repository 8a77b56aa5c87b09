import "server-only";
import { dayIn, minuteIn } from "@/lib/platform/time-zone/days";
import type { SlotRules, SlotUse } from "@/lib/restaurants/hours/slot-rules";
import type { SlotShare } from "./plan-slot.server";

/** The shares that orders take of slots, and those that refused ones would have taken. */
export type SlotDemand = { used: Map<number, SlotUse>; refused: Map<number, SlotUse> };

export const noDemand = (): SlotDemand => ({ used: new Map(), refused: new Map() });

/** Counts an order in its slot, if it has one. */
export function countIn(uses: Map<number, SlotUse>, { slot, units }: SlotShare): void {
  if (slot === null) return;
  const { units: before, orders } = uses.get(slot) ?? { units: 0, orders: 0 };
  uses.set(slot, { units: before + units, orders: orders + 1 });
}

/** Returns by how much orders exceed the capacity of each slot that is too full. */
export function overfullSlots(
  { used, refused }: SlotDemand,
  { maxUnits, maxOrders }: SlotRules,
): Map<number, SlotUse> {
  const slots = new Set([...used.keys(), ...refused.keys()]);
  const over = new Map<number, SlotUse>();
  for (const slot of slots) {
    const sum = (field: keyof SlotUse) => (used.get(slot)?.[field] ?? 0) + (refused.get(slot)?.[field] ?? 0);
    const units = Math.max(0, sum("units") - (maxUnits ?? Number.POSITIVE_INFINITY));
    const orders = Math.max(0, sum("orders") - (maxOrders ?? Number.POSITIVE_INFINITY));
    if (units > 0 || orders > 0) over.set(slot, { units, orders });
  }
  return over;
}

/** A time of the week at which slots were too full: by how much at most, and how often. */
export type FullTime = SlotUse & {
  /** 0 for Monday. */
  weekday: number;
  /** Such as `19:00`. */
  time: string;
  times: number;
};

/** Groups overfull slots by day of the week and time in a time zone, the fullest first. */
export function fullTimes(over: ReadonlyMap<number, SlotUse>, timeZone: string): FullTime[] {
  const byTime = new Map<string, FullTime>();
  for (const [slot, { units, orders }] of over) {
    const moment = new Date(slot);
    const weekday = (new Date(`${dayIn(moment, timeZone)}T00:00:00Z`).getUTCDay() + 6) % 7;
    const time = minuteIn(moment, timeZone).slice("2026-01-31 ".length);
    const known = byTime.get(`${weekday} ${time}`) ?? { weekday, time, units: 0, orders: 0, times: 0 };
    byTime.set(`${weekday} ${time}`, {
      ...known,
      units: Math.max(known.units, units),
      orders: Math.max(known.orders, orders),
      times: known.times + 1,
    });
  }
  return [...byTime.values()].sort(
    (a, b) =>
      b.units - a.units || b.orders - a.orders || a.weekday - b.weekday || a.time.localeCompare(b.time),
  );
}
