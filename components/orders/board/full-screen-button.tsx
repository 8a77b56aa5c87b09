"use client";

import { Maximize, Minimize } from "lucide-react";
import { useSyncExternalStore } from "react";
import { Button } from "@/components/ui/button";

function followFullScreen(changed: () => void) {
  document.addEventListener("fullscreenchange", changed);
  return () => document.removeEventListener("fullscreenchange", changed);
}

/** Shows the page without the browser around it; nothing where the browser can’t. */
export function FullScreenButton() {
  const isFull = useSyncExternalStore(
    followFullScreen,
    () => document.fullscreenElement !== null,
    () => false,
  );
  if (!document.fullscreenEnabled) return null;
  const Icon = isFull ? Minimize : Maximize;
  const toggle = () => (isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen());
  return (
    <Button variant="secondary" size="sm" onClick={() => void toggle().catch(() => undefined)}>
      <Icon aria-hidden="true" />
      <span className="max-lg:sr-only low:max-xl:sr-only">
        {isFull ? "Leave full screen" : "Full screen"}
      </span>
    </Button>
  );
}
