import type { OrderView } from "@/lib/orders/answers";
import { isSettled } from "@/lib/orders/order-status";
import type { OrderStatus, PaymentStatus } from "@/lib/orders/types";
import { english, type Translatable, type Translate, translatable } from "@/lib/platform/language/translate";

const headlines: Record<OrderStatus, Translatable> = {
  new: translatable("The kitchen has your order"),
  preparing: translatable("Your dishes are being made"),
  ready: translatable("Your order is ready"),
  done: translatable("Enjoy your meal"),
  cancelled: translatable("This order was cancelled"),
};

const unpaid: Partial<Record<PaymentStatus, Translatable>> = {
  failed: translatable("This order is not paid"),
  pending: translatable("Your order waits for its payment"),
  processing: translatable("Your payment is being processed"),
};

/** Returns a short description of an order's state. Unpaid orders don't reach the kitchen. */
export function headlineOf(
  { status, payment, kind }: Pick<OrderView, "status" | "payment" | "kind">,
  t: Translate = english,
): string {
  if (status === "ready" && kind === "delivery") return t("Your order is on its way");
  if (status !== "new" || isSettled(payment)) return t(headlines[status]);
  return t(unpaid[payment] ?? headlines.new);
}
