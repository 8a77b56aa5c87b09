import { addCategory, removeCategory, renamed, stepCategory } from "./category-steps";
import { cleared, commit, pasted } from "./cell-steps";
import { type ColumnKey, isTextColumn } from "./columns";
import { addDish, cancelled, changeDish, duplicate, removed, stepDish, ticked, toggled } from "./dish-steps";
import type { GridAction } from "./grid-action";
import { categoryMoved, dishMoved } from "./move";
import { moved, pointed } from "./navigate";
import type { Cell } from "./paste";
import { categoryRowId } from "./rows";
import { changed, type GridState, redone, replaced, rowsIn, settled, undone } from "./state";
import { named } from "./step-words";
import { findCategory, findDish, withDishes } from "./table";

/** Returns the grid's state after an action. `columns` are the visible ones. */
export function reduce(state: GridState, action: GridAction, columns: readonly ColumnKey[]): GridState {
  const next = step(state, action, columns);
  // A new dish needs a name once the cursor leaves it.
  return next.fresh && next.cursor?.row !== next.fresh ? { ...next, fresh: null } : next;
}

function step(state: GridState, action: GridAction, columns: readonly ColumnKey[]): GridState {
  const { table } = state;
  switch (action.type) {
    case "move":
      return moved(state, columns, action.way, action.extend);
    case "point":
      return pointed(state, action.cell, action.extend);
    case "selectAll": {
      const { list } = rowsIn(state);
      const [first, last] = [list[0], list.at(-1)];
      if (!first || !last) return state;
      const cursor: Cell = { row: last.id, column: columns.at(-1) ?? "name" };
      return { ...settled(state), cursor, anchor: { row: first.id, column: columns[0] ?? "name" } };
    }
    case "edit": {
      const { cursor } = state;
      const isTyped =
        cursor && (isTextColumn(cursor.column) || cursor.column === "category" || cursor.row.includes(":"));
      if (!isTyped) return state;
      const begins = action.begins ?? null;
      return { ...state, anchor: null, refused: null, editing: { begins, isTyped: begins !== null } };
    }
    case "editCategory":
      return {
        ...pointed(state, { row: categoryRowId(action.id), column: "name" }),
        editing: { begins: null, isTyped: false },
      };
    case "typed":
      return state.editing && (!state.editing.isTyped || state.refused)
        ? { ...state, refused: null, editing: { ...state.editing, isTyped: true } }
        : state;
    case "cancel":
      return cancelled(state);
    case "refuse":
      return { ...pointed({ ...state, search: "" }, action.cell), refused: action };
    case "commit":
      return commit(state, columns, action.text, action.next);
    case "toggle":
      return toggled(state, action);
    case "clear":
      return cleared(state);
    case "paste":
      return pasted(state, action.at, action.cells);
    case "undo":
      return undone(state);
    case "redo":
      return redone(state);
    case "addDish":
      return addDish(state, action);
    case "change":
      return changeDish(state, action.id, action.change);
    case "changeMany":
      return changed(state, withDishes(table, action.changes), action.label);
    case "duplicate":
      return duplicate(state, action.ids);
    case "remove":
      return removed(state, action.ids);
    case "stepDish":
      return stepDish(state, action.id, action.by);
    case "dropDish":
      return changed(
        state,
        dishMoved(table, action.id, action.place),
        `${named(findDish(table, action.id))} moved`,
      );
    case "addCategory":
      return addCategory(state, action.label);
    case "renameCategory":
      return renamed(state, action.id, action.label);
    case "stepCategory":
      return stepCategory(state, action.id, action.by);
    case "dropCategory":
      return changed(
        state,
        categoryMoved(table, action.id, action.before),
        `${findCategory(table, action.id)?.label ?? "Category"} moved`,
      );
    case "removeCategory":
      return removeCategory(state, action.id, action.to);
    case "tick":
      return ticked(state, action.ids, action.on);
    case "search":
      return { ...settled(state), search: action.text, anchor: null };
    case "import": {
      const { categories, dishes } = action.table;
      return changed({ ...state, search: "" }, { categories, dishes }, action.label);
    }
    case "replace":
      return replaced(state, action.table);
  }
}
