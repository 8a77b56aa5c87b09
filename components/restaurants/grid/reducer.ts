import { addCategory, removeCategory, setTimes, stepCategory } from "./category-steps";
import { cleared, commit, edit, pasted, selectAll, typed } from "./cell-steps";
import type { ColumnKey } from "./columns";
import { addDish, cancelled, changeDish, duplicate, removed, stepDish, ticked, toggled } from "./dish-steps";
import { categoryMoved, dishMoved, type Place } from "./move";
import { moved, pointed, type Way } from "./navigate";
import type { Cell } from "./paste";
import { categoryRowId } from "./rows";
import { changed, type GridState, redone, replaced, settled, undone } from "./state";
import { named } from "./step-words";
import { type DishChanges, findCategory, findDish, type Table, withDishes } from "./table";

/** The steps of the grid, by the type of their action. */
const steps = {
  move: (state: GridState, { way, extend }: { way: Way; extend?: boolean }, columns: readonly ColumnKey[]) =>
    moved(state, columns, way, extend),
  point: (state: GridState, { cell, extend }: { cell: Cell; extend?: boolean }) =>
    pointed(state, cell, extend),
  selectAll,
  edit,
  editCategory: (state: GridState, { id }: { id: string }) => ({
    ...pointed(state, { row: categoryRowId(id), column: "name" }),
    editing: { begins: null, isTyped: false },
  }),
  typed,
  cancel: cancelled,
  refuse: (state: GridState, { cell, message }: { cell: Cell; message: string }) => ({
    ...pointed({ ...state, search: "" }, cell),
    refused: { cell, message },
  }),
  commit,
  toggle: toggled,
  clear: cleared,
  paste: pasted,
  undo: undone,
  redo: redone,
  addDish,
  change: changeDish,
  changeMany: (state: GridState, { changes, label }: { changes: DishChanges; label: string }) =>
    changed(state, withDishes(state.table, changes), label),
  duplicate,
  remove: removed,
  stepDish,
  dropDish: (state: GridState, { id, place }: { id: string; place: Place }) =>
    changed(state, dishMoved(state.table, id, place), `${named(findDish(state.table, id))} moved`),
  addCategory,
  stepCategory,
  setTimes,
  dropCategory: (state: GridState, { id, before }: { id: string; before: string | null }) => {
    const label = `${findCategory(state.table, id)?.label ?? "Category"} moved`;
    return changed(state, categoryMoved(state.table, id, before), label);
  },
  removeCategory,
  tick: ticked,
  search: (state: GridState, { text }: { text: string }) => ({
    ...settled(state),
    search: text,
    anchor: null,
  }),
  /** A table derived from the current one, as an undo step. */
  import: (state: GridState, { table, label }: { table: Table; label: string }) =>
    changed({ ...state, search: "" }, table, label),
  /** @param added the id of an option group or option that the table has anew */
  changeTable: (
    state: GridState,
    { table, label, topic, added }: { table: Table; label: string; topic?: string; added?: string },
  ) => ({
    ...changed(state, table, label, { topic: topic ?? null }),
    ...(added !== undefined && { untouched: new Set([...state.untouched, added]) }),
  }),
  /** Lets the empty fields of a new option group or option count as problems; without an id those of everything new. */
  leave: (state: GridState, { id }: { id?: string }) =>
    id === undefined
      ? { ...state, fresh: null, untouched: new Set<string>() }
      : state.untouched.has(id)
        ? { ...state, untouched: new Set([...state.untouched].filter((one) => one !== id)) }
        : state,
  replace: (state: GridState, { table }: { table: Table }) => replaced(state, table),
  setCurrency: (state: GridState, { currency }: { currency: string }) =>
    currency === state.currency ? state : { ...state, currency },
};

type Steps = typeof steps;
type Given<Step> = Step extends (state: GridState, given: infer Fields, ...rest: never[]) => unknown
  ? Fields
  : never;

export type GridAction = {
  [Type in keyof Steps]: { type: Type } & (unknown extends Given<Steps[Type]> ? unknown : Given<Steps[Type]>);
}[keyof Steps];

type Step = (state: GridState, action: GridAction, columns: readonly ColumnKey[]) => GridState;

/** Returns the grid's state after an action. `columns` are the visible ones. */
export function reduce(state: GridState, action: GridAction, columns: readonly ColumnKey[]): GridState {
  const next = (steps[action.type] as Step)(state, action, columns);
  // A new dish needs a name once the cursor leaves it.
  return next.fresh && next.cursor?.row !== next.fresh ? { ...next, fresh: null } : next;
}
