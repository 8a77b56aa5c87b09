"use client";

import { useSyncExternalStore } from "react";

const never = () => () => {};

export function useFramed(): boolean {
  return useSyncExternalStore(
    never,
    () => window.parent !== window,
    () => false,
  );
}
