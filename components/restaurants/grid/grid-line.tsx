"use client";

import { useMemo } from "react";
import { AddRow, CategoryRow } from "./category-row";
import type { ColumnKey } from "./columns";
import { DishRow } from "./dish-row";
import { categoryProblems } from "./menu-problems";
import type { Row } from "./rows";
import { columnsAtCursor, type GridState, rowsIn } from "./state";

/** Returns the selected rows if more than the cursor is selected. */
export function selectedRows(state: GridState, columns: readonly ColumnKey[]) {
  const { anchor, cursor } = state;
  if (!anchor || !cursor) return null;
  const { places } = rowsIn(state);
  const [a, b] = [places.get(anchor.row) ?? -1, places.get(cursor.row) ?? -1];
  return { from: Math.min(a, b), to: Math.max(a, b), columns: columnsAtCursor(state, columns) };
}

type GridLineProps = {
  columns: readonly ColumnKey[];
  /** True for each sold-out dish, by the published dishes' ids; null until loaded. */
  soldOut: ReadonlyMap<string, boolean> | null;
  row: Row;
  place: number;
  state: GridState;
  selected: ReturnType<typeof selectedRows>;
  isDragged: boolean;
};

export function GridLine({ row, place, columns, state, selected, soldOut, isDragged }: GridLineProps) {
  const { cursor, editing, refused, table, ticked } = state;
  const isCurrent = cursor?.row === row.id;
  const shared = {
    place,
    columns,
    cursor: isCurrent ? cursor.column : null,
    refused: useRefusal(refused?.cell.row === row.id ? refused : null),
  };
  if (row.kind === "add") return <AddRow {...shared} category={row.category} />;
  if (row.kind === "category") {
    return (
      <CategoryRow
        {...shared}
        category={row.category}
        count={row.count}
        wrong={categoryProblems(table.categories).get(row.category.id)}
        editing={isCurrent ? editing : null}
        isDragged={isDragged}
      />
    );
  }
  return (
    <DishRow
      {...shared}
      dish={row.dish}
      categories={table.categories}
      optionGroups={table.optionGroups}
      currency={state.currency}
      editing={isCurrent ? editing : null}
      selected={selected && place >= selected.from && place <= selected.to ? selected.columns : null}
      isFresh={state.fresh === row.dish.id}
      isTicked={ticked.has(row.dish.id)}
      soldOut={soldOut?.get(row.dish.id) ?? null}
      isDragged={isDragged}
    />
  );
}

/** Returns a stable object while its content is equal. */
function useRefusal(refused: GridState["refused"]) {
  const column = refused?.cell.column;
  const message = refused?.message;
  return useMemo(() => (column && message ? { column, message } : null), [column, message]);
}
