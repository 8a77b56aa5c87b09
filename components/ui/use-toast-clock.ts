"use client";

import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from "react";

/**
 * Calls `onEnd` once a message was on screen for `duration` milliseconds; never where that is infinite. The clock stands
 * still while the message is pointed at, has the focus, or nobody sees the page; a pointer that it merely slid under does
 * not point at it.
 * @returns what the message's element listens to
 */
export function useToastClock(duration: number, onEnd: () => void) {
  const [isPointedAt, setPointedAt] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const [isHidden, setHidden] = useState(() => document.hidden);
  const left = useRef(duration);
  const end = useRef(onEnd);
  const isHeld = isPointedAt || hasFocus || isHidden;

  useEffect(() => {
    end.current = onEnd;
  });

  useEffect(() => {
    const update = () => setHidden(document.hidden);
    document.addEventListener("visibilitychange", update);
    return () => document.removeEventListener("visibilitychange", update);
  }, []);

  useEffect(() => {
    if (isHeld || left.current === Number.POSITIVE_INFINITY) return;
    const since = Date.now();
    const timer = setTimeout(() => end.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - since;
    };
  }, [isHeld]);

  return {
    onPointerMove: ({ movementX, movementY }: PointerEvent) => {
      if (movementX !== 0 || movementY !== 0) setPointedAt(true);
    },
    onPointerLeave: () => setPointedAt(false),
    onFocus: () => setFocus(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) setFocus(false);
    },
  };
}
