"use client";

import { useEffect } from "react";
import { RELOAD_AFTER, TEMPLATE_CHANGED, TEMPLATE_CHANNEL, TEMPLATE_SHOWN } from "@/lib/templates/change";

/** How long to wait before listening again after a break, in milliseconds; twice as long after each failure. */
const RETRY = { first: 1000, longest: 60_000 };

/**
 * Reloads the page once visitors are to see something else than `shown`. While nobody looks at the page it holds no
 * connection, of which a browser opens few to a site; what it missed it is told when somebody does.
 */
export function TemplateWatch({ shown }: { shown: string }) {
  useEffect(() => followTemplate(shown), [shown]);
  return null;
}

/** @returns how to stop */
function followTemplate(shown: string): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  let events: EventSource | null = null;
  let reloading: ReturnType<typeof setTimeout> | undefined;
  let retrying: ReturnType<typeof setTimeout> | undefined;
  let wait = RETRY.first;

  function reload() {
    reloading ??= setTimeout(() => window.location.reload(), RELOAD_AFTER);
  }

  function stop() {
    clearTimeout(retrying);
    events?.close();
    events = null;
  }

  /** The browser's own way to connect again asks every second, and complains in the console each time. */
  function retryLater() {
    stop();
    retrying = setTimeout(watch, wait);
    wait = Math.min(2 * wait, RETRY.longest);
  }

  function watch() {
    stop();
    if (document.visibilityState !== "visible") return;
    events = new EventSource("/api/templates/events");
    events.onopen = () => {
      wait = RETRY.first;
    };
    events.onerror = retryLater;
    events.addEventListener(TEMPLATE_CHANGED, reload);
    events.addEventListener(TEMPLATE_SHOWN, ({ data }) => data !== shown && reload());
  }

  const channel = new BroadcastChannel(TEMPLATE_CHANNEL);
  channel.onmessage = ({ data }) => data === TEMPLATE_CHANGED && reload();
  document.addEventListener("visibilitychange", watch, { signal });
  window.addEventListener("pagehide", stop, { signal });
  window.addEventListener("pageshow", ({ persisted }) => persisted && watch(), { signal });
  watch();

  return () => {
    ended.abort();
    clearTimeout(reloading);
    channel.close();
    stop();
  };
}
