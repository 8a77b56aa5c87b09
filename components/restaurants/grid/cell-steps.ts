import type { MenuDish } from "@/lib/restaurants/schema";
import { renamed } from "./category-steps";
import {
  type ColumnKey,
  columnTitles,
  fieldOf,
  isFlagColumn,
  isValueColumn,
  readCell,
  valueColumns,
} from "./columns";
import type { Then } from "./grid-action";
import { moved, neighbour, pointed } from "./navigate";
import { type Cell, paste } from "./paste";
import { changed, columnsAtCursor, dishesAtCursor, type GridState, rowsIn, settled } from "./state";
import { dishes, named, refusedAt } from "./step-words";
import { findDish, withDish, withDishes } from "./table";

/** Returns the cursor after editing a cell; null if no cell follows. */
function after(state: GridState, columns: readonly ColumnKey[], then: Then): GridState {
  if (then === "down" || then === "up") return moved(state, columns, { rows: then === "down" ? 1 : -1 });
  if (then === "stay") return state;
  const next = neighbour(state, columns, then === "right" ? 1 : -1);
  return next ? pointed(state, next) : state;
}

/** Commits the text of the cell at the cursor; invalid text stays in the cell, with an error message. */
export function commit(state: GridState, columns: readonly ColumnKey[], text: string, then: Then): GridState {
  const { cursor } = state;
  if (!cursor || !state.editing) return state;
  if (cursor.row.startsWith("category:")) {
    const id = cursor.row.slice("category:".length);
    return after(renamed(state, id, text), columns, then);
  }
  const dish = findDish(state.table, cursor.row);
  if (!dish || !isValueColumn(cursor.column)) return settled(state);
  const read = readCell(text, cursor.column, state.table);
  if ("refusal" in read) return refusedAt(state, cursor, read.refusal);
  const field = fieldOf[cursor.column];
  if (read.change[field] === dish[field]) return after(settled(state), columns, then);
  const next = changed(
    state,
    withDish(state.table, dish.id, read.change),
    `${columnTitles[cursor.column]} of ${named(dish)} changed`,
  );
  return after(next, columns, then);
}

/** Clears the selected cells that may be empty; dishes keep their price and category. */
export function cleared(state: GridState): GridState {
  const columns = columnsAtCursor(state, [...valueColumns]).filter(isValueColumn);
  const change: Partial<MenuDish> = {};
  for (const column of columns) {
    if (isFlagColumn(column)) change[column] = false;
    else if (column === "name" || column === "description") change[column] = "";
    else if (column === "price") change.priceCents = 0;
    else if (column === "plate") change.picture = "";
  }
  const chosen = dishesAtCursor(state);
  if (Object.keys(change).length === 0 || chosen.length === 0) return settled(state);
  const next = withDishes(state.table, new Map(chosen.map(({ id }) => [id, change])));
  const { anchor } = state;
  return { ...changed(state, next, `Cells of ${dishes(chosen.length)} emptied`), anchor };
}

/** Pastes cells; one value fills the selection. */
export function pasted(state: GridState, at: Cell, cells: readonly (readonly string[])[]): GridState {
  const one = cells.length === 1 && cells[0]?.length === 1 ? cells[0][0] : undefined;
  const chosen = dishesAtCursor(state);
  const isFilling = one !== undefined && chosen.length > 1;
  const result = paste(
    state.table,
    rowsIn(state),
    isFilling ? { row: chosen[0]?.id ?? at.row, column: at.column } : at,
    isFilling ? chosen.map(() => [one]) : cells,
  );
  if ("message" in result) return { ...settled(state), refused: result };
  const { added, changed: others, from, to } = result;
  const parts = [others > 0 && `${dishes(others)} changed`, added > 0 && `${dishes(added)} added`];
  const next = changed(state, result.table, `Pasted: ${parts.filter(Boolean).join(", ")}`, { cursor: to });
  return { ...next, anchor: from };
}
