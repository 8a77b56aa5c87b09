import { type ColumnKey, isFlagColumn, isTextColumn } from "./columns";
import type { GridActions } from "./grid-actions";
import type { GridAction } from "./reducer";
import { categoryIdOf } from "./rows";
import { dishesAtCursor, type GridState, rowsIn } from "./state";

export type Pressed = {
  key: string;
  ctrl: boolean;
  shift: boolean;
  alt: boolean;
};

/** Rows moved by Page Up and Page Down. */
const PAGE_ROWS = 12;

const ways: Record<string, { rows?: number; columns?: number }> = {
  ArrowDown: { rows: 1 },
  ArrowUp: { rows: -1 },
  ArrowRight: { columns: 1 },
  ArrowLeft: { columns: -1 },
  PageDown: { rows: PAGE_ROWS },
  PageUp: { rows: -PAGE_ROWS },
};

function navigation({ key, ctrl, shift }: Pressed): GridAction | null {
  const way = ways[key];
  if (way && !(ctrl && way.columns)) {
    return ctrl && way.rows
      ? { type: "move", way: { rows: way.rows * 100_000 }, extend: shift }
      : { type: "move", way, extend: shift };
  }
  if (way)
    return { type: "move", way: { to: (way.columns ?? 0) > 0 ? "rowEnd" : "rowStart" }, extend: shift };
  if (key === "Home") return { type: "move", way: { to: ctrl ? "start" : "rowStart" }, extend: shift };
  if (key === "End") return { type: "move", way: { to: ctrl ? "end" : "rowEnd" }, extend: shift };
  return null;
}

function step(state: GridState, by: 1 | -1): GridAction | null {
  const row = state.cursor?.row;
  if (!row || row.startsWith("add:") || state.search) return null;
  const category = categoryIdOf(row);
  return category ? { type: "stepCategory", id: category, by } : { type: "stepDish", id: row, by };
}

function withControl(state: GridState, { key, shift }: Pressed): GridAction | null {
  const ids = dishesAtCursor(state).map(({ id }) => id);
  switch (key.toLowerCase()) {
    case "a":
      return { type: "selectAll" };
    case "z":
      return { type: shift ? "redo" : "undo" };
    case "y":
      return { type: "redo" };
    case "d":
      return ids.length > 0 ? { type: "duplicate", ids } : null;
    default:
      return null;
  }
}

/** Handles Delete and Backspace: clears cells; deleting a category asks for its dishes' new one. */
function emptied(state: GridState, actions: Pick<GridActions, "removeCategory">): GridAction | null {
  const category = categoryIdOf(state.cursor?.row ?? "");
  if (category) actions.removeCategory(category);
  return category ? null : { type: "clear" };
}

/** Handles Enter, F2 and Space in a cell that is not being edited; controls in cells handle them themselves. */
function opened(column: ColumnKey, row: string): GridAction | null {
  if (row.startsWith("add:")) return null;
  if (categoryIdOf(row)) return column === "actions" ? null : { type: "edit" };
  return isTextColumn(column) || column === "category" ? { type: "edit" } : null;
}

function typed(column: ColumnKey, row: string, key: string): GridAction | null {
  if (row.startsWith("add:")) return { type: "addDish", category: row.slice("add:".length), begins: key };
  if (categoryIdOf(row)) return null;
  return isTextColumn(column) ? { type: "edit", begins: key } : null;
}

/**
 * Maps a key pressed outside a cell editor to a grid action; null if the grid doesn't handle it. Effects outside the
 * grid run at once, and return "done".
 */
export function keyAction(
  state: GridState,
  pressed: Pressed,
  actions: Pick<GridActions, "removeCategory">,
): GridAction | "done" | null {
  const { cursor } = state;
  const { key, ctrl, shift, alt } = pressed;
  if (!cursor) return null;
  if (alt) {
    const by = key === "ArrowDown" ? 1 : key === "ArrowUp" ? -1 : null;
    return by ? (step(state, by) ?? "done") : null;
  }
  const way = navigation(pressed);
  if (way) return way;
  if (ctrl) return withControl(state, pressed);
  const { row, column } = cursor;
  if (!rowsIn(state).places.has(row)) return null;
  const isDish = !row.includes(":");
  if (key === "Delete" || key === "Backspace") return emptied(state, actions) ?? "done";
  if (key === "Escape" && (state.anchor || state.refused || state.ticked.size > 0)) {
    return state.anchor || state.refused
      ? { type: "point", cell: cursor }
      : { type: "tick", ids: [...state.ticked], on: false };
  }
  if (key === " " && shift && isDish) return { type: "tick", ids: [row], on: !state.ticked.has(row) };
  if (key === "Enter" && isDish && isFlagColumn(column)) return { type: "toggle", ids: [row], column };
  if (key === "Enter" || key === "F2" || (key === " " && isTextColumn(column))) return opened(column, row);
  // The page opens the shortcuts for it; text beginning with `?` needs editing first.
  if (key === "?") return null;
  return [...key].length === 1 && key !== " " ? typed(column, row, key) : null;
}
