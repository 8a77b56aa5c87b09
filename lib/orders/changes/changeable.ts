import type { RestaurantOrder } from "@/lib/orders/answers";
import { openStatuses } from "@/lib/orders/order-status";
import { isGiven } from "@/lib/orders/refunds/amounts";

type State = Pick<RestaurantOrder, "number" | "status" | "payment"> & {
  refunds: readonly Pick<RestaurantOrder["refunds"][number], "status">[];
};

/**
 * Returns how the dishes of an order can be changed: `in-place` if it is paid on handover or in demo mode; `by-refund` if
 * it was paid by card, so that removed dishes are given back and added ones are an order of their own; or the refusal.
 */
export function changeOf({
  number,
  status,
  payment,
  refunds,
}: State): "in-place" | "by-refund" | { refusal: string } {
  if (!openStatuses.includes(status)) return { refusal: `Order ${number} is ${status} already.` };
  if (payment === "paid") return "by-refund";
  if (payment !== "onHandover" && payment !== "demo")
    return { refusal: `The payment of order ${number} is still open.` };
  if (refunds.some(isGiven))
    return { refusal: `Money of order ${number} was given back. Place another order.` };
  return "in-place";
}
