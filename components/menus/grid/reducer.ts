import { type MenuDish, menuLimits } from "@/lib/menus/schema";
import {
  type ColumnKey,
  columnTitles,
  fieldOf,
  isFlagColumn,
  isTextColumn,
  isValueColumn,
  readCell,
  valueColumns,
} from "./columns";
import { categoryMoved, categoryStepped, dishMoved, dishStepped, type Place, withoutCategory } from "./move";
import { moved, neighbour, pointed, type Way } from "./navigate";
import { type Cell, paste } from "./paste";
import { categoryRowId } from "./rows";
import {
  changed,
  columnsAtCursor,
  dishesAtCursor,
  type GridState,
  redone,
  replaced,
  rowsIn,
  settled,
  undone,
} from "./state";
import {
  blankDish,
  duplicated,
  findCategory,
  findDish,
  newId,
  type Table,
  withDish,
  withDishes,
  withNewDishes,
  withoutDishes,
} from "./table";

/** Where the cursor goes when a cell was edited. */
export type Then = "down" | "up" | "right" | "left" | "stay";

export type GridAction =
  | { type: "move"; way: Way; extend?: boolean }
  | { type: "point"; cell: Cell; extend?: boolean }
  | { type: "selectAll" }
  | { type: "edit"; begins?: string }
  | { type: "editCategory"; id: string }
  | { type: "typed" }
  | { type: "cancel" }
  | { type: "refuse"; cell: Cell; message: string }
  | { type: "commit"; text: string; next: Then }
  | { type: "toggle"; ids: readonly string[]; column: "popular" | "hidden"; on?: boolean }
  | { type: "clear" }
  | { type: "paste"; cells: readonly (readonly string[])[]; at: Cell }
  | { type: "undo" }
  | { type: "redo" }
  | { type: "addDish"; category?: string; begins?: string; stays?: boolean; id?: string }
  | { type: "change"; id: string; change: Partial<MenuDish> }
  | { type: "changeMany"; changes: ReadonlyMap<string, Partial<MenuDish>>; label: string }
  | { type: "duplicate"; ids: readonly string[] }
  | { type: "remove"; ids: readonly string[] }
  | { type: "stepDish"; id: string; by: 1 | -1 }
  | { type: "dropDish"; id: string; place: Place }
  | { type: "addCategory"; label: string }
  | { type: "renameCategory"; id: string; label: string }
  | { type: "stepCategory"; id: string; by: 1 | -1 }
  | { type: "dropCategory"; id: string; before: string | null }
  | { type: "removeCategory"; id: string; to: string | null }
  | { type: "tick"; ids: readonly string[]; on: boolean }
  | { type: "search"; text: string }
  | { type: "replace"; table: Table };

const untyped = { begins: null, isTyped: false };
const named = (dish: MenuDish | undefined) => dish?.name || "Dish";
const dishes = (count: number) => (count === 1 ? "1 dish" : `${count.toLocaleString("en")} dishes`);
const refusedAt = (state: GridState, cell: Cell | null, message: string): GridState =>
  cell ? { ...state, refused: { cell, message } } : { ...state, announcement: message };

const tooMany = `At most ${menuLimits.dishes.toLocaleString("en")} dishes`;

/** The cursor after a cell was left, which may be none. */
function after(state: GridState, columns: readonly ColumnKey[], then: Then): GridState {
  if (then === "down" || then === "up") return moved(state, columns, { rows: then === "down" ? 1 : -1 });
  if (then === "stay") return state;
  const next = neighbour(state, columns, then === "right" ? 1 : -1);
  return next ? pointed(state, next) : state;
}

