import type { MenuCategory, MenuDish } from "@/lib/restaurants/schema";
import type { Table } from "./table";

/** A row of the grid: a category's heading, a dish, or the row at a category's end that adds one. */
export type Row =
  | { kind: "category"; id: string; category: MenuCategory; count: number }
  | { kind: "dish"; id: string; dish: MenuDish }
  | { kind: "add"; id: string; category: MenuCategory };

export type Rows = {
  list: readonly Row[];
  /** Index of each row by id. */
  places: ReadonlyMap<string, number>;
  /** Number of dishes. */
  dishes: number;
};

/** Ids of dishes have no colon. */
export const categoryRowId = (category: string) => `category:${category}`;
export const categoryIdOf = (row: string) =>
  row.startsWith("category:") ? row.slice("category:".length) : null;
export const addRowId = (category: string) => `add:${category}`;

export const categoryOf = (row: Row): string => (row.kind === "dish" ? row.dish.category : row.category.id);

function byCategory({ categories, dishes }: Table): ReadonlyMap<string, MenuDish[]> {
  const groups = new Map<string, MenuDish[]>(categories.map(({ id }) => [id, []]));
  for (const dish of dishes) groups.get(dish.category)?.push(dish);
  return groups;
}

function makeRows(table: Table, search: string): Rows {
  const wanted = search.trim().toLowerCase();
  const groups = byCategory(table);
  const list: Row[] = [];
  let count = 0;
  for (const category of table.categories) {
    const all = groups.get(category.id) ?? [];
    const shown = wanted ? all.filter((dish) => hasWords(dish, wanted)) : all;
    if (wanted && shown.length === 0) continue;
    count += shown.length;
    list.push({ kind: "category", id: categoryRowId(category.id), category, count: shown.length });
    for (const dish of shown) list.push({ kind: "dish", id: dish.id, dish });
    if (!wanted) list.push({ kind: "add", id: addRowId(category.id), category });
  }
  return { list, places: new Map(list.map(({ id }, index) => [id, index])), dishes: count };
}

const hasWords = ({ name, description }: MenuDish, wanted: string) =>
  name.toLowerCase().includes(wanted) || description.toLowerCase().includes(wanted);

const known = new WeakMap<Table, { search: string; rows: Rows }>();

export function rowsOf(table: Table, search = ""): Rows {
  const before = known.get(table);
  if (before?.search === search) return before.rows;
  const rows = makeRows(table, search);
  known.set(table, { search, rows });
  return rows;
}

/**
 * Returns the nearest remaining row: the same, the next, else the previous one. A row that was not in the list is
 * returned unchanged.
 * @returns null if none remains
 */
export function nearestRow({ list, places }: Rows, id: string, stays: (row: Row) => boolean): string | null {
  const at = places.get(id);
  if (at === undefined) return id;
  return (list.slice(at).find(stays) ?? list.slice(0, at).findLast(stays))?.id ?? null;
}

/** Returns the rows of a range with their indexes, and always that of the cursor. */
export function rowsNear({ list, places }: Rows, first: number, last: number, cursor: string | undefined) {
  const near = list.slice(first, last).map((row, index) => ({ row, place: first + index }));
  const at = places.get(cursor ?? "");
  const own = at === undefined ? undefined : list[at];
  if (at !== undefined && own && (at < first || at >= last)) near.push({ row: own, place: at });
  return near;
}

/** Returns the dishes between two rows in either order. */
export function dishesBetween({ list, places }: Rows, one: string, other: string): MenuDish[] {
  const [a, b] = [places.get(one) ?? -1, places.get(other) ?? -1];
  if (a < 0 || b < 0) return [];
  return list
    .slice(Math.min(a, b), Math.max(a, b) + 1)
    .flatMap((row) => (row.kind === "dish" ? [row.dish] : []));
}
