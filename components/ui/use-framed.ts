"use client";

import { useHydrated } from "./use-hydrated";

/** Returns whether the page is in a frame; false until hydration. */
export const useFramed = (): boolean => useHydrated() && window.parent !== window;
