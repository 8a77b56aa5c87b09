import "server-only";
import { soonSlots } from "@/lib/orders/slots/soon-slots";
import { orderLimits } from "@/lib/orders/types";
import { hoursState } from "@/lib/restaurants/hours/hours-state";
import { type OrderOpening, orderOpenings } from "@/lib/restaurants/hours/order-openings.server";
import {
  countedAt,
  hasCapacity,
  hasRoom,
  type SlotRules,
  type SlotUse,
  unitsOf,
} from "@/lib/restaurants/hours/slot-rules";
import { slotsIn } from "@/lib/restaurants/hours/slots";
import type { OrderKind } from "@/lib/restaurants/terms/terms";
import type { StoredOrder } from "./stored-order";
import type { Times } from "./times.server";

/** The sums of the orders by slot. */
export type SlotUses = ReadonlyMap<number, SlotUse>;

/** The slot of an order, the one that it wanted, and its units of effort. Slots are null if they aren’t limited. */
export type SlotShare = { slot: number | null; wanted: number | null; units: number };

export type SlotPlan = SlotShare & {
  refused?: { reason: "closed" | "time" | "full"; detail: string };
};

type Wanted = {
  order: Pick<StoredOrder, "createdAt" | "dueAt" | "by">;
  kind: OrderKind;
  lines: Parameters<typeof unitsOf>[1];
};

const MINUTE_MS = 60_000;

type Grid = { gridMinutes: number; preparationMinutes: number; earliest: number };

/**
 * Returns the slots that an order for as soon as possible may take. Those of a long opening are listed as far as needed:
 * `soonSlots` needs the last one only if none is within the promised time.
 */
function soonOf(begun: readonly OrderOpening[], grid: Grid, now: number): number[] {
  const until = now + orderLimits.promisedMinutes * MINUTE_MS;
  const openings = begun.map((one) => ({ ...one, end: Math.min(one.end, until) }));
  const soon = soonSlots({ current: slotsIn({ ...grid, openings }), last: undefined }, now);
  if (soon.length > 0) return soon;
  return soonSlots(
    {
      current: slotsIn({ ...grid, openings: begun }),
      last: slotsIn({ ...grid, openings: begun, earliest: 0 }).at(-1),
    },
    now,
  );
}

const hasRoomAt = (rules: SlotRules, used: SlotUses, slot: number, units: number) =>
  hasRoom(rules, undefined, units) && hasRoom(rules, used.get(countedAt(rules, slot)), units);

/** Plans an order for as soon as possible. @param soon the slots that it may take */
function planSoon(rules: SlotRules, soon: readonly number[], used: SlotUses, units: number): SlotPlan {
  const full = { refused: { reason: "full", detail: "" } } as const;
  const [first] = soon;
  if (first === undefined)
    return { slot: null, wanted: null, units, ...(!hasRoom(rules, undefined, units) && full) };
  const wanted = countedAt(rules, first);
  const free = soon.find((slot) => hasRoomAt(rules, used, slot, units));
  return free === undefined
    ? { slot: null, wanted, units, ...full }
    : { slot: countedAt(rules, free), wanted, units };
}

/** Plans when an order is ready as `planTime` does, at the moment at which it was placed. */
export function planSlot({ order, kind, lines }: Wanted, times: Times, used: SlotUses): SlotPlan {
  const { createdAt: now, dueAt, by } = order;
  const { hours, preparationMinutes } = times;
  const rules = hours.slots;
  const isLimited = hasCapacity(rules);
  const units = isLimited ? unitsOf(rules, lines) : 0;
  const unlimited = { slot: null, wanted: null, units };
  const share = (moment: number): SlotShare => {
    const slot = isLimited ? countedAt(rules, moment) : null;
    return { slot, wanted: slot, units };
  };
  const refuse = (reason: "closed" | "time", detail: string): SlotPlan => ({
    ...unlimited,
    refused: { reason, detail },
  });
  const earliest = now + preparationMinutes * MINUTE_MS;
  if (by !== "guest") return share(dueAt ?? earliest);
  const day = times.at(now);
  const { takesOrders, text } = hoursState(day.shown, kind, now);
  const openings = () => orderOpenings(hours, day.openings(kind), { now, preparationMinutes });
  const grid = { gridMinutes: rules.gridMinutes, preparationMinutes, earliest };
  if (dueAt === null) {
    if (!takesOrders) return refuse("closed", text);
    if (!isLimited) return unlimited;
    const begun = openings().filter(({ start }) => start <= now);
    return planSoon(rules, soonOf(begun, grid, now), used, units);
  }
  if (!rules.takesLater) return refuse("time", "");
  if (!rules.takesLaterWhileClosed && !takesOrders) return refuse("closed", text);
  const around = openings().map((one) => ({ ...one, end: Math.min(one.end, dueAt) }));
  const offered = slotsIn({ ...grid, openings: around, earliest: Math.max(earliest, dueAt) });
  if (dueAt <= now || !offered.includes(dueAt)) return refuse("time", "");
  if (isLimited && !hasRoomAt(rules, used, dueAt, units))
    return { ...share(dueAt), slot: null, refused: { reason: "full", detail: "" } };
  return share(dueAt);
}
