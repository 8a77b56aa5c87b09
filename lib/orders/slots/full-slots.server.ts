import "server-only";
import { remember } from "@/lib/platform/runtime/remember";

/** The time for which a slot that was found full is looked at before an order tries it again, in milliseconds. */
const FULL_MS = 5_000;

/** The slot of each restaurant that this process found full, and when. */
const fullSlots = remember("ordering.full-slots", () => new Map<string, { slot: number; at: number }>());

/** Notes that a slot had no room for an order. */
export function noteFullSlot(restaurantId: string, slot: number, now: number): void {
  fullSlots.set(restaurantId, { slot, at: now });
}

/** Returns whether a slot was found full lately. */
export function wasFull(restaurantId: string, slot: number, now: number): boolean {
  const found = fullSlots.get(restaurantId);
  return found !== undefined && found.slot === slot && now - found.at < FULL_MS;
}
