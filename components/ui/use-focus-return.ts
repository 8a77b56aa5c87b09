"use client";

import { useRef } from "react";

/** A field that was drawn anew since is found by its name. */
function today(element: Element | null): Element | null {
  const name = element?.getAttribute("name");
  return element?.isConnected || !name ? element : (document.getElementsByName(name)[0] ?? null);
}

/** Gives the focus back to where it was before a dialog that no trigger of its own opened; then does `after`. */
export function useFocusReturn(after?: () => void) {
  const cameFrom = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      cameFrom.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const target = today(cameFrom.current);
      if (target instanceof HTMLElement) target.focus({ preventScroll: true });
      after?.();
    },
  };
}