function commit(state: GridState, columns: readonly ColumnKey[], text: string, then: Then): GridState {
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

function renamed(state: GridState, id: string, text: string): GridState {
  const label = text.replace(/\s+/gu, " ").trim();
  const category = findCategory(state.table, id);
  if (!category || category.label === label) return settled(state);
  const categories = state.table.categories.map((one) => (one === category ? { ...one, label } : one));
  return changed(state, { ...state.table, categories }, `${category.label || "Category"} renamed`);
}

/** Empties the cells of the selection that can be empty; a dish keeps its price and its category. */
function cleared(state: GridState): GridState {
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

function pasted(state: GridState, at: Cell, cells: readonly (readonly string[])[]): GridState {
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

function addDish(state: GridState, action: Extract<GridAction, { type: "addDish" }>): GridState {
  if (state.table.dishes.length >= menuLimits.dishes) return refusedAt(state, state.cursor, tooMany);
  const at = findDish(state.table, state.cursor?.row ?? "");
  const category = action.category ?? at?.category ?? state.table.categories.at(-1)?.id;
  if (!category) return state;
  const dish = blankDish(category, action.id);
  const behind = action.category === undefined && at ? at.id : undefined;
  const cursor: Cell = { row: dish.id, column: "name" };
  const next = changed({ ...state, search: "" }, withNewDishes(state.table, [dish], behind), "Dish added", {
    cursor,
  });
  return action.stays
    ? next
    : { ...next, editing: { begins: action.begins ?? null, isTyped: Boolean(action.begins) } };
}

function removed(state: GridState, ids: readonly string[]): GridState {
  const gone = new Set(ids);
  const { list, places } = rowsIn(state);
  const at = places.get(state.cursor?.row ?? "") ?? -1;
  const next = list.slice(Math.max(at, 0)).find(({ id }) => !gone.has(id));
  const cursor = state.cursor && next ? { ...state.cursor, row: next.id } : null;
  const label =
    ids.length === 1
      ? `${named(findDish(state.table, ids[0] ?? ""))} deleted`
      : `${dishes(ids.length)} deleted`;
  return changed(state, withoutDishes(state.table, gone), label, { cursor });
}

function duplicate(state: GridState, ids: readonly string[]): GridState {
  if (state.table.dishes.length + ids.length > menuLimits.dishes)
    return refusedAt(state, state.cursor, tooMany);
  const { table, copies } = duplicated(state.table, new Set(ids));
  const first = copies[0];
  const cursor = first ? { row: first, column: state.cursor?.column ?? ("name" as const) } : state.cursor;
  return changed(state, table, `${dishes(copies.length)} duplicated`, { cursor });
}

/** The label, with a number where another category has it. */
function freeLabel({ categories }: Table, label: string): string {
  const taken = new Set(categories.map((category) => category.label.toLowerCase()));
  let free = label;
  for (let number = 2; taken.has(free.toLowerCase()); number++) free = `${label} ${number}`;
  return free;
}

function addCategory(state: GridState, wanted: string): GridState {
  if (state.table.categories.length >= menuLimits.categories) {
    return { ...state, announcement: `At most ${menuLimits.categories} categories` };
  }
  const label = freeLabel(state.table, wanted);
  const category = { id: newId(), label };
  const table = { ...state.table, categories: [...state.table.categories, category] };
  const cursor: Cell = { row: categoryRowId(category.id), column: "name" };
  return { ...changed({ ...state, search: "" }, table, `${label} added`, { cursor }), editing: untyped };
}

function toggled(state: GridState, action: Extract<GridAction, { type: "toggle" }>): GridState {
  const { ids, column } = action;
  const first = findDish(state.table, ids[0] ?? "");
  if (!first) return state;
  const on = action.on ?? !first[column];
  const wanted = new Set(ids);
  const others = state.table.dishes.filter((dish) => wanted.has(dish.id) && dish[column] !== on);
  const table = withDishes(state.table, new Map(others.map(({ id }) => [id, { [column]: on }])));
  const who = ids.length === 1 ? named(first) : dishes(ids.length);
  const label =
    column === "popular" ? (on ? "popular" : "no longer popular") : on ? "hidden" : "no longer hidden";
  return changed(state, table, `${who}: ${label}`);
}

function ticked(state: GridState, ids: readonly string[], on: boolean): GridState {
  const next = new Set(state.ticked);
  for (const id of ids) {
    if (on) next.add(id);
    else next.delete(id);
  }
  return { ...settled(state), ticked: next };
}

/** What becomes of the grid by what somebody does. `columns` are those on screen. */
export function reduce(state: GridState, action: GridAction, columns: readonly ColumnKey[]): GridState {
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
      return { ...pointed(state, { row: categoryRowId(action.id), column: "name" }), editing: untyped };
    case "typed":
      return state.editing && (!state.editing.isTyped || state.refused)
        ? { ...state, refused: null, editing: { ...state.editing, isTyped: true } }
        : state;
    case "cancel":
      return settled(state);
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
    case "change": {
      const dish = findDish(table, action.id);
      const topic = `${action.id} ${Object.keys(action.change).join()}`;
      return dish
        ? changed(state, withDish(table, action.id, action.change), `${named(dish)} changed`, { topic })
        : state;
    }
    case "changeMany":
      return changed(state, withDishes(table, action.changes), action.label);
    case "duplicate":
      return duplicate(state, action.ids);
    case "remove":
      return removed(state, action.ids);
    case "stepDish":
      return changed(state, dishStepped(table, action.id, action.by), moveLabel(state, action.id, action.by));
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
      return changed(state, categoryStepped(table, action.id, action.by), categoryLabel(state, action));
    case "dropCategory":
      return changed(
        state,
        categoryMoved(table, action.id, action.before),
        `${findCategory(table, action.id)?.label ?? "Category"} moved`,
      );
    case "removeCategory":
      return changed(
        state,
        withoutCategory(table, action.id, action.to),
        `${findCategory(table, action.id)?.label ?? "Category"} deleted`,
        { cursor: null },
      );
    case "tick":
      return ticked(state, action.ids, action.on);
    case "search":
      return { ...settled(state), search: action.text, anchor: null };
    case "replace":
      return replaced(state, action.table);
  }
}

function moveLabel(state: GridState, id: string, by: 1 | -1): string {
  const dish = findDish(state.table, id);
  const own = state.table.dishes.filter(({ category }) => category === dish?.category);
  const place = own.findIndex((one) => one.id === id) + 1 + by;
  return place < 1 || place > own.length
    ? `${named(dish)} moved to another category`
    : `${named(dish)} is now at ${place} of ${own.length}`;
}

function categoryLabel({ table }: GridState, { id, by }: { id: string; by: 1 | -1 }): string {
  const place = table.categories.findIndex((one) => one.id === id) + 1 + by;
  return `${findCategory(table, id)?.label ?? "Category"} is now at ${place} of ${table.categories.length}`;
}
