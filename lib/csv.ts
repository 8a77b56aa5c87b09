import Papa from "papaparse";

/** By this mark at the beginning of a file spreadsheets know UTF-8. */
export const BYTE_ORDER_MARK = "\ufeff";

/** What a spreadsheet runs as a formula (OWASP: CSV injection), also in the full width of East Asian writing. */
const formula = /^'*\s*[=+\-@\t\r\n＝＋－＠]/u;

/** A text as a cell that no spreadsheet runs: an apostrophe before it, as one would type it. */
export const toCell = (text: string) => (formula.test(text) ? `'${text}` : text);

/** The text that `toCell` made the cell of. */
export const fromCell = (cell: string) => (cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell);

/**
 * Rows of cells as lines (RFC 4180), without a line end behind the last; no cell is run as a formula.
 * @param quoted the columns of free text, whose cells no spreadsheet splits at its own separator
 */
export const csvLines = (rows: readonly (readonly string[])[], quoted: readonly boolean[] = []) =>
  Papa.unparse(
    rows.map((row) => row.map(toCell)),
    { newline: "\r\n", quotes: [...quoted] },
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
