import { randomKey } from "@/lib/platform/runtime/random-key";
import { menuLimits } from "@/lib/restaurants/limits";
import { type MenuDish, menuCategory, menuDish } from "@/lib/restaurants/schema";
import {
  type ColumnKey,
  gridColumns,
  readCell,
  type ValueColumn,
  valueColumns,
  valueColumnsIn,
  wrongIn,
} from "./columns";
import type { Rows } from "./rows";
import { blankDish, type Table, withDishes, withNewDishes } from "./table";

export type Cell = { row: string; column: ColumnKey };

type Pasted = {
  table: Table;
  changed: number;
  added: number;
  /** The first cell and the last one that were pasted into. */
  from: Cell;
  to: Cell;
};

/** Message of a rejected paste, and the cell it is shown at. */
export type Refused = { cell: Cell; message: string };

const titles = new Map<string, ValueColumn>(
  valueColumns.map((key) => [gridColumns[key].title.toLowerCase(), key]),
);
titles.set("emoji", "plate");

/** Returns the columns named by a header row; null if the row is not one. */
function namedColumns(first: readonly string[]): ValueColumn[] | null {
  const named = first.map((text) => titles.get(text.trim().toLowerCase()));
  return first.length > 1 && named.every((key) => key !== undefined) ? (named as ValueColumn[]) : null;
}

function columnsFrom(column: ColumnKey, table: Table): readonly ValueColumn[] {
  const known = valueColumnsIn(table);
  const all = valueColumns.filter((one) => one === column || known.includes(one));
  const at = (all as ColumnKey[]).indexOf(column);
  return all.slice(Math.max(at, 0));
}

const isEmpty = (cells: readonly string[]) => cells.every((text) => text.trim() === "");

const tooMany = (rows: number) =>
  `${rows.toLocaleString("en")} rows are too many: a menu has at most ${menuLimits.dishes.toLocaleString("en")} dishes. Nothing was pasted.`;

type Target = { dish: MenuDish; isNew: boolean };

/** Returns the dishes that pasted rows change, from a row on, then new ones at the end of a category. */
function targetsFrom(rows: Rows, start: string, count: number, endOf: string) {
  const at = rows.places.get(start) ?? rows.list.length;
  const isAdding = rows.list[at]?.kind === "add";
  const there = isAdding
    ? []
    : rows.list
        .slice(at)
        .flatMap((row): Target[] => (row.kind === "dish" ? [{ dish: row.dish, isNew: false }] : []));
  const targets = there.slice(0, count);
  while (targets.length < count) targets.push({ dish: blankDish(endOf, randomKey()), isNew: true });
  return targets;
}

/** Returns the category of new dishes: that of the row, or the last one if rows exceed the dishes. */
function categoryFor(table: Table, rows: Rows, start: string): string {
  const row = rows.list[rows.places.get(start) ?? -1];
  return row?.kind === "add" ? row.category.id : (table.categories.at(-1)?.id ?? "");
}

/** Adds missing categories by name; skips invalid names. */
function withCategories(table: Table, labels: readonly string[]): Table {
  const known = new Set(table.categories.map(({ label }) => label.trim().toLowerCase()));
  const room = menuLimits.categories - table.categories.length;
  const added = labels.flatMap((label) => {
    const { data } = menuCategory.safeParse({ id: randomKey(), label: label.trim() });
    if (!data || known.has(data.label.toLowerCase())) return [];
    known.add(data.label.toLowerCase());
    return [data];
  });
  if (added.length === 0) return table;
  return { ...table, categories: [...table.categories, ...added.slice(0, room)] };
}

/**
 * Pastes rows of cells from a cell on. Recognizes a header row; rows below the last dish, or pasted at a row that adds
 * dishes, become new dishes, with new categories as needed. Changes nothing if one cell is invalid.
 */
export function paste(
  table: Table,
  rows: Rows,
  start: Cell,
  all: readonly (readonly string[])[],
  currency: string,
): Pasted | Refused {
  const refuse = (message: string): Refused => ({ cell: start, message });
  if (all.length > menuLimits.dishes + 1) return refuse(tooMany(all.length));
  const lines = all.filter((cells) => !isEmpty(cells));
  const named = namedColumns(lines[0] ?? []);
  const columns = named ?? columnsFrom(start.column, table);
  const given = named ? lines.slice(1) : lines;
  if (given.length === 0) return refuse("There is nothing to paste.");
  const wide = given.find((cells) => cells.slice(columns.length).some((text) => text.trim() !== ""));
  if (wide)
    return refuse(
      `There are more columns than from here to “${gridColumns.hidden.title}”. Nothing was pasted.`,
    );

  const targets = targetsFrom(rows, start.row, given.length, categoryFor(table, rows, start.row));
  const fresh = targets.filter(({ isNew }) => isNew);
  if (fresh.length > 0 && !columns.includes("name")) {
    return refuse(`There are only ${targets.length - fresh.length} dishes from here on. Nothing was pasted.`);
  }
  if (table.dishes.length + fresh.length > menuLimits.dishes) {
    return refuse(tooMany(table.dishes.length + fresh.length));
  }

  const category = columns.indexOf("category");
  const newRows = category < 0 ? [] : given.filter((_, index) => targets[index]?.isNew);
  const grown = withCategories(
    table,
    newRows.map((cells) => cells[category] ?? ""),
  );
  const changes = new Map<string, Partial<MenuDish>>();
  for (const [index, cells] of given.entries()) {
    const target = targets[index] as Target;
    const change: Partial<MenuDish> = {};
    for (const [place, column] of columns.entries()) {
      const text = cells[place];
      if (text === undefined || (target.isNew && text.trim() === "")) continue;
      const read = readCell(text, column, target.isNew ? grown : table, currency);
      const wrong = "refusal" in read ? read.refusal : wrongIn(read.change);
      if (wrong) {
        const message = `Line ${index + 1 + (named ? 1 : 0)}, ${gridColumns[column].title}: ${wrong}. Nothing was pasted.`;
        return { cell: target.isNew ? start : { row: target.dish.id, column }, message };
      }
      Object.assign(change, (read as { change: Partial<MenuDish> }).change);
    }
    changes.set(target.dish.id, change);
  }

  const added = fresh.map(({ dish }) => ({ ...dish, ...changes.get(dish.id) }));
  const nameless = added.findIndex((dish) => wrongIn(dish) !== null);
  if (nameless >= 0) {
    const line = given.length - added.length + nameless + 1 + (named ? 1 : 0);
    return refuse(
      `Line ${line}: ${menuDish.safeParse(added[nameless]).error?.issues[0]?.message}. Nothing was pasted.`,
    );
  }
  const last = targets.at(-1) as Target;
  return {
    table: withNewDishes(withDishes(grown, changes), added),
    changed: targets.length - added.length,
    added: added.length,
    from: { row: (targets[0] as Target).dish.id, column: columns[0] ?? "name" },
    to: { row: last.dish.id, column: columns[Math.min(columns.length, maxWidth(given)) - 1] ?? "name" },
  };
}

const maxWidth = (rows: readonly (readonly string[])[]) => Math.max(...rows.map(({ length }) => length));
