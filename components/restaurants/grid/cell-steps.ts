import { count } from "@/components/ui/count";
import { isSameField } from "@/lib/restaurants/editor/merge";
import type { MenuDish } from "@/lib/restaurants/schema";
import { renamed } from "./category-steps";
import {
  type ColumnKey,
  fieldOf,
  gridColumns,
  isFlagColumn,
  isTextColumn,
  isValueColumn,
  readCell,
  valueColumnsIn,
} from "./columns";
import { moved, neighbour, pointed, type Then } from "./navigate";
import { type Cell, paste } from "./paste";
import { categoryIdOf } from "./rows";
import { changed, columnsAtCursor, dishesAtCursor, type GridState, rowsIn, settled } from "./state";
import { named, refusedAt } from "./step-words";
import { findDish, withDish, withDishes } from "./table";

/** Returns the cursor after editing a cell; null if no cell follows. */
function after(state: GridState, columns: readonly ColumnKey[], then: Then): GridState {
  if (then === "down" || then === "up") return moved(state, columns, { rows: then === "down" ? 1 : -1 });
  if (then === "stay") return state;
  const next = neighbour(state, columns, then === "right" ? 1 : -1);
  return next ? pointed(state, next) : state;
}

export function selectAll(state: GridState, _: unknown, columns: readonly ColumnKey[]): GridState {
  const { list } = rowsIn(state);
  const [first, last] = [list[0], list.at(-1)];
  if (!first || !last) return state;
  const cursor: Cell = { row: last.id, column: columns.at(-1) ?? "name" };
  return { ...settled(state), cursor, anchor: { row: first.id, column: columns[0] ?? "name" } };
}

/** Starts editing the cell at the cursor if it holds text; `begins` replaces the text. */
export function edit(state: GridState, { begins = null }: { begins?: string | null }): GridState {
  const { cursor } = state;
  if (!cursor) return state;
  if (!isTextColumn(cursor.column) && cursor.column !== "category" && !cursor.row.includes(":")) return state;
  return { ...state, anchor: null, refused: null, editing: { begins, isTyped: begins !== null } };
}

/** Records that the edited cell has input. */
export function typed(state: GridState): GridState {
  const { editing, refused } = state;
  if (!editing || (editing.isTyped && !refused)) return state;
  return { ...state, refused: null, editing: { ...editing, isTyped: true } };
}

/** Commits the text of the cell at the cursor; invalid text stays in the cell, with an error message. */
export function commit(
  state: GridState,
  { text, next: then }: { text: string; next: Then },
  columns: readonly ColumnKey[],
): GridState {
  const { cursor } = state;
  if (!cursor || !state.editing) return state;
  const category = categoryIdOf(cursor.row);
  if (category) return after(renamed(state, category, text), columns, then);
  const dish = findDish(state.table, cursor.row);
  if (!dish || !isValueColumn(cursor.column)) return settled(state);
  const read = readCell(text, cursor.column, state.table, state.currency);
  if ("refusal" in read) return refusedAt(state, cursor, read.refusal);
  const field = fieldOf[cursor.column];
  if (isSameField(read.change[field], dish[field])) return after(settled(state), columns, then);
  const label = `${gridColumns[cursor.column].title} of ${named(dish)} changed`;
  return after(changed(state, withDish(state.table, dish.id, read.change), label), columns, then);
}

/** Clears the selected cells that may be empty; dishes keep their price and category. */
export function cleared(state: GridState): GridState {
  const columns = columnsAtCursor(state, valueColumnsIn(state.table)).filter(isValueColumn);
  const change: Partial<MenuDish> = {};
  for (const column of columns) {
    if (isFlagColumn(column)) change[column] = false;
    else if (column === "name" || column === "description" || column === "allergens") change[column] = "";
    else if (column === "price") change.priceCents = 0;
    else if (column === "plate") change.picture = "";
    else if (column === "options") change.optionGroups = [];
    else if (column === "kinds") change.kinds = [];
  }
  const chosen = dishesAtCursor(state);
  if (Object.keys(change).length === 0 || chosen.length === 0) return settled(state);
  const next = withDishes(state.table, new Map(chosen.map(({ id }) => [id, change])));
  const { anchor } = state;
  return { ...changed(state, next, `Cells of ${count(chosen.length, "dish", "dishes")} emptied`), anchor };
}

/** Pastes cells; one value fills the selection. */
export function pasted(
  state: GridState,
  { cells, at }: { cells: readonly (readonly string[])[]; at: Cell },
): GridState {
  const one = cells.length === 1 && cells[0]?.length === 1 ? cells[0][0] : undefined;
  const chosen = dishesAtCursor(state);
  const isFilling = one !== undefined && chosen.length > 1;
  const result = paste(
    state.table,
    rowsIn(state),
    isFilling ? { row: chosen[0]?.id ?? at.row, column: at.column } : at,
    isFilling ? chosen.map(() => [one]) : cells,
    state.currency,
  );
  if ("message" in result) return { ...settled(state), refused: result };
  const { added, changed: others, from, to } = result;
  const parts = [
    others > 0 && `${count(others, "dish", "dishes")} changed`,
    added > 0 && `${count(added, "dish", "dishes")} added`,
  ];
  const next = changed(state, result.table, `Pasted: ${parts.filter(Boolean).join(", ")}`, { cursor: to });
  return { ...next, anchor: from };
}
