import Papa from "papaparse";

/** By this mark at the beginning of a file spreadsheets know UTF-8. */
export const BYTE_ORDER_MARK = "\ufeff";

/** What a spreadsheet runs as a formula (OWASP: CSV injection), also in the full width of East Asian writing. */
const formula = /^['"]*\s*[=+\-@\t\r\n＝＋－＠]/u;

/**
 * The places within a cell where another one begins for who splits the file at semicolons, tabs or lines, and which would
 * be run: to them quotation marks count only at a beginning. Spreadsheets of many countries split at semicolons.
 */
const splitFormula = /(?<=[;\t\r\n])(?=(?:['"]|[^\S\t\r\n])*[=+\-@＝＋－＠])/gu;
const guardedSplit = /(?<=[;\t\r\n])'(?=(?:['"]|[^\S\t\r\n])*[=+\-@＝＋－＠])/gu;

/** A text as a cell that no spreadsheet runs: an apostrophe before each formula, as one would type it. */
export const toCell = (text: string) => (formula.test(text) ? "'" : "") + text.replace(splitFormula, "'");

/** The text that `toCell` made the cell of. */
export const fromCell = (cell: string) =>
  (cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell).replace(guardedSplit, "");

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
