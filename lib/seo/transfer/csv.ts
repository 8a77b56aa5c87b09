import { BYTE_ORDER_MARK, csvLines, readCells } from "@/lib/csv";
import { AppError } from "@/lib/http/errors";
import type { FlatPageSeo } from "../schema";

const columns = [
  "pageName",
  "title",
  "description",
  "keywords",
  "canonical",
  "robots",
  "author",
  "language",
  "ogTitle",
  "ogDescription",
  "ogImage",
  "ogType",
  "twitterCard",
  "twitterSite",
  "twitterTitle",
  "twitterDescription",
  "twitterImage",
  "structuredData",
  "version",
  "updatedAt",
] as const satisfies (keyof FlatPageSeo)[];

const quoted = columns.map((column) => column !== "version" && column !== "updatedAt");

/** The pages as a table, one in a row, as Excel reads it. */
export function writeCsv(pages: readonly FlatPageSeo[]): string {
  const rows = pages.map((page) =>
    columns.map((column) =>
      column === "structuredData" ? JSON.stringify(page.structuredData) : String(page[column]),
    ),
  );
  return BYTE_ORDER_MARK + [csvLines([columns]), csvLines(rows, quoted)].filter(Boolean).join("\r\n");
}

const refuse = (message: string) => new AppError("invalid", message, { fields: { file: message } });

/** How far the headings reach at most, in characters. */
const MAX_HEADINGS = 5000;

const separators = [",", ";", "\t", "|"];
const byLowerCase = new Map<string, string>(columns.map((column) => [column.toLowerCase(), column]));
byLowerCase.set("page", "pageName");

/** A column's name however it is written; null for one that is unknown. */
const columnOf = (heading: string) => byLowerCase.get(heading.trim().toLowerCase()) ?? null;

/** The separator by which most columns have a name that is known. */
function separatorOf(text: string): string {
  const beginning = text.slice(0, MAX_HEADINGS);
  const known = (separator: string) =>
    (readCells(beginning, separator, 1).rows[0] ?? []).filter((heading) => columnOf(heading) !== null).length;
  return separators.toSorted((a, b) => known(b) - known(a))[0] ?? ",";
}

function readHeadings(headings: readonly string[]): (string | null)[] {
  const names = headings.map(columnOf);
  const unknown = headings.find((heading, index) => heading.trim() !== "" && names[index] === null);
  const twice = names.find((name, index) => name !== null && names.indexOf(name) !== index);
  if (!names.includes("pageName")) {
    throw refuse("The first row has to name the columns, and one of them has to be pageName.");
  }
  if (unknown !== undefined)
    throw refuse(`There is a column that is not known: ${unknown.trim().slice(0, 40)}`);
  if (twice) throw refuse(`The column ${twice} is there twice.`);
  return names;
}

export type TableRow = {
  /** As a spreadsheet numbers it. */
  row: number;
  cells: Record<string, string>;
};

/**
 * Reads a table with named columns, separated by commas, semicolons, tabs or bars; rows without anything are left out.
 * @param max the most rows that are read, besides the headings
 * @throws AppError `invalid` where it is no such table
 */
export function readCsv(text: string, max: number): TableRow[] {
  const content = text.replace(/^\ufeff/, "");
  const most = 20 * max;
  const { rows: all, openQuote } = readCells(content, separatorOf(content), most);
  if (openQuote !== undefined) {
    throw refuse(`The table can't be read: a quotation mark in row ${openQuote + 1} is not closed.`);
  }
  const [headings = [], ...rows] = all;
  if (rows.length + 1 >= most) throw refuse(`There are more than ${most} rows in this file.`);
  const names = readHeadings(headings);
  return rows.flatMap((values, index) => {
    if (values.every((value) => value.trim() === "")) return [];
    const row = index + 2;
    const beyond = values.slice(names.length).some((value) => value.trim() !== "");
    if (beyond) throw refuse(`Row ${row} has more cells than there are columns.`);
    const cells = names.flatMap((name, column) => (name ? [[name, values[column] ?? ""]] : []));
    return [{ row, cells: Object.fromEntries(cells) }];
  });
}
