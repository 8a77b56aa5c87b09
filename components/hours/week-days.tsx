"use client";

import type { Week } from "@/lib/restaurants/week/week";
import { dayName } from "@/lib/restaurants/week/words";
import { DayTimes } from "./day-times";

type WeekDaysProps = { week: Week; onChange: (week: Week) => void };

/** The days of a week with their times. */
export function WeekDays({ week, onChange }: WeekDaysProps) {
  return (
    <ul className="grid divide-y divide-line">
      {week.map((_, day) => (
        <li key={dayName(day)}>
          <DayTimes week={week} day={day} onChange={onChange} />
        </li>
      ))}
    </ul>
  );
}
