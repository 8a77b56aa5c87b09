"use client";

import { useCallback, useEffect, useState } from "react";

/** A text that survives a reload of this tab, where the browser can keep it. */
export function useKeptText(key: string): [text: string, setText: (text: string) => void] {
  const [text, setText] = useState("");

  useEffect(() => {
    try {
      setText((before) => before || (sessionStorage.getItem(key) ?? ""));
    } catch {}
  }, [key]);

  const keep = useCallback(
    (next: string) => {
      setText(next);
      try {
        sessionStorage.setItem(key, next);
      } catch {}
    },
    [key],
  );
  return [text, keep];
}
