"use client";

import { useEffect, useRef } from "react";

type Newer<Found> = {
  find: (signal: AbortSignal) => Promise<Found>;
  isNewer: (found: Found) => boolean;
  /** Whether nothing here would be lost. */
  isUntouched: () => boolean;
  load: (found: Found) => void;
  /** Looks also when it begins. */
  atOnce?: boolean;
};

/** Brings in what was saved elsewhere, such as in another tab, whenever its own tab is looked at again. */
export function useNewer<Found>(newer: Newer<Found>) {
  const latest = useRef(newer);
  useEffect(() => {
    latest.current = newer;
  });

  useEffect(() => {
    const ended = new AbortController();

    function bringIn(found: Found) {
      const { isNewer, isUntouched, load } = latest.current;
      if (!ended.signal.aborted && isUntouched() && isNewer(found)) load(found);
    }

    function look() {
      if (document.hidden || !latest.current.isUntouched()) return;
      latest.current.find(ended.signal).then(bringIn, () => {});
    }

    if (latest.current.atOnce) look();
    document.addEventListener("visibilitychange", look, { signal: ended.signal });
    return () => ended.abort();
  }, []);
}
