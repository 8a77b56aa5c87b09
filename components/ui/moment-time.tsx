"use client";

import { usePlaceTimeZone } from "./place-time-zone";
import { fullTime, timeAgo } from "./time";
import { useNow } from "./use-now";

const DAY_MS = 86_400_000;

/** Shows a relative time, and after a day the date; before hydration in UTC. */
export function MomentTime({ at }: { at: string }) {
  const now = useNow(30_000);
  const timeZone = usePlaceTimeZone();
  const full = (moment: Date) => fullTime(moment, timeZone ? { timeZone } : {});
  const date = new Date(at);
  const utc = `${at.slice(0, 16).replace("T", " ")} UTC`;
  const isRecent = now !== null && now.getTime() - date.getTime() < DAY_MS;
  return (
    <time dateTime={at} title={now ? full(date) : undefined}>
      {now === null ? utc : isRecent ? timeAgo(date, now) : full(date)}
    </time>
  );
}
