"use client";

import { useEffect, useEffectEvent } from "react";

/** Calls `onTurn` every `every` milliseconds while the page is visible; 0 for never. */
export function useWhileVisible(every: number, onTurn: () => void) {
  const turned = useEffectEvent(onTurn);
  useEffect(() => {
    if (every === 0) return;
    const timer = setInterval(() => document.visibilityState === "visible" && turned(), every);
    return () => clearInterval(timer);
  }, [every]);
}
