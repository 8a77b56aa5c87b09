import "server-only";
import { remember } from "@/lib/platform/runtime/remember";

/** The time for which orders pass over a slot that was found full, in milliseconds. */
const FULL_MS = 1_000;

type Found = { units: number; at: number };

/** The slots that this process found full, by restaurant and slot: for which effort at least, and when. */
const fullSlots = remember("ordering.full-slots", () => new Map<string, Map<number, Found>>());

/** Notes that a slot had no room for an order of this effort. */
export function noteFullSlot(restaurantId: string, slot: number, units: number, now: number): void {
  const slots = fullSlots.get(restaurantId) ?? new Map<number, Found>();
  for (const [other, { at }] of slots) if (now - at >= FULL_MS) slots.delete(other);
  slots.set(slot, { units: Math.min(units, slots.get(slot)?.units ?? units), at: now });
  fullSlots.set(restaurantId, slots);
}

/** Returns whether a slot was found full lately for an order of this effort, or a smaller one. */
export function wasFull(restaurantId: string, slot: number, units: number, now: number): boolean {
  const found = fullSlots.get(restaurantId)?.get(slot);
  return found !== undefined && found.units <= units && now - found.at < FULL_MS;
}
