import { readCells } from "@/lib/platform/spreadsheet/csv";
import { menuLimits } from "../limits";
import { columnOf } from "./columns";
import { optionColumnOf } from "./option-columns";

/** Rows of cells from a file or the clipboard. */
export type Cells = readonly (readonly string[])[];

/** Limits of a table: rows including headings and empty ones, columns, characters of a cell. */
export const tableLimits = { rows: 2 * menuLimits.dishes, columns: 60, cell: 5_000 };

/** The number of rows sampled to find the separator. */
const SAMPLE_ROWS = 10;

const separators = ["\t", ";", ",", "|"] as const;

/** Returns the separator that yields most known headings; else the one that every row has equally often. */
function separatorOf(text: string): string {
  const samples = separators.map((separator) => {
    const { rows } = readCells(text.slice(0, 20_000), separator, SAMPLE_ROWS);
    // Drops the last row of a long text, which is cut off.
    const whole = rows.length > 1 && text.length > 20_000 ? rows.slice(0, -1) : rows;
    const widths = whole.map(({ length }) => length);
    const known = (rows[0] ?? []).filter((heading) => columnOf(heading) ?? optionColumnOf(heading)).length;
    return { separator, known, isEven: Math.min(...widths) > 1 && new Set(widths).size === 1 };
  });
  const [most] = samples.toSorted((a, b) => b.known - a.known);
  if (most && most.known > 1) return most.separator;
  return text.includes("\t") ? "\t" : (samples.find(({ isEven }) => isEven)?.separator ?? "\t");
}

export type Read = { cells: Cells } | { problem: string };

/** Splits a text by tabs, commas, semicolons or bars; returns the problem if it can't be read. */
export function readTextCells(text: string): Read {
  const content = text
    .replace(/^\ufeff/, "")
    .replace(/\r\n?/g, "\n")
    .replace(/\n+$/, "");
  const { rows, openQuote } = readCells(content, separatorOf(content), tableLimits.rows + 1);
  if (openQuote !== undefined) {
    return { problem: `The table can’t be read: a quotation mark in row ${openQuote + 1} is not closed.` };
  }
  return boundedCells(rows);
}

/** Returns the cells of a table within the limits; else the problem. */
export function boundedCells(rows: Cells): Read {
  if (rows.every((row) => row.every((cell) => cell.trim() === ""))) {
    return { problem: "There is nothing in this table." };
  }
  if (rows.length > tableLimits.rows) return { problem: `There are more than ${tableLimits.rows} rows.` };
  // Ignores the empty cells that spreadsheets add at the end of rows.
  const width = (row: readonly string[]) => row.findLastIndex((cell) => cell.trim() !== "") + 1;
  const wide = rows.findIndex((row) => width(row) > tableLimits.columns);
  if (wide >= 0) return { problem: `Row ${wide + 1} has more than ${tableLimits.columns} columns.` };
  const long = rows.findIndex((row) => row.some(({ length }) => length > tableLimits.cell));
  if (long >= 0)
    return { problem: `Row ${long + 1} has a cell of more than ${tableLimits.cell} characters.` };
  return { cells: rows };
}
