"use client";

import { useEffect, useEffectEvent } from "react";
import { ring } from "./sound";

const INTERVAL_MS = 30_000;
/** The number of rings after which they are loud. */
const NORMAL_RINGS = 2;

/** An order that nobody accepts rings for this time, in milliseconds. */
const MAX_RING_AGE_MS = 3_600_000;

/**
 * Rings again each half minute while orders wait for their acceptance, and louder from the third ring on, also if others
 * come and are accepted meanwhile.
 * @param latest the time of the latest of them, in milliseconds; null without one
 */
export function useRinging(latest: number | null): void {
  const isWaiting = latest !== null;
  const isRecent = useEffectEvent(() => latest !== null && Date.now() - latest <= MAX_RING_AGE_MS);
  useEffect(() => {
    if (!isWaiting) return;
    // The arrival of the order was the first ring.
    let rings = 1;
    const timer = setInterval(() => {
      if (!isRecent()) return;
      ring(rings < NORMAL_RINGS ? "normal" : "loud");
      rings += 1;
    }, INTERVAL_MS);
    return () => clearInterval(timer);
  }, [isWaiting]);
}
