import "server-only";
import { dayIn, minuteIn } from "@/lib/platform/time-zone/days";
import type { SlotRules, SlotUse } from "@/lib/restaurants/hours/slot-rules";
import type { SlotShare } from "./plan-slot.server";

/** The sums of orders by the slots that they take, and by those that they wanted. */
export type SlotDemand = { used: Map<number, SlotUse>; wanted: Map<number, SlotUse> };

export const noDemand = (): SlotDemand => ({ used: new Map(), wanted: new Map() });

function countIn(uses: Map<number, SlotUse>, slot: number | null, units: number): void {
  if (slot === null) return;
  const { units: before, orders } = uses.get(slot) ?? { units: 0, orders: 0 };
  uses.set(slot, { units: before + units, orders: orders + 1 });
}

/** Counts an order in its slot, if it has one, and in the one that it wanted. */
export function countDemand({ used, wanted }: SlotDemand, share: SlotShare): void {
  countIn(used, share.slot, share.units);
  countIn(wanted, share.wanted, share.units);
}

/** Returns by how much more was wanted of each slot than its capacity. */
export function overfullSlots(
  { wanted }: SlotDemand,
  { maxUnits, maxOrders }: SlotRules,
): Map<number, SlotUse> {
  const over = new Map<number, SlotUse>();
  for (const [slot, use] of wanted) {
    const units = Math.max(0, use.units - (maxUnits ?? Number.POSITIVE_INFINITY));
    const orders = Math.max(0, use.orders - (maxOrders ?? Number.POSITIVE_INFINITY));
    if (units > 0 || orders > 0) over.set(slot, { units, orders });
  }
  return over;
}

/** Returns whether an order has a later slot than the one that it wanted. */
export const isPostponed = ({ slot, wanted }: SlotShare): boolean =>
  slot !== null && wanted !== null && slot > wanted;

/** A time of the week of which more was wanted than its capacity: by how much at most, and how often. */
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
