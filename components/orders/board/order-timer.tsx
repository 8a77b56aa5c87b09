"use client";

import { classes } from "@/components/ui/classes";
import { useNow } from "@/components/ui/use-now";
import type { RestaurantOrder } from "@/lib/orders/answers";
import { type Due, dueIn } from "@/lib/orders/promise";

/** The ages in minutes from which an order without a promised time is highlighted. */
const LIMITS = { new: { close: 2, late: 5 }, others: { close: 15, late: 20 } };

const looks: Record<Due["state"], string> = {
  early: "bg-sunken text-ink",
  close: "bg-brass text-on-brass",
  late: "bg-danger text-on-danger",
};

/** Returns a time such as `45 min`, `3 h` or `2 days`. */
function spanWords(minutes: number): string {
  if (minutes < 120) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} days`;
}

/** Returns the state and the words of an order's timer: until its promised time, or since it arrived or was ready. */
export function timerOf(
  order: Pick<RestaurantOrder, "status" | "createdAt" | "promisedAt" | "readyAt">,
  now: Date,
) {
  const { status, createdAt, promisedAt, readyAt } = order;
  if (status === "preparing" && promisedAt) {
    const { minutes, state } = dueIn(promisedAt, now);
    return { state, words: state === "late" ? `${spanWords(-minutes)} late` : `in ${spanWords(minutes)}` };
  }
  const since = (status === "ready" && readyAt) || createdAt;
  const minutes = Math.max(0, Math.floor((now.getTime() - Date.parse(since)) / 60_000));
  const { close, late } = status === "new" ? LIMITS.new : LIMITS.others;
  const state: Due["state"] = minutes >= late ? "late" : minutes >= close ? "close" : "early";
  return { state, words: spanWords(minutes) };
}

/** The time of an order, readable from a distance. */
export function OrderTimer({ order }: { order: RestaurantOrder }) {
  const now = useNow(15_000);
  const { state, words } = timerOf(order, now ?? new Date(order.createdAt));
  const moment = order.status === "preparing" && order.promisedAt ? order.promisedAt : order.createdAt;
  return (
    <time
      dateTime={moment}
      className={classes(
        "shrink-0 whitespace-nowrap rounded-full px-3 py-1 font-bold text-[1.75rem] leading-tight tabular-nums",
        looks[state],
      )}
    >
      {words}
    </time>
  );
}
