"use client";

import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { classes } from "@/components/ui/classes";
import { SHOWN_PX, useSwipe } from "./use-swipe";

type SwipeRowProps = {
  /** The words on the button. */
  action: string;
  /** The name of the button for screen readers. */
  label: string;
  onAction: () => void;
  children: ReactNode;
};

/** A row with an action behind its right edge, for touch only: others need a button elsewhere. */
export function SwipeRow({ action, label, onAction, children }: SwipeRowProps) {
  const row = useRef<HTMLDivElement>(null);
  const { offset, isSwiping, isFull, close, handlers } = useSwipe(onAction);
  const isMoved = offset < 0;
  const closeOutside = useEffectEvent((event: PointerEvent) => {
    if (event.target instanceof Node && !row.current?.contains(event.target)) close();
  });

  useEffect(() => {
    if (!isMoved) return;
    const pressed = (event: PointerEvent) => closeOutside(event);
    document.addEventListener("pointerdown", pressed);
    return () => document.removeEventListener("pointerdown", pressed);
  }, [isMoved]);

  return (
    <div ref={row} className="relative overflow-hidden rounded-inner">
      {isMoved && (
        <button
          type="button"
          aria-label={label}
          className={classes(
            "absolute inset-y-0 right-0 grid content-start justify-items-center rounded-inner px-2 py-1 font-semibold text-lg",
            isFull ? "bg-danger text-surface" : "bg-danger-soft text-danger",
          )}
          style={{ width: Math.max(SHOWN_PX, -offset) }}
          onClick={() => {
            close();
            onAction();
          }}
        >
          {action}
        </button>
      )}
      <div
        {...handlers}
        className={classes(
          "touch-pan-y bg-raised",
          !isSwiping && "transition-transform duration-200 motion-reduce:transition-none",
        )}
        style={isMoved ? { transform: `translateX(${offset}px)` } : undefined}
      >
        {children}
      </div>
    </div>
  );
}
