"use client";

import { useEffect, useEffectEvent } from "react";

/** Calls back whenever the page is looked at again. */
export function useRefocus(onRefocus: () => void) {
  const refocused = useEffectEvent(onRefocus);
  useEffect(() => {
    const look = () => document.visibilityState === "visible" && refocused();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);
}
