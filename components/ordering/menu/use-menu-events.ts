"use client";

import { useEffect } from "react";
import { MENUS_CHANGED } from "@/lib/ordering/events";

/** How long to wait before listening again after a break, in milliseconds. */
const RETRY = 30_000;

/** Calls back when a dish is sold out or comes back. While nobody looks at the page it holds no connection. */
export function useMenuEvents(onChange: () => void) {
  useEffect(() => {
    const ended = new AbortController();
    let events: EventSource | null = null;
    let retrying: ReturnType<typeof setTimeout> | undefined;

    function stop() {
      clearTimeout(retrying);
      events?.close();
      events = null;
    }

    function watch() {
      stop();
      if (document.visibilityState !== "visible") return;
      events = new EventSource("/api/ordering/events");
      events.addEventListener(MENUS_CHANGED, onChange);
      events.onerror = () => {
        stop();
        retrying = setTimeout(watch, RETRY);
      };
    }

    const { signal } = ended;
    document.addEventListener("visibilitychange", watch, { signal });
    window.addEventListener("pagehide", stop, { signal });
    window.addEventListener("pageshow", ({ persisted }) => persisted && watch(), { signal });
    watch();
    return () => {
      ended.abort();
      stop();
    };
  }, [onChange]);
}
