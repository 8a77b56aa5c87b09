"use client";

import { useCallback, useEffect, useState } from "react";

type Loaded<Value> = { value: Value | null; failed: boolean; retry: () => void };

/**
 * Loads a part of the page's script once `wanted`; on a bad connection that can fail, and be tried again.
 * @param load the same function at every render
 */
export function useLoaded<Value>(load: () => Promise<Value>, wanted: boolean): Loaded<Value> {
  const [value, setValue] = useState<Value | null>(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (!wanted || value !== null || failed) return;
    let isLeft = false;
    load().then(
      (loaded) => isLeft || setValue(() => loaded),
      () => isLeft || setFailed(true),
    );
    return () => {
      isLeft = true;
    };
  }, [load, wanted, value, failed]);

  return { value, failed, retry: useCallback(() => setFailed(false), []) };
}
