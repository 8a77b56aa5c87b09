"use client";

import { useEffect, useRef } from "react";
import { useEvents } from "@/components/ui/use-events";
import { RELOAD_AFTER, TEMPLATE_CHANGED, TEMPLATE_SHOWN } from "@/lib/templates/change";
import { useTemplateChannel } from "./use-template-channel";

/**
 * Reloads the page once visitors are to see something else than `shown`; what it missed while nobody looked at it, it
 * is told when somebody does.
 */
export function TemplateWatch({ shown }: { shown: string }) {
  const reloading = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(reloading.current), []);

  function reload() {
    reloading.current ??= setTimeout(() => window.location.reload(), RELOAD_AFTER);
  }

  useTemplateChannel(reload);
  useEvents("/api/templates/events", {
    begin: TEMPLATE_SHOWN,
    change: TEMPLATE_CHANGED,
    onBegin: (now) => now !== shown && reload(),
    onChange: reload,
  });
  return null;
}
