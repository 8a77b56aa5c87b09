"use client";

import { useEffect, useRef, useState } from "react";
import { Loading } from "@/components/ui/spinner";

export type PreviewWidth = "phone" | "tablet" | "desktop";

/** CSS pixels; a desktop has the width of the window, and at least this. */
const widths: Record<PreviewWidth, number> = { phone: 390, tablet: 820, desktop: 1024 };
/** Timeout in milliseconds; then the page is shown as far as it has loaded. */
const TIMEOUT_MS = 5000;

/** Renders the template at a browser width, scaled down to fit. */
export function PreviewFrame({ address, width }: { address: string; width: PreviewWidth }) {
  const room = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  const [loaded, setLoaded] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setLoaded(true), TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, []);

  useEffect(() => {
    if (!room.current) return;
    const observer = new ResizeObserver(([entry]) => entry && setSize(entry.contentRect));
    observer.observe(room.current);
    return () => observer.disconnect();
  }, []);

  const shown = width === "desktop" ? Math.max(size.width, widths.desktop) : widths[width];
  const scale = Math.min(1, size.width / shown);
  return (
    <div ref={room} className="absolute inset-0 overflow-hidden">
      <iframe
        title="Template"
        src={address}
        sandbox="allow-scripts allow-forms allow-popups allow-modals"
        style={{ width: shown, height: size.height / (scale || 1), transform: `scale(${scale})` }}
        className="mx-auto block origin-top-left border-0 bg-[white] [color-scheme:light]"
        onLoad={() => setLoaded(true)}
      />
      {!loaded && (
        <div className="absolute inset-0 grid place-items-center bg-sunken">
          <Loading label="Loading preview..." />
        </div>
      )}
    </div>
  );
}
