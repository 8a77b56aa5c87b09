"use client";

import { useCallback, useEffect, useState } from "react";

type Loaded<Value> = { value?: Value; error?: unknown };

/**
 * Loads something once `wanted`, such as what a form begins with or a part of the page's script; where that fails it
 * can be tried again.
 * @param load the same function at every render
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
