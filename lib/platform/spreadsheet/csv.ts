import Papa from "papaparse";
import { fromCell, toCell } from "./csv-cell";

/** By this mark at the beginning of a file spreadsheets know UTF-8. */
export const BYTE_ORDER_MARK = "\ufeff";

/**
 * Rows of cells as lines (RFC 4180), without a line end behind the last; no cell is run as a formula, whether the file is
 * split at commas, semicolons or tabs.
 * @param quoted the columns of free text, which are quoted whatever they hold
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
 * The cells of a table, without what guards them from being run.
 * @param most how many rows are read
 * @returns also the index of the row with a quotation mark that is not closed
 */
export function readCells(text: string, delimiter: string, most: number) {
  const { data, errors } = Papa.parse<string[]>(text, { delimiter, preview: most, fastMode: false });
  return {
    rows: data.map((row) => row.map(fromCell)),
    openQuote: errors.find(({ type }) => type === "Quotes")?.row,
  };
}
