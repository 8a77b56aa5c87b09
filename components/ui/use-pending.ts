"use client";

import { useCallback, useRef, useState } from "react";

/** Runs one action at a time per key, and tracks its name; ignores further actions meanwhile. */
export function usePending<Name extends string>() {
  const running = useRef(new Map<string, Name>());
  const [pending, setPending] = useState<ReadonlyMap<string, Name>>(() => new Map());

  const run = useCallback(async (name: Name, work: () => Promise<void>, about = "") => {
    if (running.current.has(about)) return;
    running.current.set(about, name);
    setPending(new Map(running.current));
    try {
      await work();
    } finally {
      running.current.delete(about);
      setPending(new Map(running.current));
    }
  }, []);

  return {
    /** The action without a key. */
    pending: pending.get("") ?? null,
    pendingOf: (about: string) => pending.get(about) ?? null,
    run,
  };
}
