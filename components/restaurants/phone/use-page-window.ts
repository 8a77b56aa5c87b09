"use client";

import { useEffect, useRef, useState } from "react";

/** Rows rendered above and below the visible ones. */
const AROUND = 8;

/** Returns the range of rows near the visible part of the page; `lineHeight` in pixels. */
export function usePageWindow(lineHeight: number, count: number) {
  const element = useRef<HTMLOListElement>(null);
  const [{ first, last }, setRange] = useState({ first: 0, last: 20 });

  useEffect(() => {
    function look() {
      const top = -(element.current?.getBoundingClientRect().top ?? 0);
      const from = Math.floor(top / lineHeight / 4) * 4;
      const next = {
        first: Math.max(0, Math.min(from - AROUND, count)),
        last: Math.max(0, from) + Math.ceil(window.innerHeight / lineHeight) + 4 + AROUND,
      };
      setRange((before) => (before.first === next.first && before.last === next.last ? before : next));
    }
    look();
    window.addEventListener("scroll", look, { passive: true });
    window.addEventListener("resize", look);
    return () => {
      window.removeEventListener("scroll", look);
      window.removeEventListener("resize", look);
    };
  }, [lineHeight, count]);

  return { element, first, last };
}
