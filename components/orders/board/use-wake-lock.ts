"use client";

import { useEffect } from "react";

/** Keeps the screen awake while `isWanted`, if the browser supports it. */
export function useWakeLock(isWanted: boolean) {
  useEffect(() => {
    if (!isWanted || !("wakeLock" in navigator)) return;
    const ended = new AbortController();
    let lock: WakeLockSentinel | undefined;
    const hold = async () => {
      if (document.visibilityState !== "visible") return;
      lock = await navigator.wakeLock.request("screen");
      if (ended.signal.aborted) await lock.release();
    };
    const tryToHold = () => void hold().catch(() => undefined);
    document.addEventListener("visibilitychange", tryToHold, { signal: ended.signal });
    tryToHold();
    return () => {
      ended.abort();
      void lock?.release().catch(() => undefined);
    };
  }, [isWanted]);
}
