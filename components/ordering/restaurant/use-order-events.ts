"use client";

import { useEffect, useState } from "react";
import { ORDERS_CHANGED, ORDERS_LISTENING } from "@/lib/ordering/events";

/** How long to wait before listening again after a break, in milliseconds; twice as long after each failure. */
const RETRY = { first: 1000, longest: 30_000 };
/** Many changes at once are told as one, in milliseconds. */
const GATHER = 150;

/**
 * Listens for orders that come or change, also while the page is hidden. `version` is another number whenever there
 * may be something new.
 */
export function useOrderEvents() {
  const [version, setVersion] = useState(0);
  const [isLive, setLive] = useState(false);

  useEffect(() => {
    const ended = new AbortController();
    let events: EventSource | null = null;
    let retrying: ReturnType<typeof setTimeout> | undefined;
    let gathering: ReturnType<typeof setTimeout> | undefined;
    let wait = RETRY.first;

    function tell() {
      gathering ??= setTimeout(() => {
        gathering = undefined;
        setVersion((before) => before + 1);
      }, GATHER);
    }

    function stop() {
      clearTimeout(retrying);
      events?.close();
      events = null;
      setLive(false);
    }

    function retryLater() {
      stop();
      retrying = setTimeout(start, wait);
      wait = Math.min(2 * wait, RETRY.longest);
    }

    function start() {
      stop();
      events = new EventSource("/api/orders/events");
      events.onerror = retryLater;
      events.addEventListener(ORDERS_CHANGED, tell);
      events.addEventListener(ORDERS_LISTENING, () => {
        wait = RETRY.first;
        setLive(true);
        tell();
      });
    }

    const { signal } = ended;
    window.addEventListener("online", start, { signal });
    window.addEventListener("offline", stop, { signal });
    window.addEventListener("pagehide", stop, { signal });
    window.addEventListener("pageshow", ({ persisted }) => persisted && start(), { signal });
    start();
    return () => {
      ended.abort();
      clearTimeout(gathering);
      stop();
    };
  }, []);

  return { version, isLive };
}
