"use client";

import { useEffect, useEffectEvent } from "react";
import { ring, sinceRing } from "./sound";

const INTERVAL_MS = 30_000;
/** The number of rings after which they are loud. */
const NORMAL_RINGS = 2;

/** An order that nobody accepts rings for this time, in milliseconds. */
const MAX_RING_AGE_MS = 3_600_000;

/**
 * Rings again each half minute while orders wait for their acceptance, and louder from the third ring on, also if others
 * come and are accepted meanwhile. A page that takes the bell over goes on half a minute after the last ring of the other one.
 * @param latest the time of the latest of them, in milliseconds; null without one
 */
export function useRinging(latest: number | null): void {
  const isWaiting = latest !== null;
  const ageOfLatest = useEffectEvent(() =>
    latest === null ? Number.POSITIVE_INFINITY : Date.now() - latest,
  );
  useEffect(() => {
    if (!isWaiting) return;
    // The arrival of the order was the first ring.
    let rings = Math.max(1, Math.floor(ageOfLatest() / INTERVAL_MS));
    function ringAgain() {
      timer = setTimeout(ringAgain, INTERVAL_MS);
      if (ageOfLatest() > MAX_RING_AGE_MS) return;
      ring(rings < NORMAL_RINGS ? "normal" : "loud");
      rings += 1;
    }
    const since = sinceRing();
    let timer = setTimeout(
      ringAgain,
      since > MAX_RING_AGE_MS ? INTERVAL_MS : Math.max(0, INTERVAL_MS - since),
    );
    return () => clearTimeout(timer);
  }, [isWaiting]);
}
