import type { OrderView } from "@/lib/orders/answers";
import { english, type Translate } from "@/lib/platform/language/translate";

/** Says to the staff who cancelled an order, and why. */
export function cancelledWords({
  cancelledBy,
  cancelReason,
}: Pick<OrderView, "cancelledBy" | "cancelReason">) {
  if (cancelledBy === "guest") return "Cancelled by the guest";
  if (cancelledBy === "timeout") return "Cancelled, as nobody accepted it in time";
  return cancelReason ? `Cancelled: ${cancelReason}` : "Cancelled by you";
}

/** Says to the guest why an order is not made. */
export function cancelledWordsForGuest(
  { cancelledBy, cancelReason }: Pick<OrderView, "cancelledBy" | "cancelReason">,
  t: Translate = english,
): string {
  if (cancelledBy === "guest") return t("You cancelled this order.");
  if (cancelledBy === "timeout")
    return t("The restaurant couldn’t confirm this order in time. We are sorry.");
  return cancelReason
    ? t("The restaurant won’t make this order: {reason}", { reason: cancelReason })
    : t("The restaurant won’t make this order.");
}
