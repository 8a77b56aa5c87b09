"use client";

import { useEffect } from "react";
import { ring } from "./sound";

const INTERVAL_MS = 30_000;
/** The number of rings after which they are loud. */
const NORMAL_RINGS = 2;

/** Rings again each half minute while orders wait for their acceptance, and louder from the third ring on. */
export function useRinging(waiting: number): void {
  const isWaiting = waiting > 0;
  useEffect(() => {
    if (!isWaiting) return;
    // The arrival of the order was the first ring.
    let rings = 1;
    const timer = setInterval(() => {
      ring(rings < NORMAL_RINGS ? "normal" : "loud");
      rings += 1;
    }, INTERVAL_MS);
    return () => clearInterval(timer);
  }, [isWaiting]);
}
