"use client";

import { useEffect, useState } from "react";
import { call } from "@/lib/api/call";
import type { OrderView } from "@/lib/orders/answers";
import { MIN_INTERVAL_MS, nextInterval } from "./pace";

/** Polls an order while the page is visible, at growing intervals while nothing changes. */
export function useOrder(initial: OrderView): OrderView {
  const [order, setOrder] = useState(initial);

  useEffect(() => {
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let interval = MIN_INTERVAL_MS;
    let known = "";

    async function ask() {
      const { signal } = stop;
      const answer = await call("GET /orders/{id}", { params: { id: initial.id }, signal }).catch(() => null);
      if (signal.aborted) return;
      const state = answer
        ? `${answer.order.status} ${answer.order.payment} ${answer.order.refund} ${answer.order.refundedCents}`
        : known;
      interval = nextInterval(interval, { changed: state !== known });
      known = state;
      if (answer) setOrder(answer.order);
      timer = setTimeout(() => void ask(), interval);
    }

    function followVisibility() {
      clearTimeout(timer);
      if (document.visibilityState === "hidden") return;
      interval = MIN_INTERVAL_MS;
      void ask();
    }

    timer = setTimeout(() => void ask(), interval);
    document.addEventListener("visibilitychange", followVisibility, { signal: stop.signal });
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [initial.id]);

  return order;
}
