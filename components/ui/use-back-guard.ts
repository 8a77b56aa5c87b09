"use client";

import { type RefObject, useEffect, useRef } from "react";

/** Runs `go` once leaving is allowed. If `go` returns false, changes stay guarded. */
export type Leave = (go: () => unknown) => Promise<void>;

const GUARD_KEY = "unsavedGuard";
const isGuard = () => Boolean((history.state as Record<string, unknown> | null)?.[GUARD_KEY]);
const page = ({ pathname, search }: { pathname: string; search: string }) => pathname + search;

type Guard = { address: string; state: unknown };
const guardHere = (): Guard => ({ address: window.location.href, state: history.state });

/**
 * Asks before Back leaves the page. While `active`, a duplicate history entry absorbs Back; once inactive, Back skips
 * it.
 */
export function useBackGuard(active: boolean, guarding: RefObject<boolean>, leave: Leave) {
  const guard = useRef<Guard>(undefined);

  useEffect(() => {
    if (isGuard()) guard.current = guardHere();
    if (!active) return;
    history.scrollRestoration = "manual";
    if (!isGuard()) history.pushState({ ...history.state, [GUARD_KEY]: true }, "");
    guard.current = guardHere();
    return () => {
      history.scrollRestoration = "auto";
    };
  }, [active]);

  useEffect(() => {
    let asking = false;
    let stepsOut = 0;

    function step(event: PopStateEvent) {
      const left = guard.current;
      const here = window.location;
      const isBase = left?.address === here.href && !isGuard();
      const isElsewhere = left !== undefined && page(new URL(left.address)) !== page(here);
      if (!left || !guarding.current || !(isBase || isElsewhere)) {
        if (isGuard()) guard.current = guardHere();
        else if (isBase || isElsewhere) guard.current = undefined;
        if (isBase) history.back();
        return;
      }
      event.stopImmediatePropagation();
      stepsOut = isBase ? -2 : -1;
      history.pushState(left.state, "", left.address);
      if (asking) return;
      asking = true;
      void leave(() => history.go(stepsOut)).finally(() => {
        asking = false;
      });
    }

    window.addEventListener("popstate", step, { capture: true });
    return () => window.removeEventListener("popstate", step, { capture: true });
  }, [guarding, leave]);
}
