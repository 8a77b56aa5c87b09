import { AppError } from "@/lib/platform/http/errors";
import { BYTE_ORDER_MARK, csvLines } from "@/lib/platform/spreadsheet/csv";
import { columnFinder, readTable } from "@/lib/platform/spreadsheet/table";
import { plainText } from "@/lib/rich-text/document";
import type { TranslationText } from "./answers";
import { checkTexts } from "./check";
import { withLines } from "./lines";
import type { FoundText } from "./shape";
import type { Text, Texts, TranslatedText } from "./translation";

const columns = ["path", "label", "source", "text"];

const wordsOf = (text: Text | null) =>
  text === null ? "" : typeof text === "string" ? text : plainText(text);

/** Writes the texts and their translations as CSV; formatted texts as plain lines. Importing it again changes nothing. */
export function writeTranslations(texts: readonly TranslationText[]): string {
  const rows = texts.map(({ path, group, label, text, translation }) => [
    path,
    `${group} › ${label}`,
    wordsOf(text),
    wordsOf(translation),
  ]);
  const quoted = columns.map((column) => column !== "path");
  return BYTE_ORDER_MARK + [csvLines([columns]), csvLines(rows, quoted)].join("\r\n");
}

type Row = { row: number; path: string; source: string | undefined; text: string };

/** @throws AppError `invalid` if it is no such table */
function readRows(text: string, maxRows: number): Row[] {
  const rows = readTable(text, { columnOf: columnFinder(columns), required: "path" }, maxRows);
  return rows.map(({ row, cells }) => ({
    row,
    path: cells.path?.trim() ?? "",
    source: cells.source?.replace(/\r\n?/g, "\n"),
    text: cells.text?.replace(/\r\n?/g, "\n").trim() ?? "",
  }));
}

/** Returns the text of a cell, in the form of the text that it translates. */
function toText(cell: string, like: Text): Text {
  if (typeof like === "string") return cell;
  return wordsOf(like) === cell ? like : withLines(like, cell);
}

/** Returns a row's translation; that of before for one that has the same words. */
function translationOf({ source: cell, text }: Row, { text: current }: FoundText, before?: TranslatedText) {
  if (before && wordsOf(before.text) === text) return before;
  const source = cell === undefined ? current : toText(cell, current);
  return { source, text: toText(text, current) };
}

const refuse = (problems: readonly (readonly [string, string])[]) => {
  const rows = new Set(problems.map(([field]) => field.split(".")[0]));
  const subject = rows.size === 1 ? "1 row is" : `${rows.size} rows are`;
  return new AppError("invalid", `Nothing was imported, as ${subject} refused.`, {
    fields: Object.fromEntries(problems.slice(0, 100)),
  });
};

/**
 * Reads translations from CSV. Rows without a translation change nothing.
 * @param before the stored translations by path
 * @throws AppError `invalid` if it is no such table, or for refused rows, with their number and column
 */
export function readTranslations(
  csv: string,
  found: readonly FoundText[],
  before: Texts,
): Record<string, TranslatedText> {
  const byPath = new Map(found.map((one) => [one.path, one]));
  const rows = readRows(csv, 2 * found.length + 100).filter(({ text }) => text !== "");
  const rowOf = new Map<string, number>();
  const problems: [string, string][] = [];
  const given: Record<string, TranslatedText> = {};
  for (const one of rows) {
    const text = byPath.get(one.path);
    if (!text) problems.push([`${one.row}.path`, "There is no such text"]);
    else if (rowOf.has(one.path)) problems.push([`${one.row}.path`, "This text is there twice"]);
    else {
      rowOf.set(one.path, one.row);
      given[one.path] = translationOf(
        one,
        text,
        Object.hasOwn(before, one.path) ? before[one.path] : undefined,
      );
    }
  }
  const { texts, problems: ofTexts } = checkTexts(found, given);
  for (const [field, message] of Object.entries(ofTexts)) {
    const [, path = "", column = ""] = /^texts\.(.+)\.(text|source)$/.exec(field) ?? [];
    problems.push([`${rowOf.get(path)}.${column}`, message]);
  }
  if (problems.length > 0) throw refuse(problems);
  return texts;
}
