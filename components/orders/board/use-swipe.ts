"use client";

import { type PointerEvent, useRef, useState } from "react";

/** Movement in pixels from which a finger swipes rather than presses or scrolls. */
const START_PX = 10;
/** The width of the action that a short swipe shows, in pixels. */
export const SHOWN_PX = 132;
/** The part of the row's width from which a swipe performs the action. */
const FULL = 0.6;

type Touch = { pointerId: number; x: number; y: number; from: number; width: number; isSwiping: boolean };

const still = { offset: 0, isSwiping: false, isFull: false };

function moved(touch: Touch, x: number) {
  const offset = Math.min(0, Math.max(-touch.width, touch.from + x - touch.x));
  return { offset, isSwiping: true, isFull: touch.width > 0 && -offset >= touch.width * FULL };
}

/**
 * Follows a finger or a pen that swipes a row to the left: a short swipe shows its action, a long one performs it.
 * @returns `offset` in pixels, 0 or below; `handlers` of an element with `touch-action: pan-y`
 */
export function useSwipe(onFull: () => void) {
  const touch = useRef<Touch>(null);
  const [place, setPlace] = useState(still);

  function end(offset: number) {
    touch.current = null;
    setPlace({ ...still, offset });
  }

  const handlers = {
    onPointerDown({
      pointerType,
      isPrimary,
      pointerId,
      clientX: x,
      clientY: y,
      currentTarget,
    }: PointerEvent) {
      if (pointerType === "mouse" || !isPrimary) return;
      const { width } = currentTarget.getBoundingClientRect();
      touch.current = { pointerId, x, y, from: place.offset, width, isSwiping: false };
    },
    onPointerMove({ pointerId, clientX, clientY, currentTarget }: PointerEvent) {
      const present = touch.current;
      if (!present || present.pointerId !== pointerId) return;
      const across = Math.abs(clientX - present.x);
      if (!present.isSwiping && across > START_PX && across > Math.abs(clientY - present.y)) {
        present.isSwiping = true;
        currentTarget.setPointerCapture?.(pointerId);
      }
      if (present.isSwiping) setPlace(moved(present, clientX));
    },
    onPointerUp({ pointerId, clientX }: PointerEvent) {
      const present = touch.current;
      if (!present || present.pointerId !== pointerId) return;
      if (!present.isSwiping) return end(present.from);
      const { offset, isFull } = moved(present, clientX);
      end(!isFull && -offset >= SHOWN_PX / 2 ? -SHOWN_PX : 0);
      if (isFull) onFull();
    },
    /** The browser scrolls instead. */
    onPointerCancel: () => end(touch.current?.from ?? 0),
  };

  return { ...place, close: () => end(0), handlers };
}
