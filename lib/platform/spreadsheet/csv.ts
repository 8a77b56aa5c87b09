import Papa from "papaparse";
import { fromCell, toCell } from "./csv-cell";

/** Marks a file as UTF-8 for spreadsheets. */
export const BYTE_ORDER_MARK = "\ufeff";

/**
 * Formats rows as CSV (RFC 4180) without a final line end, and without formulas, also if it is split at semicolons or
 * tabs.
 * @param quoted columns of free text, always quoted
 */
export const csvLines = (rows: readonly (readonly string[])[], quoted: readonly boolean[] = []) =>
  Papa.unparse(
    rows.map((row) => row.map(toCell)),
    {
      newline: "\r\n",
      quotes: (cell, column) => quoted[column] === true || /[;\t"]/.test(String(cell)),
    },
  );

/**
 * Parses rows and removes the protection against formulas.
 * @param maxRows the maximum number of rows
 * @returns also the index of a row with an unclosed quotation mark
 */
export function readCells(text: string, delimiter: string, maxRows: number) {
  const { data, errors } = Papa.parse<string[]>(text, { delimiter, preview: maxRows, fastMode: false });
  return {
    rows: data.map((row) => row.map(fromCell)),
    openQuote: errors.find(({ type }) => type === "Quotes")?.row,
  };
}
