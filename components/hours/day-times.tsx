"use client";

import { CopyCheck } from "lucide-react";
import { Button } from "@/components/ui/button";
import type { Week } from "@/lib/restaurants/week/week";
import { dayName, spanSentence, spansText } from "@/lib/restaurants/week/words";
import { SpanList } from "./span-list";

type DayTimesProps = {
  week: Week;
  /** The index of the day in the week. */
  day: number;
  onChange: (week: Week) => void;
};

/** The times of a day of a week, which can be copied to all days. */
export function DayTimes({ week, day, onChange }: DayTimesProps) {
  const spans = week[day] ?? [];
  const name = dayName(day);
  const canCopy = week.some((other) => spansText(other) !== spansText(spans));
  return (
    <div className="grid gap-x-4 gap-y-2 py-3 sm:grid-cols-[7rem_1fr] sm:items-start">
      <p className="flex min-h-11 items-center font-semibold text-sm md:min-h-9">
        {name}
        {spans.length === 0 && <span className="ml-2 font-normal text-ink-soft">closed</span>}
      </p>
      <SpanList
        of={name}
        spans={spans}
        pastMidnight={(span) => spanSentence(day, span)}
        onChange={(changed) => onChange(week.map((one, at) => (at === day ? changed : one)))}
      >
        {canCopy && (
          <Button
            variant="quiet"
            size="sm"
            onClick={() => onChange(week.map(() => spans.map((span) => ({ ...span }))))}
          >
            <CopyCheck aria-hidden="true" />
            For all days<span className="sr-only">: the times of {name}</span>
          </Button>
        )}
      </SpanList>
    </div>
  );
}
