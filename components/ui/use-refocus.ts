"use client";

import { useEffect, useEffectEvent } from "react";

/** Calls `onRefocus` when the page becomes visible or focused. */
export function useRefocus(onRefocus: () => void) {
  const refocused = useEffectEvent(onRefocus);
  useEffect(() => {
    const look = () => document.visibilityState === "visible" && refocused();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);
}
