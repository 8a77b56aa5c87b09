"use client";

import { useCallback, useEffect, useState } from "react";

type Loaded<Value> = { value?: Value; error?: unknown };

/**
 * Loads data or a script once `wanted`, with a retry after failures.
 * @param load must be stable
 */
export function useLoaded<Value>(load: (signal: AbortSignal) => Promise<Value>, wanted = true) {
  const [{ value, error }, setLoaded] = useState<Loaded<Value>>({});
  const isOpen = wanted && value === undefined && error === undefined;

  useEffect(() => {
    if (!isOpen) return;
    const ended = new AbortController();
    load(ended.signal).then(
      (loaded) => ended.signal.aborted || setLoaded({ value: loaded }),
      (reason: unknown) => ended.signal.aborted || setLoaded({ error: reason ?? new Error("Not loaded") }),
    );
    return () => ended.abort();
  }, [load, isOpen]);

  return { value, error, failed: error !== undefined, retry: useCallback(() => setLoaded({}), []) };
}
