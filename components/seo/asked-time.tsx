"use client";

import { fullTime, timeAgo } from "@/components/ui/time";

/** How long ago it was, and when exactly. */
export function AskedTime({ at }: { at: string }) {
  const date = new Date(at);
  return (
    <time dateTime={at}>
      {timeAgo(date)} · {fullTime(date)}
    </time>
  );
}
