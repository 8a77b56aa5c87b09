"use client";

import { useEffect, useEffectEvent } from "react";
import { TEMPLATE_CHANGED, TEMPLATE_CHANNEL } from "@/lib/templates/change";

/** Calls back when another tab of this browser says that visitors now see something else. */
export function useTemplateChannel(onChange: () => void) {
  const changed = useEffectEvent(onChange);
  useEffect(() => {
    const channel = new BroadcastChannel(TEMPLATE_CHANNEL);
    channel.onmessage = ({ data }) => data === TEMPLATE_CHANGED && changed();
    return () => channel.close();
  }, []);
}
