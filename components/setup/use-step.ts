"use client";

import { useCallback, useSyncExternalStore } from "react";

const watchers = new Set<() => void>();

function watch(changed: () => void) {
  watchers.add(changed);
  window.addEventListener("popstate", changed);
  return () => {
    watchers.delete(changed);
    window.removeEventListener("popstate", changed);
  };
}

const stepInAddress = () => new URLSearchParams(window.location.search).get("step");

/** Changes the address without loading the page. */
function setAddress(how: "pushState" | "replaceState", address: string) {
  window.history[how](null, "", address);
  for (const changed of watchers) changed();
}

/**
 * The wizard's step, from 0. It is in the address, so that the browser's Back button returns to the previous step.
 * @param atRender the step in the address when the page was rendered
 */
export function useStep(count: number, atRender?: string) {
  const inAddress = useSyncExternalStore(watch, stepInAddress, () => atRender ?? null);
  const asked = Math.trunc(Number(inAddress)) || 1;
  const step = Math.min(Math.max(asked, 1), count) - 1;

  const goTo = useCallback((next: number) => {
    const { pathname, search } = window.location;
    const address = addressOf(next);
    if (address !== pathname + search) setAddress("pushState", address);
  }, []);

  /** Replaces the current step, which Back would return to. */
  const correct = useCallback((next: number) => setAddress("replaceState", addressOf(next)), []);

  return { step, goTo, correct };
}

function addressOf(step: number): string {
  const { pathname } = window.location;
  return step === 0 ? pathname : `${pathname}?step=${step + 1}`;
}
