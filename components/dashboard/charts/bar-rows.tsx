import type { ReactNode } from "react";
import { count } from "@/components/ui/count";
import { columnTitle, describeShares, type Share } from "../describe";
import type { Origin } from "../origin-badge";
import { Bar } from "./bar";
import { ChartCard } from "./chart-card";

type BarRowsProps = {
  title: string;
  origin: Origin;
  /** Counted noun in the singular. */
  unit: string;
  /** Title of the column that names the rows. */
  head: string;
  rows: readonly Share[];
  empty?: ReactNode;
};

/** Horizontal bars that compare categories. */
export function BarRows({ title, origin, unit, head, rows, empty }: BarRowsProps) {
  const max = Math.max(0, ...rows.map(({ value }) => value));
  const summary = describeShares(rows, unit);
  return (
    <ChartCard
      title={title}
      origin={origin}
      summary={summary}
      empty={max === 0 ? empty : undefined}
      table={{
        head: [head, columnTitle(unit)],
        rows: rows.map(({ label, value }) => [label, value.toLocaleString("en")]),
      }}
    >
      <div role="img" aria-label={`${title}. ${summary}`} className="grid gap-3">
        {rows.map(({ label, value }) => (
          <div key={label} title={`${label}: ${count(value, unit)}`} className="grid gap-1">
            <p className="flex items-baseline justify-between gap-3 text-sm tabular-nums">
              <span className="wrap-anywhere line-clamp-2">{label}</span>
              <span className="shrink-0 font-semibold">{value.toLocaleString("en")}</span>
            </p>
            <Bar value={value} max={max} origin={origin} />
          </div>
        ))}
      </div>
    </ChartCard>
  );
}
