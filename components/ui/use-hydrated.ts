"use client";

import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Returns false on the server and until hydration, before which typed text would be lost. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
