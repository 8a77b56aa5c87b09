"use client";

import { useEffect, useState } from "react";
import { useOnline } from "@/components/ui/use-online";

/** The time after which a missing connection is shown, in milliseconds: it is missing for a moment at each start. */
const LOST_AFTER_MS = 5000;

/** Returns since when there is no connection; null while there is one, or if it is missing for a moment. */
export function useDownSince(isConnected: boolean): Date | null {
  const isOnline = useOnline();
  const isUp = isConnected && isOnline;
  const [since, setSince] = useState<Date | null>(null);
  const [isShown, setShown] = useState(false);

  useEffect(() => {
    setShown(false);
    setSince(isUp ? null : new Date());
    if (isUp) return;
    const timer = setTimeout(() => setShown(true), LOST_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isUp]);

  return isUp || !(isShown || !isOnline) ? null : since;
}
