import type { ReactNode } from "react";
import { classes } from "@/components/ui/classes";
import { FigureNumbers } from "./charts/figure-numbers";
import { PointOut } from "./charts/point-out";
import { Sparkline } from "./charts/sparkline";
import { columnTitle, describeDays, describeLevel } from "./describe";
import { type Origin, OriginBadge } from "./origin-badge";

type Trend = {
  /** Counted noun in the singular. */
  unit: string;
  /** Values per day are totals instead of additions. */
  isLevel?: boolean;
  /** The latest last. */
  days: readonly { label: string; value: number }[];
};

type StatCardProps = {
  label: string;
  value: ReactNode;
  note: ReactNode;
  origin: Origin;
  trend?: Trend;
  /** Replaces the trend. */
  children?: ReactNode;
};

/** One number with its trend. */
export function StatCard({ label, value, note, origin, trend, children }: StatCardProps) {
  return (
    <li
      className={classes(
        "flex min-w-0 flex-col rounded-card border p-4 sm:p-5",
        origin === "live" ? "border-line bg-surface shadow-card" : "border-line-strong border-dashed",
      )}
    >
      <div className="grid justify-items-start gap-2">
        <OriginBadge origin={origin} />
        <h4 className="font-medium font-sans text-ink-soft text-sm tracking-normal">{label}</h4>
      </div>
      <p className="wrap-anywhere mt-1 font-display font-semibold text-2xl tabular-nums tracking-tight">
        {value}
      </p>
      <p className="wrap-anywhere mb-4 text-ink-soft text-xs">{note}</p>
      <div className="mt-auto">
        {children}
        {trend && <TrendFigure label={label} origin={origin} trend={trend} />}
      </div>
    </li>
  );
}

type TrendFigureProps = { label: string; origin: Origin; trend: Trend };

function TrendFigure({ label, origin, trend: { unit, isLevel, days } }: TrendFigureProps) {
  const summary = (isLevel ? describeLevel : describeDays)(days, unit);
  const title = `${label}, day by day`;
  return (
    <div className="grid gap-1">
      <figure className="grid gap-1">
        <PointOut
          label={`${title}. ${summary}`}
          bands={days.map((day) => ({ label: day.label, value: day.value.toLocaleString("en") }))}
        >
          <Sparkline values={days.map(({ value }) => value)} origin={origin} />
        </PointOut>
        <figcaption className="text-ink-soft text-xs">Last {days.length} days</figcaption>
      </figure>
      <FigureNumbers
        title={title}
        head={["Day", columnTitle(unit)]}
        rows={days.map((day) => [day.label, day.value.toLocaleString("en")]).toReversed()}
      />
    </div>
  );
}
