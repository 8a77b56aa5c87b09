"use client";

import { fullTime, timeAgo } from "@/components/ui/time";

/** Shows a relative time, with the exact one as its title. */
export function AskedTime({ at }: { at: string }) {
  const date = new Date(at);
  return (
    <time dateTime={at}>
      {timeAgo(date)} · {fullTime(date)}
    </time>
  );
}
