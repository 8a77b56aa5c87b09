"use client";

import { useEffect, useEffectEvent } from "react";

/** Calls back every so many milliseconds, while the page is looked at; 0 for never. */
export function useWhileVisible(every: number, onTurn: () => void) {
  const turned = useEffectEvent(onTurn);
  useEffect(() => {
    if (every === 0) return;
    const timer = setInterval(() => document.visibilityState === "visible" && turned(), every);
    return () => clearInterval(timer);
  }, [every]);
}
