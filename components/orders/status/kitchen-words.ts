import type { GuestOrder } from "@/lib/orders/answers";
import { isSettled } from "@/lib/orders/order-status";
import { english, type Translate } from "@/lib/platform/language/translate";
import { clockTime } from "@/lib/platform/time-zone/clock-time";

type Waiting = Pick<GuestOrder, "status" | "payment" | "kitchenSeenAt">;

/**
 * Says that the kitchen has no connection, while an order waits for it; null if it has one. The server decides that, as the
 * clock of the device may be wrong.
 */
export function kitchenWords(
  { status, payment, kitchenSeenAt }: Waiting,
  timeZone: string,
  t: Translate = english,
): string | null {
  if (status !== "new" || !isSettled(payment) || !kitchenSeenAt) return null;
  return t("The kitchen was last online at {time}.", { time: clockTime(kitchenSeenAt, timeZone) });
}
