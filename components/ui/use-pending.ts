"use client";

import { useCallback, useRef, useState } from "react";

export type Pending<Name extends string> = ReturnType<typeof usePending<Name>>;

/** Runs one action at a time and knows its name; further actions meanwhile are ignored. */
export function usePending<Name extends string>() {
  const [pending, setPending] = useState<Name | null>(null);
  const running = useRef(false);

  const run = useCallback(async (name: Name, work: () => Promise<void>) => {
    if (running.current) return;
    running.current = true;
    setPending(name);
    try {
      await work();
    } finally {
      running.current = false;
      setPending(null);
    }
  }, []);

  return { pending, run };
}
