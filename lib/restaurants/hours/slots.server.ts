import "server-only";
import { configurationState } from "@/lib/installation/state.server";
import type { OrderKind } from "../terms/terms";
import { type Known, knownWithPause } from "./known.server";
import { type Opening, openingsOf } from "./openings";
import { orderOpenings } from "./order-openings.server";
import { noSlots, type SlotRules } from "./slot-rules";
import { slotsIn } from "./slots";

/** Openings are computed again after this time, in milliseconds. */
const MAX_KEPT_MS = 900_000;

type Kept = { at: number; timeZone: string; openings: Map<OrderKind, Opening[]> };
const kept = new WeakMap<Known, Kept>();

function openingsUntilHorizon(known: Known, kind: OrderKind, now: number, timeZone: string): Opening[] {
  let current = kept.get(known);
  if (!current || current.timeZone !== timeZone || now < current.at || now >= current.at + MAX_KEPT_MS) {
    current = { at: now, timeZone, openings: new Map() };
    kept.set(known, current);
  }
  const before = current.openings.get(kind);
  if (before) return before;
  const days = known.hours.slots.horizonDays + 1;
  const openings = openingsOf(known.hours, kind, { from: current.at, days, timeZone });
  current.openings.set(kind, openings);
  return openings;
}

export type Slots = {
  rules: SlotRules;
  /** The slots until the horizon, in milliseconds since 1970; computed when it is read. */
  readonly all: number[];
  /** Those of the opening that has begun, for orders for as soon as possible. */
  current: number[];
  /** The last one of that opening, which may be too near for an order of now; computed when it is read. */
  readonly last: number | undefined;
  timeZone: string;
  preparationMinutes: number;
};

/** Returns the slots of a kind of order; none during a pause that somebody has to end. */
export async function slotsOf(restaurantId: string, kind: OrderKind, now: number): Promise<Slots> {
  const known = await knownWithPause(restaurantId);
  const { timeZone, preparationMinutes } = await configurationState();
  const rules = known?.hours.slots ?? noSlots;
  const pause = known?.pause ?? null;
  const none = { rules, all: [], current: [], last: undefined, timeZone, preparationMinutes };
  if (!known || (pause && !pause.until)) return none;
  const earliest = Math.max(now, pause?.until?.getTime() ?? 0) + preparationMinutes * 60_000;
  const until = openingsUntilHorizon(known, kind, now, timeZone);
  const openings = orderOpenings(known.hours, until, { now, preparationMinutes });
  const shared = { gridMinutes: rules.gridMinutes, preparationMinutes, earliest };
  const begun = openings.filter(({ start }) => start <= now);
  return {
    ...none,
    get all() {
      return slotsIn({ ...shared, openings });
    },
    current: slotsIn({ ...shared, openings: begun }),
    get last() {
      return slotsIn({ ...shared, openings: begun, earliest: 0 }).at(-1);
    },
  };
}

/** Returns the beginning of the opening that a moment is in; null for none within the horizon. */
export async function openingBefore(
  restaurantId: string,
  kind: OrderKind,
  moment: number,
  now: number,
): Promise<number | null> {
  const known = await knownWithPause(restaurantId);
  if (!known) return null;
  const { timeZone } = await configurationState();
  const openings = openingsUntilHorizon(known, kind, now, timeZone);
  return openings.find(({ start, end }) => start <= moment && moment <= end)?.start ?? null;
}

/** Returns the rules of a restaurant's slots. */
export const slotRulesOf = async (restaurantId: string): Promise<SlotRules> =>
  (await knownWithPause(restaurantId))?.hours.slots ?? noSlots;
