import { english, type Translatable, type Translate, translatable } from "@/lib/platform/language/translate";
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

const readyWords: Record<OrderKind, Translatable> = {
  pickup: translatable("Your order {number} is ready to collect"),
  delivery: translatable("Your order {number} is on its way"),
  table: translatable("Your order {number} comes to your table"),
};

type Clock = { timeZone: string; now?: Date };

function progressWords(
  order: PushedOrder,
  { timeZone, now = new Date() }: Clock,
  t: Translate,
): string | null {
  const { number, status, kind, promisedAt, cancelledBy } = order;
  if (status === "ready") return t(kind ? readyWords[kind] : "Your order {number} is ready", { number });
  if (status === "cancelled")
    return cancelledBy === "guest" ? null : t("Your order {number} was cancelled", { number });
  if (status !== "preparing") return null;
  if (!promisedAt) return t("Your order {number} was accepted", { number });
  const time = dueTime(promisedAt, now, timeZone, t.language);
  return t("Your order {number} is being made, ready at about {time}", { number, time });
}

/** The notification of the guest about the state of an order; null if there is nothing to say. */
export function guestMessage(order: PushedOrder, clock: Clock, t: Translate = english): PushMessage | null {
  const title = progressWords(order, clock, t);
  if (!title) return null;
  return {
    title,
    body: order.restaurantName,
    tag: `guest-${order.number}`,
    path: `/orders/${order.id}`,
    ttlSeconds: GUEST_SECONDS,
  };
}
