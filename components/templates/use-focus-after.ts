"use client";

import { type RefObject, useEffect, useRef } from "react";

/** Gives the focus to a control that comes back once something is over: what had it meanwhile is gone. */
export function useFocusAfter(isBusy: boolean, control: RefObject<HTMLElement | null>) {
  const wasBusy = useRef(false);
  useEffect(() => {
    if (wasBusy.current && !isBusy) control.current?.focus({ preventScroll: true });
    wasBusy.current = isBusy;
  }, [isBusy, control]);
}
