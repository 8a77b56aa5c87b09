import type { OrderPage } from "@/lib/orders/answers";
import { dateLocale } from "@/lib/platform/language/date-locale";
import { DEFAULT_LANGUAGE } from "@/lib/platform/language/language";
import { clockTime } from "@/lib/platform/time-zone/clock-time";
import { dayIn } from "@/lib/platform/time-zone/days";

/** Returns `19:45` for a moment of today, else `Fri 27 Nov, 19:45`, or in German `Fr., 27. Nov., 19:45`. */
export function dueTime(
  moment: Date | string,
  now: Date,
  timeZone: string,
  language = DEFAULT_LANGUAGE,
): string {
  const at = new Date(moment);
  const time = clockTime(at, timeZone);
  if (dayIn(at, timeZone) === dayIn(now, timeZone)) return time;
  const locale = dateLocale(language);
  const format = new Intl.DateTimeFormat(locale, {
    timeZone,
    weekday: "short",
    day: "numeric",
    month: "short",
  });
  if (locale !== "en-GB") return `${format.format(at)}, ${time}`;
  const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
  return `${parts.weekday} ${parts.day} ${parts.month}, ${time}`;
}

/** Returns whether an order is for a time that is still to come. */
export const isDue = ({ dueAt }: { dueAt?: string | undefined }, now = new Date()): boolean =>
  dueAt !== undefined && Date.parse(dueAt) > now.getTime();

/** An order whose time is further away is not prepared yet, and waits below the others. */
export const LATER_MS = 60 * 60_000;

/** Returns whether an order is for a time that is not near yet. */
export const isForLater = ({ dueAt }: { dueAt?: string | undefined }, now: Date): boolean =>
  dueAt !== undefined && Date.parse(dueAt) - now.getTime() > LATER_MS;

/** Returns the number of orders of a page that are being prepared now. */
export function ordersAhead(page: Pick<OrderPage, "orders" | "counts"> | undefined, now: Date): number {
  const later = page?.orders.filter((order) => order.status === "preparing" && isForLater(order, now)) ?? [];
  return Math.max(0, (page?.counts.preparing ?? 0) - later.length);
}

/** Sorts open orders: those for later come last, by their time. */
export function sortByDue<Order extends { dueAt?: string | undefined }>(
  orders: readonly Order[],
  now: Date,
): Order[] {
  const later = orders.filter((order) => isForLater(order, now));
  const near = orders.filter((order) => !isForLater(order, now));
  return [...near, ...later.sort((a, b) => Date.parse(a.dueAt ?? "") - Date.parse(b.dueAt ?? ""))];
}
