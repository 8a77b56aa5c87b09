"use client";

import { type PointerEvent, type ReactNode, useEffect, useRef, useState } from "react";

type PointOutProps = {
  /** Describes the picture in a sentence. */
  label: string;
  /** The equally wide bands of the picture, from start to end. */
  bands: readonly { label: string; value: string }[];
  children: ReactNode;
};

/** Shows the value under the pointer or where it is tapped; screen readers and the keyboard use the table. */
export function PointOut({ label, bands, children }: PointOutProps) {
  const picture = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState<number | null>(null);
  const shown = index === null ? null : bands[index];
  const isShown = shown != null;

  useEffect(() => {
    if (!isShown) return;
    const leave = ({ target }: Event) => {
      if (!(target instanceof Node && picture.current?.contains(target))) setIndex(null);
    };
    document.addEventListener("pointerdown", leave);
    return () => document.removeEventListener("pointerdown", leave);
  }, [isShown]);

  function point({ currentTarget, clientX }: PointerEvent) {
    const { left, width } = currentTarget.getBoundingClientRect();
    const band = Math.floor(((clientX - left) / width) * bands.length);
    setIndex(Math.min(bands.length - 1, Math.max(0, band)));
  }

  const middle = (((index ?? 0) + 0.5) / bands.length) * 100;
  return (
    <div
      ref={picture}
      role="img"
      aria-label={label}
      className="relative"
      onPointerDown={point}
      onPointerMove={point}
      onPointerLeave={({ pointerType }) => pointerType === "mouse" && setIndex(null)}
    >
      {isShown && (
        <span
          className="absolute inset-y-0 -translate-x-1/2 rounded-sm bg-ink/8"
          style={{ left: `${middle}%`, width: `${100 / bands.length}%` }}
        />
      )}
      {children}
      {isShown && (
        <span
          className="pointer-events-none absolute bottom-full z-10 mb-1 -translate-x-1/2 whitespace-nowrap rounded-control bg-ink px-2.5 py-1.5 text-canvas text-xs tabular-nums shadow-raised"
          style={{ left: `clamp(3.75rem, ${middle}%, 100% - 3.75rem)` }}
        >
          <strong className="font-semibold">{shown.value}</strong> · {shown.label}
        </span>
      )}
    </div>
  );
}
