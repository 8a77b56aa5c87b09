import { scaleLinear } from "d3-scale";
import type { ReactNode } from "react";
import { classes } from "@/components/ui/classes";
import { count } from "@/components/ui/count";
import { columnTitle, describeDays } from "../describe";
import { Bars } from "./bars";
import { ChartCard } from "./chart-card";
import { dayLabel, dayOfMonth, monthOf } from "./day-label";
import { PointOut } from "./point-out";

const HEIGHT = 160;

type DayBarsProps = {
  title: string;
  /** Counted noun in the singular. */
  unit: string;
  /** The latest last; `more` is a second value for an extra column of the table. */
  days: readonly { day: string; value: number; more?: string }[];
  timeZone: string;
  /** The title of that column. */
  more?: string;
  empty?: ReactNode;
};

/** One bar a day. */
export function DayBars({ title, unit, days, timeZone, more, empty }: DayBarsProps) {
  const values = days.map(({ value }) => value);
  const max = Math.max(0, ...values);
  const y = scaleLinear([0, Math.max(max, 1)], [HEIGHT, 0]).nice(3);
  const ticks = y.ticks(3).filter(Number.isInteger);
  const shares = days.map(({ day, value }) => ({ label: dayLabel(day), value }));
  const summary = describeDays(shares, unit);
  const bands = days.map((one) => ({
    label: dayLabel(one.day),
    value: [count(one.value, unit), one.more].filter(Boolean).join(", "),
  }));
  return (
    <ChartCard
      title={title}
      origin="live"
      summary={summary}
      empty={max === 0 ? empty : undefined}
      table={{
        head: [`Day (${timeZone})`, columnTitle(unit), ...(more ? [more] : [])],
        rows: days
          .map((one) => [
            dayLabel(one.day),
            one.value.toLocaleString("en"),
            ...(more ? [one.more ?? ""] : []),
          ])
          .toReversed(),
      }}
    >
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 gap-y-1">
        <div aria-hidden="true" className="relative min-w-4 text-[0.6875rem] text-ink-soft tabular-nums">
          {ticks.map((tick) => (
            <span
              key={tick}
              className="absolute right-0 -translate-y-1/2 leading-none"
              style={{ top: y(tick) }}
            >
              {compact(tick)}
            </span>
          ))}
          {ticks.map((tick) => (
            <span key={tick} className="invisible block h-0 leading-none">
              {compact(tick)}
            </span>
          ))}
        </div>
        <PointOut label={`${title}. ${summary}`} bands={bands}>
          <Bars values={values} y={y} ticks={ticks} height={HEIGHT} />
        </PointOut>
        <span />
        <DayAxis days={days.map(({ day }) => day)} />
      </div>
    </ChartCard>
  );
}

/** The days below their bars, with the month where it begins; the last is today. */
function DayAxis({ days }: { days: readonly string[] }) {
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

/** "1.2M" */
const compact = (value: number) =>
  new Intl.NumberFormat("en", { notation: "compact", maximumFractionDigits: 1 }).format(value);
