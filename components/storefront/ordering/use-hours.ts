"use client";

import { useEffect, useMemo, useRef, useState } from "react";
import { useTranslate } from "@/components/ui/translation";
import {
  type HoursState,
  hoursState,
  nextChange,
  type ShownHours,
} from "@/lib/restaurants/hours/hours-state";
import type { OrderKind } from "@/lib/restaurants/terms/terms";

/** The maximum interval of updates, in milliseconds: timers stop while a device sleeps. */
const INTERVAL_MS = 10_000;
/** Hours are at most a quarter of an hour old when they arrive: a clock that differs by more is wrong. */
const MAX_DIFFERENCE_MS = 30 * 60_000;

/** Returns the difference of the server's time to the device's clock if that is wrong; else 0. */
export function clockOffset(serverTime: number, ownTime: number): number {
  const difference = serverTime - ownTime;
  return Math.abs(difference) < MAX_DIFFERENCE_MS ? 0 : difference;
}

/**
 * Returns whether the restaurant is open, by the device's clock, or if that is wrong by the server's.
 * @param refresh reads the hours again, as those of a kept page are old, not the clock wrong
 */
export function useHours(
  hours: ShownHours | undefined,
  kind: OrderKind,
  refresh: () => Promise<void>,
): HoursState {
  const t = useTranslate();
  const at = hours?.at ?? 0;
  const [now, setNow] = useState(at);
  const isAsked = useRef(false);

  useEffect(() => {
    if (!hours) return;
    const offset = clockOffset(hours.at, Date.now());
    if (offset < 0 && !isAsked.current) {
      isAsked.current = true;
      void refresh();
    }
    const update = () => {
      const current = Date.now() + offset;
      // Another moment changes nothing until the next opening or closing.
      setNow((before) => (before < hours.at || nextChange(hours, before) <= current ? current : before));
    };
    update();
    const timer = setInterval(update, INTERVAL_MS);
    return () => clearInterval(timer);
  }, [hours, refresh]);

  return useMemo(() => hoursState(hours, kind, now || at, t), [hours, kind, now, at, t]);
}
