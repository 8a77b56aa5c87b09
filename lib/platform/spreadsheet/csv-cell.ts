/** What a spreadsheet runs as a formula (OWASP: CSV injection), also in the full width of East Asian writing. */
const formula = /^['"]*\s*[=+\-@\t\r\n＝＋－＠]/u;

/**
 * The places within a cell where a spreadsheet that splits at semicolons, tabs or lines would begin another cell with a
 * formula. Spreadsheets of many countries split at semicolons, and mind quotation marks only at the beginning of a cell.
 */
const splitFormula = /(?<=[;\t\r\n])(?=(?:['"]|[^\S\t\r\n])*[=+\-@＝＋－＠])/gu;
const guardedSplit = /(?<=[;\t\r\n])'(?=(?:['"]|[^\S\t\r\n])*[=+\-@＝＋－＠])/gu;

/** A text as a cell that no spreadsheet runs: an apostrophe before each formula, as one would type it. */
export const toCell = (text: string) => (formula.test(text) ? "'" : "") + text.replace(splitFormula, "'");

/** The text that `toCell` made the cell of. */
export const fromCell = (cell: string) =>
  (cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell).replace(guardedSplit, "");
