"use client";

import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False on the server and until React has taken over the page; typing before that would be lost. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
