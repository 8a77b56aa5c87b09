import { readCells } from "@/lib/platform/spreadsheet/csv";
import { menuLimits } from "../schema";
import { columnOf } from "./columns";

/** Rows of cells, as a file or the clipboard has them. */
export type Cells = readonly (readonly string[])[];

/** How much of a table is read: rows with headings and empty ones, columns, and characters of a cell. */
export const tableLimits = { rows: 2 * menuLimits.dishes, columns: 60, cell: 5_000 };

/** How many rows are looked at to find the separator. */
const SAMPLE = 10;

const separators = ["\t", ";", ",", "|"] as const;

/** The separator that makes most known headings; else the one that every row has equally often. */
function separatorOf(text: string): string {
  const samples = separators.map((separator) => {
    const { rows } = readCells(text.slice(0, 20_000), separator, SAMPLE);
    // The last row of a long text is cut off.
    const whole = rows.length > 1 && text.length > 20_000 ? rows.slice(0, -1) : rows;
    const widths = whole.map(({ length }) => length);
    const known = (rows[0] ?? []).filter((heading) => columnOf(heading) !== null).length;
    return { separator, known, isEven: Math.min(...widths) > 1 && new Set(widths).size === 1 };
  });
  const [most] = samples.toSorted((a, b) => b.known - a.known);
  if (most && most.known > 1) return most.separator;
  return text.includes("\t") ? "\t" : (samples.find(({ isEven }) => isEven)?.separator ?? "\t");
}

type Read = { cells: Cells } | { problem: string };

/** The cells of a text that separates them by tabs, commas, semicolons or bars; or why it can't be read. */
export function readTextCells(text: string): Read {
  const content = text
    .replace(/^\ufeff/, "")
    .replace(/\r\n?/g, "\n")
    .replace(/\n+$/, "");
  const { rows, openQuote } = readCells(content, separatorOf(content), tableLimits.rows + 1);
  if (openQuote !== undefined) {
    return { problem: `The table can't be read: a quotation mark in row ${openQuote + 1} is not closed.` };
  }
  return boundedCells(rows);
}

/** The cells of a table that is not too large; or why it is. */
export function boundedCells(rows: Cells): Read {
  if (rows.every((row) => row.every((cell) => cell.trim() === ""))) {
    return { problem: "There is nothing in this table." };
  }
  if (rows.length > tableLimits.rows) return { problem: `There are more than ${tableLimits.rows} rows.` };
  // Spreadsheets leave empty cells at the end of rows.
  const width = (row: readonly string[]) => row.findLastIndex((cell) => cell.trim() !== "") + 1;
  const wide = rows.findIndex((row) => width(row) > tableLimits.columns);
  if (wide >= 0) return { problem: `Row ${wide + 1} has more than ${tableLimits.columns} columns.` };
  const long = rows.findIndex((row) => row.some(({ length }) => length > tableLimits.cell));
  if (long >= 0)
    return { problem: `Row ${long + 1} has a cell of more than ${tableLimits.cell} characters.` };
  return { cells: rows };
}
