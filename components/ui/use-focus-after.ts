"use client";

import { type RefObject, useEffect, useRef } from "react";
import { isFocusLost } from "./is-focus-lost";

/** Focuses a control after an action if the focused element is gone. */
export function useFocusAfter(isBusy: boolean, control: RefObject<HTMLElement | null>) {
  const wasBusy = useRef(false);
  useEffect(() => {
    if (wasBusy.current && !isBusy && isFocusLost()) control.current?.focus({ preventScroll: true });
    wasBusy.current = isBusy;
  }, [isBusy, control]);
}

/** Focuses a control after a value has changed if the focused element is gone. */
export function useFocusOnChange(value: unknown, control: RefObject<HTMLElement | null>) {
  const before = useRef(value);
  useEffect(() => {
    if (before.current !== value && isFocusLost()) control.current?.focus({ preventScroll: true });
    before.current = value;
  }, [value, control]);
}
