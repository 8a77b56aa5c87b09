"use client";

import { useEffect, useState } from "react";
import { useOnline } from "./use-online";

/** Delay after hydration until a page counts as idle, in milliseconds. */
const IDLE_DELAY_MS = 1000;

/** Returns true once the page is idle and online, to preload resources that may be needed later. */
export function useIdle(): boolean {
  const isOnline = useOnline();
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setQuiet(true), IDLE_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return isQuiet && isOnline;
}
