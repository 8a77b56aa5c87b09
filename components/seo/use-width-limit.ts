"use client";

import { useCallback, useSyncExternalStore } from "react";

const KEY = "seo_title_width_limit";

/** In pixels; Google shows about 580 to 600 pixels of a title on a desktop. */
export const widthLimits = { usual: 580, min: 200, max: 1200 };

/** Parses a limit; defaults to the usual one. */
export function readLimit(text: string | null): number {
  const limit = Number(text);
  const isFit =
    text?.trim() && Number.isInteger(limit) && limit >= widthLimits.min && limit <= widthLimits.max;
  return isFit ? limit : widthLimits.usual;
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function subscribe(changed: () => void) {
  window.addEventListener("storage", changed);
  return () => window.removeEventListener("storage", changed);
}

/** Stores the maximum width of titles in this browser, in pixels. */
export function useWidthLimit() {
  const limit = useSyncExternalStore(
    subscribe,
    () => readLimit(stored()),
    () => widthLimits.usual,
  );

  const setLimit = useCallback((next: number) => {
    try {
      localStorage.setItem(KEY, String(next));
    } catch {
      return;
    }
    window.dispatchEvent(new StorageEvent("storage", { key: KEY }));
  }, []);

  return { limit, setLimit };
}
