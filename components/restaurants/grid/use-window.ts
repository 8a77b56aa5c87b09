"use client";

import { type RefObject, useEffect, useState } from "react";

/** Rows rendered above and below the visible ones. */
const AROUND = 8;

/** Returns the range of rows near the visible part of a scroller; `rowHeight` in pixels. */
export function useWindow(scroller: RefObject<HTMLElement | null>, rowHeight: number) {
  const [{ first, last }, setRange] = useState({ first: 0, last: 24 });

  useEffect(() => {
    const element = scroller.current;
    if (!element) return;

    function look() {
      if (!element) return;
      // In steps of four rows, so that not every scrolled row renders.
      const top = Math.floor(element.scrollTop / rowHeight / 4) * 4;
      const shown = Math.ceil(element.clientHeight / rowHeight) + 4;
      const next = { first: Math.max(0, top - AROUND), last: top + shown + AROUND };
      setRange((before) => (before.first === next.first && before.last === next.last ? before : next));
    }

    look();
    const sizes = new ResizeObserver(look);
    sizes.observe(element);
    element.addEventListener("scroll", look, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener("scroll", look);
    };
  }, [scroller, rowHeight]);

  return { first, last };
}
