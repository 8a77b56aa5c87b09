import type { ColumnKey } from "./columns";
import type { Cell } from "./paste";
import type { Row } from "./rows";
import { type GridState, rowsIn, settled } from "./state";

/** A move of the cursor by rows and columns, or to an end. */
export type Way = { rows?: number; columns?: number } | { to: "rowStart" | "rowEnd" | "start" | "end" };

/** The cursor's direction after editing a cell. */
export type Then = "down" | "up" | "right" | "left" | "stay";

const clamp = (value: number, max: number) => Math.max(0, Math.min(value, max));

function target(state: GridState, columns: readonly ColumnKey[], way: Way): Cell | null {
  const { list, places } = rowsIn(state);
  const first = list[0];
  if (!first) return null;
  const at = places.get(state.cursor?.row ?? "") ?? 0;
  const column = Math.max(0, columns.indexOf(state.cursor?.column ?? "name"));
  const end = columns.length - 1;
  const cell = (row: number, index: number): Cell => ({
    row: (list[clamp(row, list.length - 1)] ?? first).id,
    column: columns[clamp(index, end)] ?? "name",
  });
  if (!("to" in way)) return cell(at + (way.rows ?? 0), column + (way.columns ?? 0));
  if (way.to === "rowStart") return cell(at, 0);
  if (way.to === "rowEnd") return cell(at, end);
  return way.to === "start" ? cell(0, 0) : cell(list.length - 1, end);
}

/** Moves the cursor; `extend` extends the selection. */
export function moved(state: GridState, columns: readonly ColumnKey[], way: Way, extend = false): GridState {
  const cursor = target(state, columns, way);
  return cursor ? pointed(state, cursor, extend) : state;
}

export function pointed(state: GridState, cursor: Cell, extend = false): GridState {
  const anchor = extend ? (state.anchor ?? state.cursor ?? cursor) : null;
  return { ...settled(state), cursor, anchor };
}

/** Returns the columns of a row with a cell; headings of categories and rows that add dishes span many. */
function stopsOf(row: Row, columns: readonly ColumnKey[]): readonly ColumnKey[] {
  if (row.kind === "dish") return columns;
  return row.kind === "category" ? ["name", "actions"] : ["name"];
}

/** Returns the next cell to the right or left, continuing in the adjacent row; null at the end. */
export function neighbour(state: GridState, columns: readonly ColumnKey[], by: 1 | -1): Cell | null {
  const { list, places } = rowsIn(state);
  const at = places.get(state.cursor?.row ?? "") ?? 0;
  const row = list[at];
  if (!row) return null;
  const stops = stopsOf(row, columns);
  const within = stops[Math.max(0, stops.indexOf(state.cursor?.column ?? "name")) + by];
  if (within) return { row: row.id, column: within };
  const other = list[at + by];
  const column = other && stopsOf(other, columns).at(by > 0 ? 0 : -1);
  return other && column ? { row: other.id, column } : null;
}
