import "server-only";
import { siteTranslate } from "@/lib/business-profile/language.server";
import { AppError } from "@/lib/platform/http/errors";
import type { Translate } from "@/lib/platform/language/translate";
import { requireTakesOrders } from "@/lib/restaurants/hours/check.server";
import { countedAt, hasCapacity, hasRoom, type SlotRules, unitsOf } from "@/lib/restaurants/hours/slot-rules";
import { type Slots, slotsOf } from "@/lib/restaurants/hours/slots.server";
import { coded } from "@/lib/restaurants/refusal-codes";
import type { OrderKind } from "@/lib/restaurants/terms/terms";
import type { OrderAuthor } from "../order-terms";
import { noteFullSlot, wasFull } from "./full-slots.server";
import { freeExpiredHolds } from "./hold.server";
import { readSlotUse } from "./slot-use.server";
import { soonSlots } from "./soon-slots";
import { freeTimesSentence, momentWords } from "./words.server";

/** When an order is to be ready, and what it takes of the kitchen's capacity then. */
export type OrderTime = {
  /** The chosen time; null for as soon as possible. */
  dueAt: Date | null;
  /** The key of its slot in `SlotUse`; null without a capacity. */
  slotAt: Date | null;
  /** The slot of an order for as soon as possible; null if it is not limited. */
  readyAt: Date | null;
  units: number;
  maxUnits: number | null;
  maxOrders: number | null;
};

export type WantedTime = {
  restaurantId: string;
  kind: OrderKind;
  lines: Parameters<typeof unitsOf>[1];
  /** Missing for as soon as possible. */
  dueAt?: string | undefined;
  /** An addition has the time of the order that it adds to. */
  by: OrderAuthor;
};

/** The staff may choose a time within this number of days. */
const STAFF_DAYS = 60;

type Limits = Pick<OrderTime, "units" | "maxUnits" | "maxOrders">;

const limitsOf = (rules: SlotRules, lines: WantedTime["lines"]): Limits => ({
  units: hasCapacity(rules) ? unitsOf(rules, lines) : 0,
  maxUnits: rules.maxUnits,
  maxOrders: rules.maxOrders,
});

/** @throws AppError `conflict` if an order is larger than the capacity of a whole slot */
async function requireFits({ rules }: Slots, units: number): Promise<void> {
  if (hasRoom(rules, undefined, units)) return;
  const t = await siteTranslate();
  const reason = t(
    "This order is more than the kitchen can cook for one time. Please order less, or call the restaurant.",
  );
  throw new AppError("conflict", `${reason} ${t("Nothing was ordered.")}`, {
    codes: { dishes: "order_too_large" },
  });
}

/** Returns the free slots among some, in their order, and notes the full ones. */
async function freeSlots(restaurantId: string, slots: Slots, among: readonly number[], units: number) {
  const [first = 0] = among;
  const { rules } = slots;
  if (!hasCapacity(rules) || among.length === 0) return among;
  const find = async () => {
    const used = await readSlotUse(restaurantId, countedAt(rules, first));
    return among.filter((slot) => {
      const counted = countedAt(rules, slot);
      const isFree = hasRoom(rules, used.get(counted), units);
      if (!isFree) noteFullSlot(restaurantId, counted, units, Date.now());
      return isFree;
    });
  };
  const free = await find();
  // Full times may be held by orders that nobody pays.
  return free.length < among.length && (await freeExpiredHolds(restaurantId)) > 0 ? find() : free;
}

type Near = { near: number; now: number; t: Translate };

/** Returns the sentence that offers other times. */
async function otherTimes(
  { restaurantId, lines }: WantedTime,
  slots: Slots,
  { near, now, t }: Near,
): Promise<string> {
  if (!slots.rules.takesLater) return "";
  const { units } = limitsOf(slots.rules, lines);
  const free = await freeSlots(restaurantId, slots, slots.all, units);
  return freeTimesSentence(free, near, { now, timeZone: slots.timeZone, t });
}

async function refusedTime(reason: string, wanted: WantedTime, slots: Slots, at: Near) {
  const sentences = [reason, await otherTimes(wanted, slots, at), at.t("Nothing was ordered.")];
  return new AppError(
    "conflict",
    sentences.filter((one) => one !== "").join(" "),
    coded({ dueAt: reason }, "time_unavailable"),
  );
}

