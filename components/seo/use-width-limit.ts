"use client";

import { useSyncExternalStore } from "react";
import { browserStorage } from "@/components/ui/browser-storage";

const stored = browserStorage("localStorage", "seo_title_width_limit");

/** In pixels; Google shows about 580 to 600 pixels of a title on a desktop. */
export const widthLimits = { usual: 580, min: 200, max: 1200 };

/** Parses a limit; defaults to the usual one. */
export function readLimit(text: string | null): number {
  const limit = Number(text);
  const isFit =
    text?.trim() && Number.isInteger(limit) && limit >= widthLimits.min && limit <= widthLimits.max;
  return isFit ? limit : widthLimits.usual;
}

function subscribe(changed: () => void) {
  window.addEventListener("storage", changed);
  return () => window.removeEventListener("storage", changed);
}

/** The maximum width of titles in pixels, stored in this browser. */
export const useWidthLimit = () =>
  useSyncExternalStore(
    subscribe,
    () => readLimit(stored.read()),
    () => widthLimits.usual,
  );

export function setWidthLimit(limit: number) {
  stored.write(String(limit));
  window.dispatchEvent(new StorageEvent("storage", { key: stored.key }));
}
