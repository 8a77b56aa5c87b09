import type { CSSProperties } from "react";
import { type ColumnKey, columnKeys, gridColumns } from "./columns";

export const ROW_HEIGHT_PX = 44;
export const HEAD_HEIGHT_PX = 40;

/** The grid scrolls sideways on narrower screens. */
export const minWidth = "min-w-[56.5rem]";

type Shown = {
  /** Needs a permission. */
  hasSoldOut: boolean;
  /** For menus with option groups. */
  hasOptions: boolean;
  /** For restaurants with several kinds of order. */
  hasKinds: boolean;
  /** For menus with allergens of dishes. */
  hasAllergens: boolean;
};

export function shownColumns({
  hasSoldOut,
  hasOptions,
  hasKinds,
  hasAllergens,
}: Shown): readonly ColumnKey[] {
  const isShown: Partial<Record<ColumnKey, boolean>> = {
    soldOut: hasSoldOut,
    options: hasOptions,
    kinds: hasKinds,
    allergens: hasAllergens,
  };
  return columnKeys.filter((key) => isShown[key] ?? true);
}

export const columnsStyle = (columns: readonly ColumnKey[]): CSSProperties => ({
  gridTemplateColumns: columns.map((key) => gridColumns[key].width).join(" "),
});

/** The two columns that stay in view while scrolling sideways. */
export const stickyClass: Partial<Record<ColumnKey, string>> = {
  pick: "sticky left-0 z-1",
  name: "sticky left-15 z-1 border-r",
};

/** Value of the attribute that identifies a cell's element. */
export const cellMark = (row: string, column: string) => `${row}/${column}`;
