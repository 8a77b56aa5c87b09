"use client";

import { useRef } from "react";

/** Gives the focus back to where it was before a dialog that no trigger of its own opened; then does `after`. */
export function useFocusReturn(after?: () => void) {
  const cameFrom = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      cameFrom.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus({ preventScroll: true });
      after?.();
    },
  };
}
