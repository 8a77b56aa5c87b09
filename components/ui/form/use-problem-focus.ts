"use client";

import { useEffect, useRef, useState } from "react";

/** Focuses the first field with an error once it is rendered. */
export function useProblemFocus(reveal: (() => void) | undefined) {
  const fields = useRef<HTMLFormElement>(null);
  const [asked, ask] = useState(0);

  useEffect(() => {
    if (asked > 0) fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [asked]);

  function showProblems() {
    reveal?.();
    ask((times) => times + 1);
  }

  return { fields, showProblems };
}
