"use client";

import { useEffect, useState } from "react";
import { useOnline } from "./use-online";

/** How long after it came alive a page has nothing more urgent to load, in milliseconds. */
const QUIET = 1000;

/** Whether the page has come to rest, and has a network, so that what may be needed later can be loaded. */
export function useIdle(): boolean {
  const isOnline = useOnline();
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setQuiet(true), QUIET);
    return () => clearTimeout(timer);
  }, []);
  return isQuiet && isOnline;
}
