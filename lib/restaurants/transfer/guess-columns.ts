import { readMoney } from "@/lib/platform/money/read-money";
import type { TableRow } from "@/lib/platform/spreadsheet/table";
import { columnOf, type DishColumn, dishCell } from "./columns";
import type { Cells } from "./read-cells";

/** The columns of a table of cells. */
export type Reading = {
  /** True if its first row has the names of the columns. */
  hasHeadings: boolean;
  /** The meaning of each column; null ignores it. */
  columns: readonly (DishColumn | null)[];
};

/** The number of sampled rows. */
const SAMPLE_ROWS = 50;

const widthOf = (cells: Cells) =>
  Math.max(0, ...cells.map((row) => row.findLastIndex((cell) => cell.trim() !== "") + 1));

type IsPrice = (cell: string) => boolean;

/** Says whether a cell is a price, also one that the menu's currency doesn't allow: those are refused by row. */
function isPriceIn(cell: string, currency: string): boolean {
  const read = readMoney(cell, currency);
  return "minor" in read || !["empty", "not-a-price"].includes(read.error);
}

/** Returns whether the first row has headings: a known one, or a text above prices. */
function namesColumns([first = [], ...others]: Cells, isPrice: IsPrice): boolean {
  if (first.some(isPrice) || others.length === 0) return false;
  if (first.some((cell) => columnOf(cell) !== null)) return true;
  return first.some(
    (cell, column) =>
      cell.trim() !== "" && others.slice(0, SAMPLE_ROWS).some((row) => isPrice(row[column] ?? "")),
  );
}

/** Keeps the first of several columns with the same meaning. */
function withoutTwins(columns: readonly (DishColumn | null)[]): (DishColumn | null)[] {
  return columns.map((column, index) => (columns.indexOf(column) === index ? column : null));
}

type Sample = { column: number; filled: string[]; prices: number; distinct: number; length: number };

function sampleOf(rows: Cells, column: number, isPrice: IsPrice): Sample {
  const filled = rows.map((row) => (row[column] ?? "").trim()).filter(Boolean);
  return {
    column,
    filled,
    prices: filled.filter(isPrice).length,
    distinct: new Set(filled.map((cell) => cell.toLowerCase())).size,
    length: filled.reduce((sum, { length }) => sum + length, 0) / Math.max(filled.length, 1),
  };
}

/** Guesses columns without a known heading by content: prices, known or repeated categories, names, long texts. */
function byContent(
  rows: Cells,
  named: readonly (DishColumn | null)[],
  categories: ReadonlySet<string>,
  left: readonly number[],
  isPrice: IsPrice,
): (DishColumn | null)[] {
  const columns = [...named];
  const samples = left
    .map((column) => sampleOf(rows, column, isPrice))
    .filter(({ filled }) => filled.length > 0);
  function take(column: DishColumn, fits: (sample: Sample) => boolean, rank: (sample: Sample) => number) {
    if (columns.includes(column)) return;
    const free = samples.filter((sample) => columns[sample.column] === null && fits(sample));
    const best = free.toSorted((a, b) => rank(b) - rank(a))[0];
    if (best) columns[best.column] = column;
  }
  const isText = ({ filled, prices }: Sample) => prices <= filled.length / 2;
  const known = ({ filled }: Sample) => filled.filter((cell) => categories.has(cell.toLowerCase())).length;
  take(
    "price",
    (sample) => sample.prices > sample.filled.length / 2,
    ({ prices }) => prices,
  );
  take("category", (sample) => isText(sample) && known(sample) > sample.filled.length / 2, known);
  take(
    "name",
    isText,
    ({ column, distinct, filled, length }) => distinct / filled.length - column / 10 - (length > 60 ? 1 : 0),
  );
  take(
    "category",
    (sample) => isText(sample) && sample.filled.length > 2 && sample.distinct <= sample.filled.length / 2,
    ({ column }) => -column,
  );
  take("description", isText, ({ length }) => length);
  return columns;
}

/**
 * Decides how to read a table. Guesses columns by content if there are no headings or none for the name.
 * @param categories the names of the menu's categories
 */
export function guessReading(
  cells: Cells,
  categories: readonly string[],
  currency: string,
  headings?: boolean,
): Reading {
  const isPrice: IsPrice = (cell) => isPriceIn(cell, currency);
  const hasHeadings = headings ?? namesColumns(cells, isPrice);
  const first = cells[0] ?? [];
  const all = Array.from({ length: widthOf(cells) }, (_, column) => column);
  const named = withoutTwins(all.map((column) => (hasHeadings ? columnOf(first[column] ?? "") : null)));
  const known = new Set(categories.map((label) => label.trim().toLowerCase()));
  const isUnderstood = hasHeadings && named.includes("name");
  const rows = cells.slice(hasHeadings ? 1 : 0).slice(0, SAMPLE_ROWS);
  const columns = isUnderstood ? named : withoutTwins(byContent(rows, named, known, all, isPrice));
  return { hasHeadings, columns };
}

type NamedColumns = { hasHeadings: boolean; columns: readonly (string | null)[] };

/**
 * Converts cells to rows, numbered as in a spreadsheet; skips empty rows.
 * @param cellOf returns the text of a cell by its column and its heading
 */
export function rowsOfCells(
  cells: Cells,
  { hasHeadings, columns }: NamedColumns,
  cellOf: (cell: string, column: string, heading: string) => string = dishCell,
): TableRow[] {
  const headings = hasHeadings ? (cells[0] ?? []) : [];
  return cells.flatMap((values, index): TableRow[] => {
    if ((hasHeadings && index === 0) || values.every((value) => value.trim() === "")) return [];
    const named = columns.flatMap((column, at) =>
      column ? [[column, cellOf(values[at] ?? "", column, headings[at] ?? "")] as const] : [],
    );
    return [{ row: index + 1, cells: Object.fromEntries(named) }];
  });
}
