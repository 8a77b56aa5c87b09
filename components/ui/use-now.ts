"use client";

import { useEffect, useState } from "react";

/** The time, anew every `every` milliseconds; null until the page has been taken over. */
export function useNow(every: number): Date | null {
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => {
    setNow(new Date());
    const timer = setInterval(() => setNow(new Date()), every);
    return () => clearInterval(timer);
  }, [every]);
  return now;
}
