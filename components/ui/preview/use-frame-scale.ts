"use client";

import { type CSSProperties, useEffect, useRef, useState } from "react";

/**
 * Scales a frame to its container, centred, and as high as the container.
 * @param widthIn returns the frame's width for the available width, in CSS pixels
 */
export function useFrameScale(widthIn: (room: number) => number) {
  const stage = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ width: 0, height: 0 });

  useEffect(() => {
    if (!stage.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(stage.current);
    return () => observer.disconnect();
  }, []);

  const width = widthIn(room.width);
  const scale = room.width ? Math.min(1, room.width / width) : 1;
  const style: CSSProperties = {
    width: `${width}px`,
    height: `${room.height / scale}px`,
    transform: `translateX(-50%) scale(${scale})`,
    visibility: room.width ? "visible" : "hidden",
  };
  return { stage, style, room: room.width };
}
