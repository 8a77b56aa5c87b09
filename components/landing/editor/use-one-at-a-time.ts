"use client";

import { useCallback, useRef, useState } from "react";

export type Work = "saving" | "looking" | "restoring";

/** Lets one piece of work run at a time; what is begun meanwhile is left out. */
export function useOneAtATime() {
  const running = useRef(false);
  const [work, setWork] = useState<Work | null>(null);

  const run = useCallback(async (name: Work, action: () => Promise<void>) => {
    if (running.current) return;
    running.current = true;
    setWork(name);
    try {
      await action();
    } finally {
      running.current = false;
      setWork(null);
    }
  }, []);

  return { work, run, isIdle: () => !running.current };
}

export type OneAtATime = ReturnType<typeof useOneAtATime>;
