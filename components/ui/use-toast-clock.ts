"use client";

import { type RefObject, useEffect, useRef } from "react";

/**
 * Calls `onEnd` after a message was on screen for `duration` milliseconds; never if that is Infinity. Pauses while the
 * message is hovered or focused, or the page is hidden. Sonner's timer also pauses for a pointer that a message slid
 * under, and doesn't pause for the focus.
 * @returns the ref of an element within the message
 */
export function useToastClock(duration: number, onEnd: () => void): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const message = ref.current?.closest("li");
    if (!message || duration === Number.POSITIVE_INFINITY) return;
    const listening = new AbortController();
    const { signal } = listening;
    let [left, startedAt, isPointedAt] = [duration, Date.now(), false];
    let timer = 0;

    const update = () => {
      window.clearTimeout(timer);
      if (timer) left -= Date.now() - startedAt;
      const isHeld = isPointedAt || document.hidden || message.contains(document.activeElement);
      startedAt = Date.now();
      timer = isHeld ? 0 : window.setTimeout(onEnd, left);
    };
    const point = (isPointing: boolean) => {
      isPointedAt = isPointing;
      update();
    };
    const move = ({ movementX, movementY }: PointerEvent) => {
      if (!isPointedAt && (movementX !== 0 || movementY !== 0)) point(true);
    };
    message.addEventListener("pointermove", move, { signal });
    message.addEventListener("pointerleave", () => point(false), { signal });
    message.addEventListener("focusin", update, { signal });
    message.addEventListener("focusout", update, { signal });
    document.addEventListener("visibilitychange", update, { signal });
    signal.addEventListener("abort", () => window.clearTimeout(timer));
    update();
    return () => listening.abort();
  }, [duration, onEnd]);

  return ref;
}
