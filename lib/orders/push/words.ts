import type { PushMessage } from "@/lib/push/message";
import type { OrderKind } from "@/lib/restaurants/terms/terms";
import { dueTime } from "../due-words";
import type { OrderCanceller, OrderStatus } from "../types";

export type PushedOrder = {
  id: string;
  number: number;
  restaurantName: string;
  status: OrderStatus;
  kind: OrderKind | null;
  promisedAt: Date | null;
  cancelledBy: OrderCanceller | null;
};

/** Seconds for which a notification is news. */
const STAFF_SECONDS = 15 * 60;
const GUEST_SECONDS = 60 * 60;

/** The notification of the staff about an order that waits; the second one replaces the first. */
export const staffMessage = (
  { number, restaurantName }: Pick<PushedOrder, "number" | "restaurantName">,
  news: "placed" | "waiting",
): PushMessage => ({
  title: news === "placed" ? `New order ${number}` : `Order ${number} waits for you`,
  body: restaurantName,
  tag: `order-${number}`,
  path: "/admin?tab=orders",
  ttlSeconds: STAFF_SECONDS,
});

const readyWords: Record<OrderKind, string> = {
  pickup: "is ready to collect",
  delivery: "is on its way",
  table: "comes to your table",
};

function progressWords({ status, kind, promisedAt, cancelledBy }: PushedOrder, timeZone: string, now: Date) {
  if (status === "ready") return kind ? readyWords[kind] : "is ready";
  if (status === "cancelled") return cancelledBy === "guest" ? null : "was cancelled";
  if (status !== "preparing") return null;
  if (!promisedAt) return "was accepted";
  return `is being made, ready at about ${dueTime(promisedAt, now, timeZone)}`;
}

/** The notification of the guest about the state of an order; null if there is nothing to say. */
export function guestMessage(order: PushedOrder, timeZone: string, now = new Date()): PushMessage | null {
  const words = progressWords(order, timeZone, now);
  if (!words) return null;
  return {
    title: `Your order ${order.number} ${words}`,
    body: order.restaurantName,
    tag: `guest-${order.number}`,
    path: `/orders/${order.id}`,
    ttlSeconds: GUEST_SECONDS,
  };
}
