"use client";

import { type RefObject, useEffect, useRef } from "react";

/** Moves the focus to the heading after its button is gone: after choosing the page, or deleting its settings. */
export function useHeadingFocus(
  heading: RefObject<HTMLElement | null>,
  takesFocus: boolean,
  configured: boolean,
) {
  const was = useRef({ shown: false, configured });

  useEffect(() => {
    const isChosen = takesFocus && !was.current.shown;
    const isDeleted = was.current.configured && !configured && document.activeElement === document.body;
    was.current = { shown: true, configured };
    if (isChosen || isDeleted) heading.current?.focus({ preventScroll: true });
  }, [heading, takesFocus, configured]);
}
