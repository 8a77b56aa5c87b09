"use client";

import { useEffect, useRef } from "react";

const MARK = "unsavedGuard";
const isGuard = () => Boolean((history.state as Record<string, unknown> | null)?.[MARK]);

function pushGuard() {
  history.scrollRestoration = "manual";
  history.pushState({ ...history.state, [MARK]: true }, "");
}

/**
 * Asks before the browser's Back leaves the page. While `active`, a second history entry for the same page takes the
 * step back; once nothing is to be guarded any more, a step back from it passes over the first entry.
 */
export function useBackGuard(active: boolean, mayLeave: () => Promise<boolean>) {
  const guarding = useRef(active);
  const address = useRef<string>(undefined);

  useEffect(() => {
    guarding.current = active;
    if (!active) return;
    if (!isGuard()) pushGuard();
    address.current = window.location.href;
  }, [active]);

  useEffect(() => {
    function step() {
      const fromGuard = address.current === window.location.href && !isGuard();
      address.current = isGuard() ? window.location.href : undefined;
      if (!fromGuard) return;
      if (!guarding.current) return history.back();
      pushGuard();
      address.current = window.location.href;
      void mayLeave().then((leaves) => {
        if (leaves) history.go(-2);
      });
    }

    window.addEventListener("popstate", step);
    return () => window.removeEventListener("popstate", step);
  }, [mayLeave]);
}
