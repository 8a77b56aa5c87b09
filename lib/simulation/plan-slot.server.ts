import "server-only";
import { soonSlots } from "@/lib/orders/slots/soon-slots";
import { hoursState } from "@/lib/restaurants/hours/hours-state";
import {
  countedAt,
  hasCapacity,
  hasRoom,
  type SlotRules,
  type SlotUse,
  unitsOf,
} from "@/lib/restaurants/hours/slot-rules";
import { slotsAt } from "@/lib/restaurants/hours/slots-at.server";
import type { OrderKind } from "@/lib/restaurants/terms/terms";
import type { StoredOrder } from "./stored-order";
import type { Times } from "./times.server";

/** The sums of the orders by slot. */
export type SlotUses = ReadonlyMap<number, SlotUse>;

/** The slot of an order and its units of effort; `slot` is null if it isn’t limited. */
export type SlotShare = { slot: number | null; units: number };

export type SlotPlan = SlotShare & {
  refused?: { reason: "closed" | "time" | "full"; detail: string };
};

type Wanted = {
  order: Pick<StoredOrder, "createdAt" | "dueAt" | "by">;
  kind: OrderKind;
  lines: Parameters<typeof unitsOf>[1];
};

const MINUTE_MS = 60_000;

const hasRoomAt = (rules: SlotRules, used: SlotUses, slot: number, units: number) =>
  hasRoom(rules, undefined, units) && hasRoom(rules, used.get(countedAt(rules, slot)), units);

/** Plans an order for as soon as possible. @param soon the slots that it may take */
function planSoon(rules: SlotRules, soon: readonly number[], used: SlotUses, units: number): SlotPlan {
  const [wanted] = soon;
  if (wanted === undefined)
    return hasRoom(rules, undefined, units)
      ? { slot: null, units }
      : { slot: null, units, refused: { reason: "full", detail: "" } };
  const free = soon.find((slot) => hasRoomAt(rules, used, slot, units));
  return free === undefined
    ? { slot: countedAt(rules, wanted), units, refused: { reason: "full", detail: "" } }
    : { slot: countedAt(rules, free), units };
}

/** Plans when an order is ready as `planTime` does at the moment at which it was placed. A refused one has the slot that it wanted. */
export function planSlot({ order, kind, lines }: Wanted, times: Times, used: SlotUses): SlotPlan {
  const { createdAt: now, dueAt, by } = order;
  const { hours, preparationMinutes } = times;
  const rules = hours.slots;
  const isLimited = hasCapacity(rules);
  const units = isLimited ? unitsOf(rules, lines) : 0;
  const share = (slot: number): SlotShare => ({ slot: isLimited ? countedAt(rules, slot) : null, units });
  const refuse = (reason: "closed" | "time", detail: string): SlotPlan => ({
    slot: null,
    units,
    refused: { reason, detail },
  });
  const earliest = now + preparationMinutes * MINUTE_MS;
  if (by !== "guest") return share(dueAt ?? earliest);
  const day = times.at(now);
  const { takesOrders, text } = hoursState(day.shown, kind, now);
  const at = { now, earliest, preparationMinutes };
  if (dueAt === null) {
    if (!takesOrders) return refuse("closed", text);
    if (!isLimited) return { slot: null, units };
    const begun = day.openings(kind).filter(({ start }) => start <= now);
    return planSoon(rules, soonSlots(slotsAt(hours, begun, at), now), used, units);
  }
  if (!rules.takesLater) return refuse("time", "");
  if (!rules.takesLaterWhileClosed && !takesOrders) return refuse("closed", text);
  const around = day.openings(kind).filter(({ start, end }) => start <= dueAt && dueAt <= end);
  if (dueAt <= now || !slotsAt(hours, around, at).all.includes(dueAt)) return refuse("time", "");
  if (isLimited && !hasRoomAt(rules, used, dueAt, units))
    return { ...share(dueAt), refused: { reason: "full", detail: "" } };
  return share(dueAt);
}
