import type { ReactNode } from "react";
import { classes } from "@/components/ui/classes";
import type { NumberRows } from "@/components/ui/number-table";
import { type Origin, OriginBadge } from "../origin-badge";
import { FigureNumbers } from "./figure-numbers";

type ChartCardProps = {
  title: string;
  origin: Origin;
  /** Describes the chart in a sentence. */
  summary: string;
  table: NumberRows;
  /** Shown instead of the chart if there is no data. */
  empty?: ReactNode;
  children: ReactNode;
};

/** A chart with its title, summary and table of values. */
export function ChartCard({ title, origin, summary, table, empty, children }: ChartCardProps) {
  return (
    <figure
      className={classes(
        "flex min-w-0 flex-col gap-4 rounded-card border bg-surface p-4 sm:p-5",
        origin === "live" ? "border-line shadow-card" : "border-line-strong border-dashed",
      )}
    >
      <figcaption className="grid gap-1">
        <span className="flex items-center justify-between gap-3">
          <span className="font-display font-semibold text-base tracking-tight">{title}</span>
          <OriginBadge origin={origin} />
        </span>
        <span className="text-ink-soft text-sm">{summary}</span>
      </figcaption>
      {empty ?? (
        <>
          {children}
          <div className="mt-auto">
            <FigureNumbers title={title} {...table} />
          </div>
        </>
      )}
    </figure>
  );
}
