"use client";

import type { Route } from "next";
import { useRouter, useSearchParams } from "next/navigation";
import { useCallback } from "react";

/** The wizard's step, from 0. It is in the address, so that the browser's Back button returns to the previous step. */
export function useStep(count: number) {
  const asked = Math.trunc(Number(useSearchParams().get("step"))) || 1;
  const step = Math.min(Math.max(asked, 1), count) - 1;

  const { replace } = useRouter();

  const goTo = useCallback((next: number) => {
    const { pathname, search } = window.location;
    const address = addressOf(next);
    if (address !== pathname + search) window.history.pushState(null, "", address);
  }, []);

  /** Replaces the current step; unlike `goTo`, it may be used while the page starts. */
  const correct = useCallback((next: number) => replace(addressOf(next) as Route), [replace]);

  return { step, goTo, correct };
}

function addressOf(step: number): string {
  const { pathname } = window.location;
  return step === 0 ? pathname : `${pathname}?step=${step + 1}`;
}
