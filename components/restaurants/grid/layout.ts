import type { CSSProperties } from "react";
import { type ColumnKey, columnKeys } from "./columns";

/** In pixels. */
export const ROW_HEIGHT = 44;
export const HEAD_HEIGHT = 40;

const widths: Record<ColumnKey, string> = {
  pick: "3.75rem",
  name: "minmax(11rem,1.3fr)",
  category: "minmax(7rem,0.7fr)",
  price: "5.75rem",
  description: "minmax(11rem,2fr)",
  plate: "3.75rem",
  popular: "3rem",
  hidden: "3rem",
  soldOut: "3rem",
  actions: "3rem",
};

/** The grid scrolls sideways on narrower screens. */
export const minWidth = "min-w-[56.5rem]";

/** Returns the visible columns; "sold out" needs a permission. */
export const shownColumns = (hasSoldOut: boolean): readonly ColumnKey[] =>
  columnKeys.filter((key) => hasSoldOut || key !== "soldOut");

export const columnsStyle = (columns: readonly ColumnKey[]): CSSProperties => ({
  gridTemplateColumns: columns.map((key) => widths[key]).join(" "),
});

/** The two columns that stay in view while scrolling sideways. */
export const stickyClass: Partial<Record<ColumnKey, string>> = {
  pick: "sticky left-0 z-1",
  name: "sticky left-15 z-1 border-r",
};

/** Value of the attribute that identifies a cell's element. */
export const cellMark = (row: string, column: string) => `${row}/${column}`;
