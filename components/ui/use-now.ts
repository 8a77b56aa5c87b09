"use client";

import { useEffect, useState } from "react";

/** Returns the time, updated at this interval in milliseconds; null until hydration. */
export function useNow(interval: number): Date | null {
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => {
    setNow(new Date());
    const timer = setInterval(() => setNow(new Date()), interval);
    return () => clearInterval(timer);
  }, [interval]);
  return now;
}
