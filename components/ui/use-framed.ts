"use client";

import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Whether the page is shown inside another one. */
export function useFramed(): boolean {
  return useSyncExternalStore(
    never,
    () => window.parent !== window,
    () => false,
  );
}
