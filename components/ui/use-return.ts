"use client";

import { useEffect, useEffectEvent } from "react";

/** Calls back whenever the page is looked at again. */
export function useReturn(onReturn: () => void) {
  const returned = useEffectEvent(onReturn);
  useEffect(() => {
    const look = () => document.visibilityState === "visible" && returned();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);
}
