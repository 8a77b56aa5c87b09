"use client";

import { useEffect } from "react";
import { RELOAD_AFTER, TEMPLATE_CHANGED, TEMPLATE_CHANNEL, TEMPLATE_SHOWN } from "@/lib/templates/change";

/**
 * Reloads the page once visitors are to see something else than `shown`. While nobody looks at the page it holds no
 * connection, of which a browser opens few to a site; what it missed it is told when somebody does.
 */
export function TemplateWatch({ shown }: { shown: string }) {
  useEffect(() => {
    let events: EventSource | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const reload = () => {
      timer ??= setTimeout(() => window.location.reload(), RELOAD_AFTER);
    };

    const watch = () => {
      events?.close();
      events = null;
      if (document.visibilityState !== "visible") return;
      events = new EventSource("/api/templates/events");
      events.addEventListener(TEMPLATE_CHANGED, reload);
      events.addEventListener(TEMPLATE_SHOWN, ({ data }) => data !== shown && reload());
    };
    const afterRestoring = ({ persisted }: PageTransitionEvent) => persisted && watch();
    const leave = () => events?.close();

    const channel = new BroadcastChannel(TEMPLATE_CHANNEL);
    channel.onmessage = ({ data }) => data === TEMPLATE_CHANGED && reload();
    document.addEventListener("visibilitychange", watch);
    window.addEventListener("pagehide", leave);
    window.addEventListener("pageshow", afterRestoring);
    watch();
    return () => {
      clearTimeout(timer);
      channel.close();
      leave();
      document.removeEventListener("visibilitychange", watch);
      window.removeEventListener("pagehide", leave);
      window.removeEventListener("pageshow", afterRestoring);
    };
  }, [shown]);

  return null;
}
