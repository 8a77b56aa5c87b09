"use client";

import { useEffect, useEffectEvent } from "react";
import { TEMPLATE_CHANGED, TEMPLATE_CHANNEL } from "@/lib/templates/change";

/** Notifies this browser's other tabs that the public site changed. */
export function publishChange() {
  const channel = new BroadcastChannel(TEMPLATE_CHANNEL);
  channel.postMessage(TEMPLATE_CHANGED);
  channel.close();
}

/** Calls `onChange` when another tab of this browser changed the public site. */
export function useTemplateChannel(onChange: () => void) {
  const changed = useEffectEvent(onChange);
  useEffect(() => {
    const channel = new BroadcastChannel(TEMPLATE_CHANNEL);
    channel.onmessage = ({ data }) => data === TEMPLATE_CHANGED && changed();
    return () => channel.close();
  }, []);
}
