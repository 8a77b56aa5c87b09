"use client";

import { useEffect, useEffectEvent, useRef, useState } from "react";
import { notify } from "@/components/ui/messages";
import { call } from "@/lib/api/call";
import type { OrderPage } from "@/lib/orders/answers";
import { isDemoPayment, isSettled, settledPayments } from "@/lib/orders/order-status";
import { formatMoney } from "@/lib/platform/money/money";
import { ring } from "./sound";

/** The wait before a failed read is repeated, in milliseconds. */
const RETRY_MS = 1000;

const newOrders = { status: "new", payment: settledPayments.join(","), limit: 30 };

type Known = { ids: Set<string> /** Orders with a smaller number are known as well. */; from: number };

/** Returns the orders known from the initial page; null if the server could not read them. */
function knownFrom(initial: OrderPage | null): Known | null {
  if (!initial) return null;
  const shown = initial.orders.filter(({ status, payment }) => status === "new" && isSettled(payment));
  const from = initial.next === null ? 0 : (initial.orders.at(-1)?.number ?? 0);
  return { ids: new Set(shown.map(({ id }) => id)), from };
}

/** The orders that wait for their acceptance: their number, and the time of the latest in milliseconds. */
type Waiting = { waiting: number; latest: number | null };

function waitingAmong(orders: OrderPage["orders"]): Waiting {
  const waiting = orders.filter(({ status, payment }) => status === "new" && isSettled(payment));
  const times = waiting.map(({ createdAt }) => Date.parse(createdAt));
  return { waiting: waiting.length, latest: times.length > 0 ? Math.max(...times) : null };
}

/**
 * Rings and notifies once for each new order to be cooked, except those of the initial page. A failed read is repeated.
 * @param rings false if another page of the browser rings
 */
export function useNewOrders(version: number, initial: OrderPage | null, { rings = true } = {}): Waiting {
  const known = useRef<Known | null>(knownFrom(initial));
  const [waiting, setWaiting] = useState(() => waitingAmong(initial?.orders ?? []));

  const ringHere = useEffectEvent(() => {
    if (rings) ring();
  });

  useEffect(() => {
    if (version === 0) return;
    const look = async () => {
      const { orders } = await call("GET /orders", { query: newOrders });
      // A slower earlier read knows less.
      if (isLatest) setWaiting(waitingAmong(orders));
      const before = known.current;
      known.current = { ids: new Set([...(before?.ids ?? []), ...orders.map(({ id }) => id)]), from: 0 };
      const isNews = ({ id, number }: OrderPage["orders"][number]) =>
        before !== null && number >= before.from && !before.ids.has(id);
      const [latest, ...others] = orders.filter(isNews);
      if (!latest) return;
      ringHere();
      const { number, restaurantName, name, currency, totalCents, payment } = latest;
      notify.success(others.length > 0 ? `${others.length + 1} new orders` : `New order ${number}`, {
        topic: "new-order",
        description: [
          restaurantName,
          name,
          formatMoney(totalCents, currency),
          isDemoPayment(payment) && "demo",
        ]
          .filter(Boolean)
          .join(" · "),
      });
    };
    let retry: ReturnType<typeof setTimeout> | undefined;
    let isLatest = true;
    const lookUntilAnswered = () =>
      look().catch(() => {
        if (isLatest) retry = setTimeout(lookUntilAnswered, RETRY_MS);
      });
    void lookUntilAnswered();
    return () => {
      isLatest = false;
      clearTimeout(retry);
    };
  }, [version]);

  return waiting;
}
