"use client";

import { CalendarClock } from "lucide-react";
import { useCall } from "@/components/ui/use-call";
import { useNow } from "@/components/ui/use-now";
import { holdsTable } from "@/lib/reservations/status";

/** The interval of reading today's reservations again, in milliseconds. */
const REFRESH_MS = 60_000;

type ReservationsLineProps = {
  /** `all` for all restaurants. */
  restaurantId: string;
};

/** The reservations of today that are to come, in a line. */
export function ReservationsLine({ restaurantId }: ReservationsLineProps) {
  const { data } = useCall("GET /reservations", {
    query: restaurantId === "all" ? {} : { restaurantId },
    keepsUp: true,
    refreshInterval: REFRESH_MS,
  });
  const now = useNow(REFRESH_MS);
  const next = (data?.reservations ?? []).filter(
    ({ status, endsAt }) => holdsTable(status) && status !== "seated" && Date.parse(endsAt) > Number(now),
  );
  if (next.length === 0) return null;
  return (
    <section
      aria-label="Reservations of today"
      className="flex min-h-11 shrink-0 items-center gap-3 overflow-x-auto border-line border-b bg-surface px-gutter py-2 text-sm"
    >
      <CalendarClock aria-hidden="true" className="size-5 shrink-0 text-ink-soft" strokeWidth={1.75} />
      <p className="shrink-0 font-semibold">Today</p>
      <ul className="flex gap-4 whitespace-nowrap tabular-nums">
        {next.map(({ id, timeText, people, name, status }) => (
          <li key={id}>
            <strong className="font-semibold">{timeText}</strong> · {people} · <bdi>{name}</bdi>
            {status === "requested" && <span className="text-ink-soft"> (requested)</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
