"use client";

import { type ComponentType, useEffect, useLayoutEffect, useRef } from "react";
import type { EarlyInput as Input } from "@/lib/site/early-input";
import { repeatInput, takeEarlyInput } from "./repeat-input";

/** Repeats what was typed and pressed on a page before its components could answer. */
export function EarlyInput() {
  const early = useRef<Input>(undefined);
  useLayoutEffect(() => {
    early.current = takeEarlyInput();
  }, []);
  useEffect(() => {
    if (early.current) void repeatInput(early.current);
  }, []);
  return null;
}

/** A screen that answers what was typed and pressed before it was hydrated. */
export const withEarlyInput = <Props extends object>(Screen: ComponentType<Props>): ComponentType<Props> =>
  function EarlyInputScreen(props: Props) {
    return (
      <>
        <Screen {...props} />
        <EarlyInput />
      </>
    );
  };
