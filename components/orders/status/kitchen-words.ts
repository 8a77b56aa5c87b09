import type { GuestOrder } from "@/lib/orders/answers";
import { isSettled } from "@/lib/orders/order-status";
import { clockTime } from "@/lib/platform/time-zone/clock-time";

type Waiting = Pick<GuestOrder, "status" | "payment" | "kitchenSeenAt">;

/**
 * Says that the kitchen has no connection, while an order waits for it; null if it has one. The server decides that, as the
 * clock of the device may be wrong.
 */
export function kitchenWords({ status, payment, kitchenSeenAt }: Waiting, timeZone: string): string | null {
  if (status !== "new" || !isSettled(payment) || !kitchenSeenAt) return null;
  return `The kitchen was last online at ${clockTime(kitchenSeenAt, timeZone)}.`;
}
