"use client";

import { ChevronLeft, ChevronRight } from "lucide-react";
import { type KeyboardEvent, useRef, useState } from "react";
import { classes } from "@/components/ui/classes";
import { IconButton } from "@/components/ui/icon-button";
import { exceptionOn } from "@/lib/restaurants/hours/exceptions";
import type { HoursException } from "@/lib/restaurants/hours/hours";
import { daysText } from "@/lib/restaurants/hours/words";
import { dayName, spansText } from "@/lib/restaurants/week/words";

type MonthCalendarProps = {
  today: string;
  exceptions: readonly HoursException[];
  /** Called with a day without an exception. */
  onChoose: (day: string) => void;
  onFind: (exception: HoursException) => void;
};

const DAY_MS = 86_400_000;
const dayAt = (day: string, by: number) => new Date(Date.parse(day) + by * DAY_MS).toISOString().slice(0, 10);
const monthFormat = new Intl.DateTimeFormat("en-GB", { month: "long", year: "numeric", timeZone: "UTC" });

/** Returns the first day of the month `by` months later. */
function monthAt(day: string, by: number): string {
  const date = new Date(`${day.slice(0, 7)}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + by);
  return date.toISOString().slice(0, 10);
}

/** The weeks of a month from Monday; days of other months are null. */
function weeksOf(month: string): (string | null)[][] {
  const before = (new Date(month).getUTCDay() + 6) % 7;
  const count = (Date.parse(monthAt(month, 1)) - Date.parse(month)) / DAY_MS;
  const days = Array.from({ length: Math.ceil((before + count) / 7) * 7 }, (_, index) =>
    index < before || index >= before + count ? null : dayAt(month, index - before),
  );
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** A month whose days have the exceptions; one tab stop, and the arrow keys go from day to day. */
export function MonthCalendar({ today, exceptions, onChoose, onFind }: MonthCalendarProps) {
  const [current, setCurrent] = useState(today);
  const grid = useRef<HTMLTableElement>(null);
  const month = monthAt(current, 0);

  function go(day: string) {
    setCurrent(day);
    requestAnimationFrame(() => grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus());
  }

  function onKeyDown(event: KeyboardEvent) {
    const by = steps[event.key];
    if (by === undefined) return;
    event.preventDefault();
    go(dayAt(current, by));
  }

  return (
    <div className="grid max-w-sm gap-2">
      <div className="flex items-center justify-between">
        <IconButton
          icon={ChevronLeft}
          label="Previous month"
          onClick={() => setCurrent(monthAt(month, -1))}
        />
        <p aria-live="polite" className="font-semibold text-sm">
          {monthFormat.format(new Date(month))}
        </p>
        <IconButton icon={ChevronRight} label="Next month" onClick={() => setCurrent(monthAt(month, 1))} />
      </div>
      <table ref={grid} aria-label="Days with other hours" className="w-full table-fixed text-center text-sm">
        <thead>
          <tr>
            {Array.from({ length: 7 }, (_, day) => (
              <th
                key={dayName(day)}
                scope="col"
                abbr={dayName(day)}
                className="py-1 font-medium text-ink-soft text-xs"
              >
                {dayName(day).slice(0, 2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody onKeyDown={onKeyDown}>
          {weeksOf(month).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((day, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the day of the week
                <td key={index} className="p-0.5">
                  {day && (
                    <CalendarDay
                      day={day}
                      isToday={day === today}
                      isCurrent={day === current}
                      exception={exceptionOn(exceptions, day)}
                      onClick={(exception) => {
                        setCurrent(day);
                        if (exception) onFind(exception);
                        else onChoose(day);
                      }}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type CalendarDayProps = {
  day: string;
  isToday: boolean;
  isCurrent: boolean;
  exception: HoursException | null;
  onClick: (exception: HoursException | null) => void;
};

function CalendarDay({ day, isToday, isCurrent, exception, onClick }: CalendarDayProps) {
  const state = exception ? spansText(exception.spans) : "add other hours";
  return (
    <button
      type="button"
      data-day={day}
      tabIndex={isCurrent ? 0 : -1}
      aria-label={`${daysText(day, day)}: ${state}`}
      aria-current={isToday ? "date" : undefined}
      className={classes(
        "grid h-11 w-full place-items-center rounded-control tabular-nums md:h-9",
        exception
          ? exception.spans.length === 0
            ? "bg-danger-soft font-semibold text-danger"
            : "bg-brass-soft font-semibold text-brass-ink"
          : "hover:bg-sunken",
        isToday && "ring-1 ring-line-strong ring-inset",
      )}
      onClick={() => onClick(exception)}
    >
      {Number(day.slice(8))}
    </button>
  );
}
