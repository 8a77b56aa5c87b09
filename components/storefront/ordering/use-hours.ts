"use client";

import { useEffect, useRef, useState } from "react";
import { type HoursState, hoursState, type ShownHours } from "@/lib/restaurants/hours/hours-state";
import type { OrderKind } from "@/lib/restaurants/terms/terms";

const INTERVAL_MS = 10_000;
/** Hours are at most an hour old: a clock that differs by more is wrong. */
const MAX_DIFFERENCE_MS = 2 * 3_600_000;

/** Returns whether the restaurant is open, by the device's clock, or if that is wrong by the server's. */
export function useHours(hours: ShownHours | undefined, kind: OrderKind): HoursState {
  const at = hours?.at ?? 0;
  const received = useRef({ at: 0, since: 0 });
  const [now, setNow] = useState(at);
  useEffect(() => {
    if (at === 0) return;
    if (received.current.at !== at) received.current = { at, since: performance.now() };
    const update = () => {
      const own = Date.now();
      const isRight = Math.abs(own - at) < MAX_DIFFERENCE_MS;
      setNow(isRight ? own : at + performance.now() - received.current.since);
    };
    update();
    const timer = setInterval(update, INTERVAL_MS);
    return () => clearInterval(timer);
  }, [at]);
  return hoursState(hours, kind, now || at);
}
