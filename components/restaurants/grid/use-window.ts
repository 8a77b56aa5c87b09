"use client";

import { type RefObject, useEffect, useState } from "react";

/** How many rows are rendered above and below those on screen. */
const AROUND = 8;

/** Which rows of one height, in pixels, are near the visible part of what scrolls: from the first up to the last. */
export function useWindow(scroller: RefObject<HTMLElement | null>, rowHeight: number) {
  const [{ first, last }, setRange] = useState({ first: 0, last: 24 });

  useEffect(() => {
    const element = scroller.current;
    if (!element) return;

    function look() {
      if (!element) return;
      // In steps, so that not every line that is scrolled renders.
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
