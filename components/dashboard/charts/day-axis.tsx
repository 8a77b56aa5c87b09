import { classes } from "@/components/ui/classes";
import { dayOfMonth, monthOf } from "./day-label";

/** The days below their bars, with the month where it begins; the last is today. */
export function DayAxis({ days }: { days: readonly string[] }) {
  return (
    <div
      aria-hidden="true"
      className="flex text-center text-[0.6875rem] text-ink-soft leading-4 tabular-nums"
    >
      {days.map((day, index) => {
        const isToday = index === days.length - 1;
        const begins = index === 0 || monthOf(days[index - 1] ?? day) !== monthOf(day);
        return (
          <span key={day} className={classes("min-w-0 flex-1", isToday && "font-bold text-ink")}>
            {dayOfMonth(day)}
            {begins && <span className="block whitespace-nowrap">{monthOf(day)}</span>}
          </span>
        );
      })}
    </div>
  );
}
