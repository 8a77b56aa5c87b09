"use client";

import { useRef } from "react";

/** Finds a field that was rendered again by its name. */
function today(element: Element | null): Element | null {
  const name = element?.getAttribute("name");
  return element?.isConnected || !name ? element : (document.getElementsByName(name)[0] ?? null);
}

/** Returns the focus after a dialog without a trigger; then runs `after`. */
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
