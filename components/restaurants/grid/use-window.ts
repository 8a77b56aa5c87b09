"use client";

import { type RefObject, useEffect, useState } from "react";

/** Rows rendered above and below the visible ones. */
const OVERSCAN_ROWS = 8;

/**
 * Returns the range of rows near the visible part of a list; `rowHeight` in pixels.
 * @param scrolls whether the list scrolls itself, or with the page
 */
export function useWindow(
  list: RefObject<HTMLElement | null>,
  rowHeight: number,
  scrolls: "itself" | "with the page",
) {
  const [range, setRange] = useState({ first: 0, last: 24 });

  useEffect(() => {
    const element = list.current;
    if (!element) return;

    function look() {
      if (!element) return;
      const isPage = scrolls === "with the page";
      const top = isPage ? -element.getBoundingClientRect().top : element.scrollTop;
      const height = isPage ? window.innerHeight : element.clientHeight;
      // In steps of four rows, so that not every scrolled row renders.
      const from = Math.max(0, Math.floor(top / rowHeight / 4) * 4);
      const first = Math.max(0, from - OVERSCAN_ROWS);
      const last = from + Math.ceil(height / rowHeight) + 4 + OVERSCAN_ROWS;
      setRange((before) => (before.first === first && before.last === last ? before : { first, last }));
    }

    look();
    const ended = new AbortController();
    const { signal } = ended;
    const sizes = new ResizeObserver(look);
    sizes.observe(element);
    // Scrolling of elements doesn't bubble.
    window.addEventListener("scroll", look, { capture: true, passive: true, signal });
    window.addEventListener("resize", look, { signal });
    return () => {
      sizes.disconnect();
      ended.abort();
    };
  }, [list, rowHeight, scrolls]);

  return range;
}
