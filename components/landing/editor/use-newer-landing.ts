"use client";

import { useEffect, useRef } from "react";
import { type Landing, loadLanding } from "./landing-api";

/**
 * Brings in what was saved elsewhere, such as in another tab, when the editor opens and whenever its tab is looked at
 * again, as long as nothing here would be lost.
 */
export function useNewerLanding(
  version: number,
  load: (landing: Landing) => void,
  isUntouched: () => boolean,
) {
  const latest = useRef({ version, load, isUntouched });
  useEffect(() => {
    latest.current = { version, load, isUntouched };
  });

  useEffect(() => {
    const ended = new AbortController();

    async function look() {
      if (document.hidden || !latest.current.isUntouched()) return;
      const landing = await loadLanding(ended.signal).catch(() => null);
      if (!landing || ended.signal.aborted) return;
      if (landing.version > latest.current.version && latest.current.isUntouched())
        latest.current.load(landing);
    }

    const start = () => void look();
    start();
    document.addEventListener("visibilitychange", start);
    return () => {
      ended.abort();
      document.removeEventListener("visibilitychange", start);
    };
  }, []);
}
