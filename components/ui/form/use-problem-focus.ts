"use client";

import { useEffect, useRef, useState } from "react";

/** Goes to the first field that says that it is wrong, once it is there. */
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
