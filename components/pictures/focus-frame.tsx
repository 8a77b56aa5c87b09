"use client";

import type { KeyboardEvent, PointerEvent, ReactNode } from "react";

type FocalPoint = { x: number; y: number };

type FocusFrameProps = {
  src: string;
  size: { width: number; height: number };
  focus: FocalPoint;
  onFocus: (focus: FocalPoint) => void;
  /** Overlay, such as the crop. */
  children?: ReactNode;
};

const percent = (part: number) => `${part * 100}%`;
const between = (value: number) => Math.min(1, Math.max(0, Math.round(value * 1000) / 1000));

const steps: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Shows the picture with a focal point, set by pointer or arrow keys. */
export function FocusFrame({ src, size, focus, onFocus, children }: FocusFrameProps) {
  function point(event: PointerEvent<HTMLDivElement>) {
    const box = event.currentTarget.getBoundingClientRect();
    onFocus({
      x: between((event.clientX - box.left) / box.width),
      y: between((event.clientY - box.top) / box.height),
    });
  }

  function press(event: PointerEvent<HTMLDivElement>) {
    if (event.button !== 0) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    event.currentTarget.querySelector("input")?.focus({ preventScroll: true });
    point(event);
  }

  function move(event: KeyboardEvent) {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const by = event.shiftKey ? 0.1 : 0.01;
    onFocus({ x: between(focus.x + step[0] * by), y: between(focus.y + step[1] * by) });
  }

  const where = `${Math.round(focus.x * 100)} % from the left, ${Math.round(focus.y * 100)} % from the top`;
  const slider = (axis: "x" | "y", label: string) => (
    <input
      type="range"
      min={0}
      max={100}
      step={1}
      tabIndex={axis === "x" ? 0 : -1}
      aria-label={label}
      aria-valuetext={where}
      className="sr-only"
      value={Math.round(focus[axis] * 100)}
      onChange={(event) => onFocus({ ...focus, [axis]: Number(event.target.value) / 100 })}
    />
  );

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the two sliders inside do the same for the keyboard
    <div
      className="group relative mx-auto cursor-crosshair touch-none select-none overflow-hidden rounded-inner bg-[white]"
      style={{
        aspectRatio: `${size.width} / ${size.height}`,
        width: `min(100%, ${(38 * size.width) / size.height}dvh, ${Math.max(size.width, 160)}px)`,
      }}
      onPointerDown={press}
      onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && point(event)}
      onKeyDown={move}
    >
      {/* biome-ignore lint/performance/noImgElement: a file of the visitor's own */}
      <img src={src} alt="" draggable={false} className="block size-full" />
      {children}
      <div
        aria-hidden="true"
        className="absolute size-7 -translate-x-1/2 -translate-y-1/2 rounded-full border-[3px] border-[white] bg-[rgb(0_0_0/0.25)] shadow-[0_0_0_1.5px_rgb(0_0_0/0.75)] after:absolute after:inset-0 after:m-auto after:size-1.5 after:rounded-full after:bg-[white] group-has-focus-visible:bg-brand group-has-focus-visible:outline-3 group-has-focus-visible:outline-brass group-has-focus-visible:outline-offset-2"
        style={{ left: percent(focus.x), top: percent(focus.y) }}
      />
      {slider("x", "What matters most, from left to right")}
      {slider("y", "What matters most, from top to bottom")}
    </div>
  );
}
