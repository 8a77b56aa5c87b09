import type { OrderView } from "@/lib/orders/answers";
import { isSettled } from "@/lib/orders/order-status";
import type { OrderStatus, PaymentStatus } from "@/lib/orders/types";

const headlines: Record<OrderStatus, string> = {
  new: "The kitchen has your order",
  preparing: "Your dishes are being made",
  ready: "Your order is ready",
  done: "Enjoy your meal",
  cancelled: "This order was cancelled",
};

const unpaid: Partial<Record<PaymentStatus, string>> = {
  failed: "This order is not paid",
  pending: "Your order waits for its payment",
  processing: "Your payment is being processed",
};

/** Returns a short description of an order's state. Unpaid orders don't reach the kitchen. */
export function headlineOf({
  status,
  payment,
  kind,
}: Pick<OrderView, "status" | "payment" | "kind">): string {
  if (status === "ready" && kind === "delivery") return "Your order is on its way";
  if (status !== "new" || isSettled(payment)) return headlines[status];
  return unpaid[payment] ?? headlines.new;
}
