import { randomKey } from "@/lib/platform/runtime/random-key";
import { menuLimits } from "@/lib/restaurants/limits";
import type { Week } from "@/lib/restaurants/week/week";
import { categoryStepped, withoutCategory } from "./move";
import type { Cell } from "./paste";
import { categoryOf, categoryRowId, nearestRow } from "./rows";
import { changed, type GridState, rowsIn, settled } from "./state";
import { findCategory, type Table } from "./table";

export function renamed(state: GridState, id: string, text: string): GridState {
  const label = text.replace(/\s+/gu, " ").trim();
  const category = findCategory(state.table, id);
  if (!category || category.label === label) return settled(state);
  const categories = state.table.categories.map((one) => (one === category ? { ...one, label } : one));
  return changed(state, { ...state.table, categories }, `${category.label || "Category"} renamed`);
}

/** Returns the label, with a number if another category has it. */
function freeLabel({ categories }: Table, label: string): string {
  const taken = new Set(categories.map((category) => category.label.toLowerCase()));
  let free = label;
  for (let number = 2; taken.has(free.toLowerCase()); number++) free = `${label} ${number}`;
  return free;
}

/** Adds a category at the end and starts editing its name. */
export function addCategory(state: GridState, { label: wanted }: { label: string }): GridState {
  if (state.table.categories.length >= menuLimits.categories) {
    return { ...state, announcement: `At most ${menuLimits.categories} categories` };
  }
  const label = freeLabel(state.table, wanted);
  const category = { id: randomKey(), label };
  const table = { ...state.table, categories: [...state.table.categories, category] };
  const cursor: Cell = { row: categoryRowId(category.id), column: "name" };
  return {
    ...changed({ ...state, search: "" }, table, `${label} added`, { cursor }),
    editing: { begins: null, isTyped: false },
  };
}

export function stepCategory(state: GridState, { id, by }: { id: string; by: 1 | -1 }): GridState {
  const { table } = state;
  const place = table.categories.findIndex((one) => one.id === id) + 1 + by;
  const label = `${findCategory(table, id)?.label ?? "Category"} is now at ${place} of ${table.categories.length}`;
  return changed(state, categoryStepped(table, id, by), label);
}

/** Sets the times in which the dishes of a category are offered; null for always. */
export function setTimes(state: GridState, { id, times }: { id: string; times: Week | null }): GridState {
  const categories = state.table.categories.map((one) => {
    if (one.id !== id) return one;
    const { times: _, ...category } = one;
    return times ? { ...category, times } : category;
  });
  const label = `Times of ${findCategory(state.table, id)?.label ?? "a category"} changed`;
  return changed(state, { ...state.table, categories }, label);
}

/** Deletes a category; its dishes move to category `to`, or are deleted. The cursor moves to a neighbouring row. */
export function removeCategory(state: GridState, { id, to }: { id: string; to: string | null }): GridState {
  const row = nearestRow(rowsIn(state), categoryRowId(id), (other) => categoryOf(other) !== id);
  const cursor: Cell | null = row ? { row, column: "name" } : null;
  const label = `${findCategory(state.table, id)?.label ?? "Category"} deleted`;
  return changed(state, withoutCategory(state.table, id, to), label, { cursor });
}
