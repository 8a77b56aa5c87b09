"use client";

import { usePlaceTimeZone } from "@/components/ui/place-time-zone";
import { useNow } from "@/components/ui/use-now";
import { dueTime } from "@/lib/orders/due-words";

type DueTimeProps = { at: string; className?: string };

/** The time that the guest wants an order for, in the time zone of the site. */
export function DueTime({ at, className }: DueTimeProps) {
  const now = useNow(60_000) ?? new Date(at);
  const timeZone = usePlaceTimeZone() ?? "UTC";
  return (
    <span className={className}>
      For <time dateTime={at}>{dueTime(at, now, timeZone)}</time>
    </span>
  );
}
