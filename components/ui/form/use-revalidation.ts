"use client";

import { useEffect, useEffectEvent, useRef } from "react";
import { useRefocus } from "../use-refocus";

type Newer<Found> = {
  find: () => Promise<Found>;
  isNewer: (found: Found) => boolean;
  /** Returns true without unsaved changes. */
  isUntouched: () => boolean;
  load: (found: Found) => void;
  /** Also reads on mount. */
  onMount?: boolean;
};

/** Reads values saved elsewhere, such as in another tab, whenever the tab becomes visible. */
export function useRevalidation<Found>({ find, isNewer, isUntouched, load, onMount = false }: Newer<Found>) {
  const isLeft = useRef(false);
  const bringIn = useEffectEvent((found: Found) => {
    if (!isLeft.current && isUntouched() && isNewer(found)) load(found);
  });
  const look = useEffectEvent(() => {
    if (!isUntouched()) return;
    find().then(
      (found) => bringIn(found),
      () => undefined,
    );
  });

  useRefocus(() => look());
  useEffect(() => {
    isLeft.current = false;
    if (onMount) look();
    return () => {
      isLeft.current = true;
    };
  }, [onMount]);
}
