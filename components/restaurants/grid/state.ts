import { isSameTable } from "@/lib/restaurants/editor/merge";
import type { MenuDish } from "@/lib/restaurants/schema";
import type { ColumnKey } from "./columns";
import type { Cell, Refused } from "./paste";
import { dishesBetween, nearestRow, type Rows, rowsOf } from "./rows";
import type { Table } from "./table";

/** An undo or redo step: the table, the cursor, and the name of the change. */
type Step = { table: Table; cursor: Cell | null; label: string; topic: string | null };

/** Maximum number of undo steps. */
export const MAX_UNDO_STEPS = 100;

export type GridState = {
  table: Table;
  /** The currency of the prices, ISO 4217. */
  currency: string;
  cursor: Cell | null;
  /** The corner of the selection opposite the cursor. */
  anchor: Cell | null;
  /** Set while the cell at the cursor is edited; `begins` is the text typed to start, null to keep the cell's. */
  editing: { begins: string | null; isTyped: boolean } | null;
  /** A rejected input, shown at a cell. */
  refused: Refused | null;
  /** A dish just added without input, not validated yet. */
  fresh: string | null;
  /** Option groups and options just added: that they are empty is no problem until they are left. */
  untouched: ReadonlySet<string>;
  ticked: ReadonlySet<string>;
  search: string;
  past: readonly Step[];
  future: readonly Step[];
  /** Text for screen readers. */
  announcement: string;
};

export const startState = (table: Table, currency: string): GridState => ({
  table,
  currency,
  cursor: null,
  anchor: null,
  editing: null,
  refused: null,
  fresh: null,
  untouched: new Set(),
  ticked: new Set(),
  search: "",
  past: [],
  future: [],
  announcement: "",
});

export const rowsIn = ({ table, search }: GridState): Rows => rowsOf(table, search);

/** Ends editing and clears messages. */
export const settled = (state: GridState): GridState => ({ ...state, editing: null, refused: null });

/** Returns the cursor for another table, beside its old row if that is gone. Null if no row is left. */
function cursorIn(state: GridState, table: Table, cursor: Cell | null): Cell | null {
  const { places } = rowsOf(table, state.search);
  if (!cursor || places.has(cursor.row)) return cursor;
  const row = nearestRow(rowsIn(state), cursor.row, ({ id }) => places.has(id));
  return row === null ? null : { ...cursor, row };
}

/**
 * Returns the state with another table, as an undo step. Consecutive steps with the same topic are merged.
 * @param label the change, such as "Price changed"
 */
export function changed(
  state: GridState,
  table: Table,
  label: string,
  { cursor = state.cursor, topic = null }: { cursor?: Cell | null; topic?: string | null } = {},
): GridState {
  const base = settled(state);
  if (table === state.table) return base;
  const last = state.past.at(-1);
  const goesOn = topic !== null && last?.topic === topic;
  const step: Step = { table: state.table, cursor: state.cursor, label, topic };
  return {
    ...base,
    table,
    cursor: cursorIn(state, table, cursor),
    anchor: null,
    fresh: null,
    ticked: stillThere(state.ticked, table),
    past: goesOn ? state.past : [...state.past, step].slice(-MAX_UNDO_STEPS),
    future: [],
    announcement: label,
  };
}

function stillThere(ticked: ReadonlySet<string>, { dishes }: Table): ReadonlySet<string> {
  if (ticked.size === 0) return ticked;
  const known = new Set(dishes.map(({ id }) => id));
  return new Set([...ticked].filter((id) => known.has(id)));
}

type Direction = { from: "past" | "future"; to: "past" | "future"; word: string };

function stepped(state: GridState, { from, to, word }: Direction): GridState {
  const step = state[from].at(-1);
  if (!step) return { ...settled(state), announcement: `Nothing to ${word}` };
  const isShown = rowsOf(step.table, state.search).places.has(step.cursor?.row ?? "");
  const back: Step = { ...step, table: state.table, cursor: state.cursor, topic: null };
  return {
    ...settled(state),
    table: step.table,
    cursor: isShown ? step.cursor : cursorIn(state, step.table, state.cursor),
    anchor: null,
    ticked: stillThere(state.ticked, step.table),
    [from]: state[from].slice(0, -1),
    [to]: [...state[to], back],
    announcement: `${word === "undo" ? "Undone" : "Done again"}: ${step.label}`,
  };
}

export const undone = (state: GridState) => stepped(state, { from: "past", to: "future", word: "undo" });
export const redone = (state: GridState) => stepped(state, { from: "future", to: "past", word: "do again" });

/** Returns the state with a table from elsewhere; clears the undo history. */
export function replaced(state: GridState, table: Table): GridState {
  if (isSameTable(table, state.table)) return state;
  return {
    ...startState(table, state.currency),
    cursor: cursorIn(state, table, state.cursor),
    search: state.search,
    ticked: stillThere(state.ticked, table),
  };
}

/** Returns the ticked dishes, else the selected ones. */
export function chosenDishes(state: GridState): MenuDish[] {
  if (state.ticked.size > 0) return state.table.dishes.filter(({ id }) => state.ticked.has(id));
  const { anchor, cursor } = state;
  return anchor && cursor ? dishesBetween(rowsIn(state), anchor.row, cursor.row) : [];
}

/** Returns the selected dishes, or the one at the cursor. */
export function dishesAtCursor(state: GridState): MenuDish[] {
  const { anchor, cursor } = state;
  return cursor ? dishesBetween(rowsIn(state), (anchor ?? cursor).row, cursor.row) : [];
}

/** Returns the selected columns from left to right. */
export function columnsAtCursor(
  { anchor, cursor }: GridState,
  columns: readonly ColumnKey[],
): readonly ColumnKey[] {
  if (!cursor) return [];
  const [a, b] = [columns.indexOf((anchor ?? cursor).column), columns.indexOf(cursor.column)];
  return columns.slice(Math.min(a, b), Math.max(a, b) + 1);
}
