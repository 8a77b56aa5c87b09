import { AppError } from "@/lib/platform/http/errors";
import { readCells } from "./csv";

const refuse = (message: string) => new AppError("invalid", message, { fields: { file: message } });

/**
 * Decodes an uploaded table as UTF-8, or as UTF-16 with a byte order mark, which spreadsheets write as “Unicode text”.
 * @throws AppError `invalid`
 */
export function decodeTable(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0x50 && second === 0x4b) {
    throw refuse("This is a workbook. Save it as “CSV UTF-8” in your spreadsheet, and choose that file.");
  }
  const encoding =
    first === 0xff && second === 0xfe ? "utf-16le" : first === 0xfe && second === 0xff ? "utf-16be" : "utf-8";
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw refuse("The file is not text in UTF-8. Save it as “CSV UTF-8”, and choose it again.");
  }
}

export type TableColumns = {
  /** Returns the column of a heading; null for an unknown one. */
  columnOf: (heading: string) => string | null;
  required: string;
  /** Returns the text of a cell by its column and its heading; by default as it stands. */
  cellOf?: (cell: string, column: string, heading: string) => string;
};

export type TableRow = {
  /** Counted like in spreadsheets. */
  row: number;
  /** By column. */
  cells: Record<string, string>;
};

/** The maximum length of the headings, in characters. */
const MAX_HEADINGS = 5000;

const separators = [",", ";", "\t", "|"];

/**
 * Returns a function that finds columns by headings, ignoring case.
 * @param aliases other headings, in lower case, and their columns
 */
export function columnFinder(names: readonly string[], aliases: Readonly<Record<string, string>> = {}) {
  const byLowerCase = new Map([
    ...names.map((name) => [name.toLowerCase(), name] as const),
    ...Object.entries(aliases),
  ]);
  return (heading: string) => byLowerCase.get(heading.trim().toLowerCase()) ?? null;
}
type ColumnFinder = TableColumns["columnOf"];

const firstRow = (text: string, separator: string): readonly string[] =>
  readCells(text.slice(0, MAX_HEADINGS), separator, 1).rows[0] ?? [];

/** Returns the separator with the most known columns. */
function separatorOf(text: string, columnOf: ColumnFinder): string {
  const known = (separator: string) =>
    firstRow(text, separator).filter((heading) => columnOf(heading) !== null).length;
  return separators.toSorted((a, b) => known(b) - known(a))[0] ?? ",";
}

const withoutMark = (text: string) => text.replace(/^\ufeff/, "");

/** Returns the cells of the first row, to recognise a table before it is read. */
export function headingsOf(text: string, columnOf: ColumnFinder): readonly string[] {
  const content = withoutMark(text);
  return firstRow(content, separatorOf(content, columnOf));
}

/** Returns the columns of headings, null without a heading. @throws AppError `invalid` for unknown ones */
export function readHeadings(
  headings: readonly string[],
  { required, columnOf }: Pick<TableColumns, "required" | "columnOf">,
) {
  const names = headings.map(columnOf);
  const unknown = headings.find((heading, index) => heading.trim() !== "" && names[index] === null);
  const twice = names.find((name, index) => name !== null && names.indexOf(name) !== index);
  if (!names.includes(required)) {
    throw refuse(`The first row has to name the columns, and one of them has to be ${required}.`);
  }
  if (unknown !== undefined)
    throw refuse(`There is a column that is not known: ${unknown.trim().slice(0, 40)}`);
  if (twice) throw refuse(`The column ${twice} is there twice.`);
  return names;
}

/**
 * Reads a table with named columns, separated by commas, semicolons, tabs or bars; skips empty rows.
 * @param maxRows the maximum number of rows, including headings and empty ones
 * @throws AppError `invalid`
 */
export function readTable(text: string, columns: TableColumns, maxRows: number): TableRow[] {
  const content = withoutMark(text);
  const { columnOf, cellOf = (cell) => cell } = columns;
  const { rows: all, openQuote } = readCells(content, separatorOf(content, columnOf), maxRows);
  if (openQuote !== undefined) {
    throw refuse(`The table can’t be read: a quotation mark in row ${openQuote + 1} is not closed.`);
  }
  const [headings = [], ...rows] = all;
  if (rows.length + 1 >= maxRows) throw refuse(`There are more than ${maxRows} rows in this file.`);
  const names = readHeadings(headings, columns);
  const named = names.flatMap((name, column) => (name ? [[name, column] as const] : []));
  return rows.flatMap((values, index) => {
    if (values.every((value) => value.trim() === "")) return [];
    const row = index + 2;
    const beyond = values.slice(names.length).some((value) => value.trim() !== "");
    if (beyond) throw refuse(`Row ${row} has more cells than there are columns.`);
    const cells = named.map(([name, column]) => [
      name,
      cellOf(values[column] ?? "", name, headings[column] ?? ""),
    ]);
    return [{ row, cells: Object.fromEntries(cells) }];
  });
}
