"use client";

import { type RefObject, useEffect, useRef } from "react";

/** Gives the focus to a control that comes back once something is over, where what had it is gone and nothing took it. */
export function useFocusAfter(isBusy: boolean, control: RefObject<HTMLElement | null>) {
  const wasBusy = useRef(false);
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (wasBusy.current && !isBusy && isLost) control.current?.focus({ preventScroll: true });
    wasBusy.current = isBusy;
  }, [isBusy, control]);
}
