"use client";

import { useEffect, useState } from "react";

/** The part of the screen's height at which a section counts as read. */
const READING_LINE = 0.3;

/** Returns the last section that begins above the reading line; at the end of the page the last one. */
function sectionInView(ids: readonly string[]): string | undefined {
  const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
  if (scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 2) return ids.at(-1);
  const line = window.innerHeight * READING_LINE;
  return ids.findLast((id) => (document.getElementById(id)?.getBoundingClientRect().top ?? line + 1) <= line);
}

/** Follows which section of the page is in view. @param ids of their headings, in the order of the page */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const joined = ids.join(" ");
  useEffect(() => {
    const known = joined.split(" ");
    const look = () => setCurrent(sectionInView(known) ?? known[0]);
    look();
    window.addEventListener("scroll", look, { passive: true });
    window.addEventListener("resize", look);
    return () => {
      window.removeEventListener("scroll", look);
      window.removeEventListener("resize", look);
    };
  }, [joined]);
  return current;
}
