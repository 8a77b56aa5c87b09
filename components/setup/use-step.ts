"use client";

import { useSearchParams } from "next/navigation";
import { useCallback } from "react";

/** The wizard's step, from 0. It stands in the address, so that the browser's Back leads to the former one. */
export function useStep(count: number) {
  const asked = Math.trunc(Number(useSearchParams().get("step"))) || 1;
  const step = Math.min(Math.max(asked, 1), count) - 1;

  const goTo = useCallback((next: number, how: "push" | "replace" = "push") => {
    const { pathname, search } = window.location;
    const address = next === 0 ? pathname : `${pathname}?step=${next + 1}`;
    if (address !== pathname + search) window.history[`${how}State`](null, "", address);
  }, []);

  return { step, goTo };
}
