"use client";

import { Ellipsis, GripVertical } from "lucide-react";
import type { MouseEventHandler, ReactNode } from "react";
import { classes } from "@/components/ui/classes";
import type { ColumnKey } from "./columns";
import { columnsStyle, ROW_HEIGHT_PX } from "./layout";

type GridRowProps = {
  /** Index among all rows, from 0. */
  place: number;
  columns: readonly ColumnKey[];
  /** True if a message or an editor may overlap the next rows. */
  isRaised: boolean;
  isDragged?: boolean;
  isTicked?: boolean;
  children: ReactNode;
};

export function GridRow({ place, columns, isRaised, isDragged, isTicked, children }: GridRowProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: rows that are not on screen are not there, which tables don't know
    // biome-ignore lint/a11y/useFocusableInteractive: its cells take the focus
    <div
      role="row"
      aria-rowindex={place + 2}
      aria-selected={isTicked}
      className={classes("group/row absolute inset-x-0 grid", isRaised && "z-5", isDragged && "opacity-50")}
      style={{ ...columnsStyle(columns), top: place * ROW_HEIGHT_PX, height: ROW_HEIGHT_PX }}
    >
      {children}
    </div>
  );
}

export function DragHandle({ row, name, className }: { row: string; name: string; className?: string }) {
  return (
    <span
      data-drag={row}
      aria-hidden="true"
      title={`Drag ${name}`}
      className={classes(
        "grid h-9 w-5 shrink-0 cursor-grab touch-none place-items-center rounded-control text-line-strong group-hover/row:text-ink-soft",
        className,
      )}
    >
      <GripVertical className="size-4" />
    </span>
  );
}

type ActionsButtonProps = {
  label: string;
  isCurrent: boolean;
  className: string;
  onClick: MouseEventHandler<HTMLButtonElement>;
};

export function ActionsButton({ label, isCurrent, className, onClick }: ActionsButtonProps) {
  return (
    <button
      type="button"
      data-focus=""
      tabIndex={isCurrent ? 0 : -1}
      aria-haspopup="menu"
      aria-label={label}
      title={label}
      className={classes(
        "absolute inset-1 grid place-items-center rounded-control text-ink-soft hover:text-ink focus-visible:outline-2 focus-visible:outline-brand",
        className,
      )}
      onClick={onClick}
    >
      <Ellipsis aria-hidden="true" className="size-4.5" />
    </button>
  );
}