async function planLater(wanted: WantedTime, slots: Slots, dueAt: number, now: number): Promise<OrderTime> {
  const { rules, all, timeZone } = slots;
  const t = await siteTranslate();
  const refuse = (reason: string) => refusedTime(reason, wanted, slots, { near: dueAt, now, t });
  const time = momentWords(dueAt, { now, timeZone, t });
  if (!rules.takesLater) throw await refuse(t("This restaurant takes orders for now only."));
  if (!rules.takesLaterWhileClosed) await requireTakesOrders(wanted.restaurantId, wanted.kind, now);
  if (dueAt <= now) throw await refuse(t("{time} is over.", { time }));
  if (!all.includes(dueAt)) throw await refuse(t("{time} is not offered.", { time }));
  const limits = limitsOf(rules, wanted.lines);
  await requireFits(slots, limits.units);
  const slotAt = hasCapacity(rules) ? new Date(countedAt(rules, dueAt)) : null;
  return { dueAt: new Date(dueAt), slotAt, readyAt: null, ...limits };
}

type How = {
  /** The order is to be stored, which takes a share of the slot only if there is room. */
  isTried?: boolean;
};

/**
 * Returns the first slot with room. An order that is tried takes the first one that was not found full lately without
 * reading its use, which would cost a round trip.
 */
async function firstFree(
  restaurantId: string,
  slots: Slots,
  { soon, units, now, isTried }: How & { soon: readonly number[]; units: number; now: number },
): Promise<number | undefined> {
  const next = soon.find((slot) => !wasFull(restaurantId, countedAt(slots.rules, slot), units, now));
  if (isTried && next !== undefined) return next;
  const [free] = await freeSlots(restaurantId, slots, soon, units);
  return free;
}

async function planSoon(wanted: WantedTime, slots: Slots, now: number, how: How): Promise<OrderTime> {
  const { restaurantId, kind, lines } = wanted;
  const { rules } = slots;
  const laterTimes = (t: Translate) => otherTimes(wanted, slots, { near: now, now, t });
  await requireTakesOrders(restaurantId, kind, now, laterTimes);
  const limits = limitsOf(rules, lines);
  const unlimited = { dueAt: null, slotAt: null, readyAt: null, ...limits };
  if (!hasCapacity(rules)) return unlimited;
  await requireFits(slots, limits.units);
  const soon = soonSlots(slots, now);
  if (soon.length === 0) return unlimited;
  const first = await firstFree(restaurantId, slots, { ...how, soon, units: limits.units, now });
  if (first === undefined) {
    const t = await siteTranslate();
    throw await refusedTime(t("The kitchen is full just now."), wanted, slots, { near: now, now, t });
  }
  const slotAt = new Date(countedAt(rules, first));
  return { dueAt: null, slotAt, readyAt: new Date(first), ...limits };
}

/** The staff may choose any time, and go beyond the capacity. */
function planByStaff({ dueAt, lines, by }: WantedTime, slots: Slots, now: number): OrderTime {
  const { rules, preparationMinutes } = slots;
  const chosen = dueAt === undefined ? null : new Date(dueAt);
  const isOutside = chosen && (chosen.getTime() <= now || chosen.getTime() > now + STAFF_DAYS * 86_400_000);
  if (isOutside && by === "staff")
    throw new AppError(
      "invalid",
      `The time must be within the next ${STAFF_DAYS} days. Nothing was ordered.`,
      coded({ dueAt: `Within the next ${STAFF_DAYS} days` }, "time_unavailable"),
    );
  const readyAt = chosen?.getTime() ?? now + preparationMinutes * 60_000;
  const slotAt = hasCapacity(rules) ? new Date(countedAt(rules, readyAt)) : null;
  const { units } = limitsOf(rules, lines);
  return { dueAt: chosen, slotAt, readyAt: null, units, maxUnits: null, maxOrders: null };
}

/**
 * Returns when an order is to be ready, by the server's clock.
 * @throws AppError `conflict` outside the opening hours, or if the time isn't offered or has no room, with free times
 */
export async function planTime(wanted: WantedTime, now = Date.now(), how: How = {}): Promise<OrderTime> {
  const { restaurantId, kind, dueAt, by } = wanted;
  const slots = await slotsOf(restaurantId, kind, now);
  if (by !== "guest") return planByStaff(wanted, slots, now);
  return dueAt === undefined
    ? planSoon(wanted, slots, now, how)
    : planLater(wanted, slots, Date.parse(dueAt), now);
}

/** Returns the error of an order whose chosen time has been taken by others. @throws AppError as `planTime` does */
export async function slotTaken(wanted: WantedTime, now = Date.now()): Promise<AppError> {
  const slots = await slotsOf(wanted.restaurantId, wanted.kind, now);
  const dueAt = Date.parse(wanted.dueAt ?? "");
  const t = await siteTranslate();
  const time = momentWords(dueAt, { now, timeZone: slots.timeZone, t });
  return refusedTime(t("{time} is full.", { time }), wanted, slots, { near: dueAt, now, t });
}
