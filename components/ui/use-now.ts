"use client";

import { useEffect, useState } from "react";

/** Returns the time, updated every `every` milliseconds; null until hydration. */
export function useNow(every: number): Date | null {
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => {
    setNow(new Date());
    const timer = setInterval(() => setNow(new Date()), every);
    return () => clearInterval(timer);
  }, [every]);
  return now;
}
