import type { GuestOrder } from "@/lib/orders/answers";
import { isSettled } from "@/lib/orders/order-status";
import { clockTime } from "@/lib/platform/time-zone/clock-time";

/** A shorter absence, in milliseconds, is not worth a word. */
const AWAY_MS = 3 * 60_000;

type Waiting = Pick<GuestOrder, "status" | "payment" | "kitchenSeenAt">;

/**
 * Says that the kitchen has no connection, while an order waits for it; null if it has one.
 * @param now null if the time is not known, as in the rendered page
 */
export function kitchenWords(
  { status, payment, kitchenSeenAt }: Waiting,
  { now, timeZone }: { now: Date | null; timeZone: string },
): string | null {
  if (status !== "new" || !isSettled(payment) || !kitchenSeenAt || !now) return null;
  if (now.getTime() - Date.parse(kitchenSeenAt) < AWAY_MS) return null;
  return `The kitchen was last online at ${clockTime(kitchenSeenAt, timeZone)}.`;
}
