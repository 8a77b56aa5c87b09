"use client";

import { type RefObject, useEffect, useRef } from "react";
import { isFocusLost } from "./is-focus-lost";

/** Gives the focus to a control that comes back once something is over, where what had it is gone and nothing took it. */
export function useFocusAfter(isBusy: boolean, control: RefObject<HTMLElement | null>) {
  const wasBusy = useRef(false);
  useEffect(() => {
    if (wasBusy.current && !isBusy && isFocusLost()) control.current?.focus({ preventScroll: true });
    wasBusy.current = isBusy;
  }, [isBusy, control]);
}
