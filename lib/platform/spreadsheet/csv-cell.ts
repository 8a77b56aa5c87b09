/** Text that spreadsheets run as a formula (OWASP: CSV injection), also in full-width characters. */
const formula = /^['"]*\s*[=+\-@\t\r\n＝＋－＠]/u;

/**
 * Positions within a cell at which a spreadsheet that splits at semicolons, tabs or lines would begin a cell with a
 * formula. Many countries' spreadsheets split at semicolons, and recognise quotation marks only at the beginning of a
 * cell.
 */
const splitFormula = /(?<=[;\t\r\n])(?=(?:['"]|[^\S\t\r\n])*[=+\-@＝＋－＠])/gu;
const guardedSplit = /(?<=[;\t\r\n])'(?=(?:['"]|[^\S\t\r\n])*[=+\-@＝＋－＠])/gu;

/** Returns a text as a cell without formulas, by an apostrophe before each. */
export const toCell = (text: string) => (formula.test(text) ? "'" : "") + text.replace(splitFormula, "'");

/** Reverses `toCell`. */
export const fromCell = (cell: string) =>
  (cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell).replace(guardedSplit, "");
