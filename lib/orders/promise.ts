import { orderLimits } from "./types";

/** Promised times are multiples of this, in minutes. */
export const PROMISE_STEP_MINUTES = 5;
/** A time is close from this number of minutes before it. */
const CLOSE_MINUTES = 5;

/**
 * Proposes the minutes until an order is ready: the owner's time for one order, and an eighth of it for each order that
 * is in preparation.
 */
export function proposedMinutes({ base, ahead }: { base: number; ahead: number }): number {
  const minutes = base + (base * ahead) / 8;
  const rounded = Math.ceil(minutes / PROMISE_STEP_MINUTES) * PROMISE_STEP_MINUTES;
  return Math.min(rounded, orderLimits.promisedMinutes);
}

export type Due = { minutes: number; state: "early" | "close" | "late" };

/** Returns the minutes until a promised time, negative after it. */
export function dueIn(promisedAt: string, now: Date): Due {
  const minutes = Math.round((Date.parse(promisedAt) - now.getTime()) / 60_000);
  return { minutes, state: minutes < 0 ? "late" : minutes <= CLOSE_MINUTES ? "close" : "early" };
}
