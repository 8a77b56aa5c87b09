import { isSameTable } from "@/lib/restaurants/editor/merge";
import type { MenuDish } from "@/lib/restaurants/schema";
import type { ColumnKey } from "./columns";
import type { Cell, Refused } from "./paste";
import { dishesBetween, nearestRow, type Rows, rowsOf } from "./rows";
import type { Table } from "./table";

/** An undo or redo step: the table, the cursor, and the name of the change. */
type Step = { table: Table; cursor: Cell | null; label: string; topic: string | null };

/** How many steps can be taken back. */
export const MAX_STEPS = 100;

export type GridState = {
  table: Table;
  cursor: Cell | null;
  /** The corner of the selection that the cursor is not at. */
  anchor: Cell | null;
  /** The cell at the cursor is being edited, from what typing began with; null keeps what it says. */
  editing: { begins: string | null; isTyped: boolean } | null;
  /** Why something was refused, beside a cell. */
  refused: Refused | null;
  /** The dish at the cursor that was just added, and in which nothing was typed: nothing is wrong with it yet. */
  fresh: string | null;
  /** The dishes that are ticked. */
  ticked: ReadonlySet<string>;
  search: string;
  past: readonly Step[];
  future: readonly Step[];
  /** Text for screen readers. */
  announcement: string;
};

export const startState = (table: Table): GridState => ({
  table,
  cursor: null,
  anchor: null,
  editing: null,
  refused: null,
  fresh: null,
  ticked: new Set(),
  search: "",
  past: [],
  future: [],
  announcement: "",
});

export const rowsIn = ({ table, search }: GridState): Rows => rowsOf(table, search);

/** The state without what ends as soon as something else is done. */
export const settled = (state: GridState): GridState => ({ ...state, editing: null, refused: null });

/** The cursor in another table: beside where it stood, if its row goes. Null where no row is left. */
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
    past: goesOn ? state.past : [...state.past, step].slice(-MAX_STEPS),
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
    ...startState(table),
    cursor: cursorIn(state, table, state.cursor),
    search: state.search,
    ticked: stillThere(state.ticked, table),
  };
}

/** The dishes that an action for several is about: those that are ticked, else those that are selected. */
export function chosenDishes(state: GridState): MenuDish[] {
  if (state.ticked.size > 0) return state.table.dishes.filter(({ id }) => state.ticked.has(id));
  const { anchor, cursor } = state;
  return anchor && cursor ? dishesBetween(rowsIn(state), anchor.row, cursor.row) : [];
}

/** The dishes of the selection, or the one at the cursor. */
export function dishesAtCursor(state: GridState): MenuDish[] {
  const { anchor, cursor } = state;
  return cursor ? dishesBetween(rowsIn(state), (anchor ?? cursor).row, cursor.row) : [];
}

/** The columns of the selection from left to right. */
export function columnsAtCursor(
  { anchor, cursor }: GridState,
  columns: readonly ColumnKey[],
): readonly ColumnKey[] {
  if (!cursor) return [];
  const [a, b] = [columns.indexOf((anchor ?? cursor).column), columns.indexOf(cursor.column)];
  return columns.slice(Math.min(a, b), Math.max(a, b) + 1);
}
