"use client";

import { classes } from "@/components/ui/classes";
import { useOnline } from "@/components/ui/use-online";

/** Shows whether new orders appear automatically. */
export function LiveState({ isLive }: { isLive: boolean }) {
  const isOnline = useOnline();
  const isUp = isLive && isOnline;
  return (
    <p role="status" className="inline-flex min-h-9 items-center gap-2 text-ink-soft text-sm">
      <span
        aria-hidden="true"
        className={classes("size-2.5 rounded-full", isUp ? "bg-brand" : "animate-breathe bg-brass")}
      />
      {isUp ? "Live" : isOnline ? "Connecting…" : "You are offline. Orders may be missing."}
    </p>
  );
}
