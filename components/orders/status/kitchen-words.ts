import type { GuestOrder } from "@/lib/orders/answers";
import { isOpen, isSettled } from "@/lib/orders/order-status";
import { english, type Translate } from "@/lib/platform/language/translate";
import { clockTime } from "@/lib/platform/time-zone/clock-time";

type Waiting = Pick<GuestOrder, "status" | "payment" | "kitchenSeenAt">;

/**
 * Says that the kitchen has no connection, while an order is open; null if it has one. The server decides that, as the
 * clock of the device may be wrong.
 */
export function kitchenWords(
  { status, payment, kitchenSeenAt }: Waiting,
  timeZone: string,
  t: Translate = english,
): string | null {
  if (!isOpen(status) || !isSettled(payment) || !kitchenSeenAt) return null;
  const time = clockTime(kitchenSeenAt, timeZone);
  if (status === "new") return t("The kitchen was last online at {time}.", { time });
  return t("The kitchen was last online at {time}, so your order may be further on than this page shows.", {
    time,
  });
}
