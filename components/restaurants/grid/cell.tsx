"use client";

import { CircleAlert } from "lucide-react";
import { type ReactNode, useId } from "react";
import { classes } from "@/components/ui/classes";
import type { ColumnKey } from "./columns";
import { cellMark, stickyClass } from "./layout";

type CellProps = {
  row: string;
  column: ColumnKey;
  /** `aria-colindex`, from 1. */
  index: number;
  span?: number;
  isCurrent: boolean;
  isSelected?: boolean;
  /** Error message of its value. */
  wrong?: string | undefined;
  /** Message of a rejected input. */
  refused?: string | null;
  /** Contains a control that takes the focus. */
  hasControl?: boolean;
  className?: string;
  children: ReactNode | ((wrongId: string | undefined) => ReactNode);
};

/** One cell of the grid; only the current one is in the tab order (roving tabindex). */
export function Cell(props: CellProps) {
  const { row, column, index, span, isCurrent, isSelected = false, wrong, refused } = props;
  const { hasControl, className, children } = props;
  const id = useId();
  const message = refused ?? wrong;
  const wrongId = message ? id : undefined;
  return (
    // biome-ignore lint/a11y/useSemanticElements: rows that are not on screen are not there, which tables don't know
    <div
      role="gridcell"
      data-cell={cellMark(row, column)}
      aria-colindex={index}
      aria-colspan={span}
      aria-selected={isSelected}
      aria-invalid={wrong ? true : undefined}
      aria-describedby={hasControl ? undefined : wrongId}
      tabIndex={hasControl ? undefined : isCurrent ? 0 : -1}
      className={classes(
        "group/cell flex min-w-0 items-center border-line border-b px-2.5 text-sm",
        "focus-visible:z-2 focus-visible:outline-2 focus-visible:outline-brand focus-visible:-outline-offset-2",
        stickyClass[column] ?? "relative",
        isSelected ? "bg-brand-soft" : "bg-surface group-hover/row:bg-canvas",
        wrong && "shadow-[inset_0_0_0_1.5px_var(--color-danger)]",
        className,
      )}
      style={span ? { gridColumn: `span ${span}` } : undefined}
    >
      {typeof children === "function" ? children(wrongId) : children}
      {message &&
        (isCurrent || refused ? (
          <p
            id={id}
            role={refused ? "alert" : undefined}
            className="pointer-events-none absolute top-full left-0 z-3 mt-1 flex w-max max-w-72 items-start gap-1.5 whitespace-normal rounded-control border border-danger/40 bg-danger-soft px-2.5 py-1.5 font-medium text-danger text-xs shadow-raised"
          >
            <CircleAlert aria-hidden="true" className="mt-0.5 size-3.5 shrink-0" />
            {message}
          </p>
        ) : (
          <span id={id} className="sr-only">
            {message}
          </span>
        ))}
    </div>
  );
}
