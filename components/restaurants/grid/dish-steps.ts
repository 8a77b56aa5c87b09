import { count } from "@/components/ui/count";
import { menuLimits } from "@/lib/restaurants/limits";
import type { MenuDish } from "@/lib/restaurants/schema";
import { dishStepped } from "./move";
import type { Cell } from "./paste";
import { addRowId } from "./rows";
import { changed, type GridState, settled, undone } from "./state";
import { named, namedAll, refusedAt } from "./step-words";
import { blankDish, duplicated, findDish, withDish, withDishes, withNewDishes, withoutDishes } from "./table";

const tooMany = `At most ${menuLimits.dishes.toLocaleString("en")} dishes`;

type NewDish = { category?: string; begins?: string; stays?: boolean; id?: string };

export function addDish(state: GridState, action: NewDish): GridState {
  if (state.table.dishes.length >= menuLimits.dishes) return refusedAt(state, state.cursor, tooMany);
  const at = findDish(state.table, state.cursor?.row ?? "");
  const { dishes: known, categories } = state.table;
  const below = categories.find(({ id }) => addRowId(id) === state.cursor?.row);
  const category =
    action.category ?? at?.category ?? below?.id ?? categories.at(known.length > 0 ? -1 : 0)?.id;
  if (!category) return state;
  const dish = blankDish(category, action.id);
  const behind = action.category === undefined && at ? at.id : undefined;
  const cursor: Cell = { row: dish.id, column: "name" };
  const next = changed({ ...state, search: "" }, withNewDishes(state.table, [dish], behind), "Dish added", {
    cursor,
  });
  const added = { ...next, fresh: dish.id };
  return action.stays
    ? added
    : { ...added, editing: { begins: action.begins ?? null, isTyped: Boolean(action.begins) } };
}

/** Cancels editing; removes a dish that was just added and has no name. */
export function cancelled(state: GridState): GridState {
  const { cursor, past, table, editing } = state;
  const dish = editing && findDish(table, cursor?.row ?? "");
  const before = past.at(-1)?.table;
  if (dish?.name !== "" || !before || findDish(before, dish.id)) return settled(state);
  const back = undone(state);
  return {
    ...back,
    cursor: past.at(-1)?.cursor ?? { row: addRowId(dish.category), column: "name" },
    future: [],
  };
}

type Chosen = { ids: readonly string[] };

export function removed(state: GridState, { ids }: Chosen): GridState {
  const gone = new Set(ids);
  const { cursor } = state;
  const row = cursor && gone.has(cursor.row) ? cursor.row : (ids[0] ?? "");
  return changed(state, withoutDishes(state.table, gone), `${namedAll(state.table, ids)} deleted`, {
    cursor: { column: cursor?.column ?? "name", row },
  });
}

export function duplicate(state: GridState, { ids }: Chosen): GridState {
  if (state.table.dishes.length + ids.length > menuLimits.dishes)
    return refusedAt(state, state.cursor, tooMany);
  const { table, copies } = duplicated(state.table, new Set(ids));
  const first = copies[0];
  const cursor = first ? { row: first, column: state.cursor?.column ?? ("name" as const) } : state.cursor;
  return changed(state, table, `${count(copies.length, "dish", "dishes")} duplicated`, { cursor });
}

type Toggle = Chosen & { column: "popular" | "hidden"; on?: boolean };

export function toggled(state: GridState, { ids, column, on: wantedOn }: Toggle): GridState {
  const first = findDish(state.table, ids[0] ?? "");
  if (!first) return state;
  const on = wantedOn ?? !first[column];
  const wanted = new Set(ids);
  const others = state.table.dishes.filter((dish) => wanted.has(dish.id) && dish[column] !== on);
  const table = withDishes(state.table, new Map(others.map(({ id }) => [id, { [column]: on }])));
  const label =
    column === "popular" ? (on ? "popular" : "no longer popular") : on ? "hidden" : "no longer hidden";
  return changed(state, table, `${namedAll(state.table, ids)}: ${label}`);
}

export function ticked(state: GridState, { ids, on }: Chosen & { on: boolean }): GridState {
  const next = new Set(state.ticked);
  for (const id of ids) {
    if (on) next.add(id);
    else next.delete(id);
  }
  return { ...settled(state), ticked: next };
}

/** Changes fields of one dish; consecutive changes of one field are one undo step. */
export function changeDish(
  state: GridState,
  { id, change }: { id: string; change: Partial<MenuDish> },
): GridState {
  const dish = findDish(state.table, id);
  const topic = `${id} ${Object.keys(change).join()}`;
  return dish
    ? changed(state, withDish(state.table, id, change), `${named(dish)} changed`, { topic })
    : state;
}

/** Moves a dish by one place, across the borders of its category. */
export function stepDish(state: GridState, { id, by }: { id: string; by: 1 | -1 }): GridState {
  return changed(state, dishStepped(state.table, id, by), moveLabel(state, id, by));
}

function moveLabel(state: GridState, id: string, by: 1 | -1): string {
  const dish = findDish(state.table, id);
  const own = state.table.dishes.filter(({ category }) => category === dish?.category);
  const place = own.findIndex((one) => one.id === id) + 1 + by;
  return place < 1 || place > own.length
    ? `${named(dish)} moved to another category`
    : `${named(dish)} is now at ${place} of ${own.length}`;
}
