import { useCallback, useEffect, useRef, useState } from "react";
import { useEvents } from "@/components/ui/use-events";
import { call, callHref } from "@/lib/api/call";
import type { GuestOrder } from "@/lib/orders/answers";
import { ORDERS_CHANGED, ORDERS_LISTENING } from "@/lib/orders/events";

/** The delay before reading again after a failure, and between reads while no events arrive, in milliseconds. */
const RETRY_DELAY_MS = 20_000;
/** The time after which a missing connection is shown, in milliseconds: it is missing for a moment at each start. */
const LOST_AFTER_MS = 5_000;

/** Follows an order by events while the page is visible; reads it at an interval while the connection is lost. */
export function useOrder(initial: GuestOrder) {
  const { id } = initial;
  const [order, setOrder] = useState(initial);
  const [isLost, setLost] = useState(false);
  const reading = useRef<AbortController>(undefined);

  const read = useCallback(async () => {
    reading.current?.abort();
    const newest = new AbortController();
    reading.current = newest;
    const { signal } = newest;
    const answer = await call("GET /orders/{id}", { params: { id }, signal }).catch(() => null);
    if (answer && !signal.aborted) setOrder(answer.order);
    return answer !== null || signal.aborted;
  }, [id]);

  const readOrLose = () => void read().then((isRead) => setLost(!isRead));
  const isLive = useEvents(callHref("GET /orders/{id}/events", { params: { id } }), {
    begin: ORDERS_LISTENING,
    change: ORDERS_CHANGED,
    onBegin: readOrLose,
    onChange: readOrLose,
  });

  useEffect(() => () => reading.current?.abort(), []);

  useEffect(() => {
    if (isLive) return setLost(false);
    const timer = setTimeout(() => setLost(true), LOST_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isLive]);

  useEffect(() => {
    if (!isLost) return;
    const timer = setInterval(() => {
      if (document.visibilityState !== "visible") return;
      void read().then((isRead) => {
        if (isRead && isLive) setLost(false);
      });
    }, RETRY_DELAY_MS);
    return () => clearInterval(timer);
  }, [isLost, isLive, read]);

  return { order, isLost, setOrder };
}
