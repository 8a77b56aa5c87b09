"use client";

import { useEffect, useRef, useState } from "react";
import { useEvents } from "@/components/ui/use-events";
import { callHref } from "@/lib/api/call";
import { ORDERS_CHANGED, ORDERS_LISTENING } from "@/lib/orders/events";

/** Collects changes within this time into one update, in milliseconds. */
const BATCH_DELAY_MS = 150;

/**
 * Listens for new and changed orders. `version` changes whenever there may be updates.
 * @param whileHidden false to listen only while the page is visible, as a browser has few connections to a site
 */
export function useOrderEvents({ whileHidden = true } = {}) {
  const [version, setVersion] = useState(0);
  const gathering = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(gathering.current), []);

  function notify() {
    gathering.current ??= setTimeout(() => {
      gathering.current = undefined;
      setVersion((before) => before + 1);
    }, BATCH_DELAY_MS);
  }

  const isLive = useEvents(callHref("GET /orders/events"), {
    begin: ORDERS_LISTENING,
    change: ORDERS_CHANGED,
    whileHidden,
    onBegin: notify,
    onChange: notify,
  });
  return { version, isLive };
}
