"use client";

import { usePlaceTimeZone } from "./place-time-zone";
import { fullTime, timeAgo } from "./time";
import { useNow } from "./use-now";

const DAY_MS = 86_400_000;

type MomentTimeProps = {
  at: string;
  /** The page's; by default the reader's. */
  language?: string;
};

/** Shows a relative time, and after a day the date; before hydration in UTC. */
export function MomentTime({ at, language }: MomentTimeProps) {
  const now = useNow(30_000);
  const timeZone = usePlaceTimeZone();
  const full = (moment: Date) =>
    fullTime(moment, { ...(language && { locale: language }), ...(timeZone && { timeZone }) });
  const date = new Date(at);
  const utc = `${at.slice(0, 16).replace("T", " ")} UTC`;
  const isRecent = now !== null && now.getTime() - date.getTime() < DAY_MS;
  return (
    <time dateTime={at} title={now ? full(date) : undefined}>
      {now === null ? utc : isRecent ? timeAgo(date, now, language) : full(date)}
    </time>
  );
}
