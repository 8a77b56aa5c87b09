import { AppError } from "@/lib/platform/http/errors";
import { decodeTable, type TableRow } from "@/lib/platform/spreadsheet/table";
import { seoDefaults } from "../schema";
import { readCsv } from "./csv";

/** One page of the file, with its row or position in the list, and errors of unreadable cells. */
export type GivenPage = { row: number; given: unknown; errors: Record<string, string> };

const refuse = (message: string) => new AppError("invalid", message, { fields: { file: message } });

/** The reviver recurses as deep as a later JSON.stringify, so that too deep nesting fails here. */
function parseJson(text: string): unknown {
  return JSON.parse(text, (key, value) => {
    if (key === "__proto__") throw new SyntaxError("__proto__ is not allowed as a key");
    return value;
  });
}

const reasonOf = (error: unknown) =>
  error instanceof SyntaxError ? error.message : "it is nested too deeply";

function readJsonPages(text: string): GivenPage[] {
  let content: unknown;
  try {
    content = parseJson(text);
  } catch (error) {
    throw refuse(`The file is not valid JSON: ${reasonOf(error)}`);
  }
  const lists = Array.isArray(content)
    ? [content]
    : ["configs", "settings", "pages"].map((key) => (content as Record<string, unknown>)[key]);
  const list = lists.find(Array.isArray);
  if (!list) throw refuse("The file has no list of pages: it should be a list, or have one named configs.");
  return list.map((given: unknown, index) => ({ row: index + 1, given, errors: {} }));
}

/** Values of empty cells for fields that can't be empty. */
const whereEmpty: Record<string, string> = seoDefaults;

function readRow({ row, cells }: TableRow): GivenPage {
  const { structuredData = "", version, updatedAt, ...texts } = cells;
  const given: Record<string, unknown> = {};
  for (const [column, cell] of Object.entries(texts)) {
    given[column] = cell.trim() || (whereEmpty[column] ?? "");
  }
  if (!("structuredData" in cells)) return { row, given, errors: {} };
  try {
    const value = structuredData.trim() === "" ? [] : parseJson(structuredData);
    return { row, given: { ...given, structuredData: [value].flat() }, errors: {} };
  } catch (error) {
    return { row, given, errors: { structuredData: `Is not valid JSON: ${reasonOf(error)}` } };
  }
}

/**
 * Reads the pages of a JSON file in either shape, or of a table with the columns of the flat shape.
 * @throws AppError `invalid` if it is neither, or has more than `max` pages
 */
export function readSeoFile(bytes: Uint8Array, max: number): GivenPage[] {
  const text = decodeTable(bytes);
  const pages = /^\ufeff?\s*[[{]/.test(text)
    ? readJsonPages(text.replace(/^\ufeff/, ""))
    : readCsv(text, max).map(readRow);
  if (pages.length === 0) throw refuse("There are no pages in this file.");
  if (pages.length > max) throw refuse(`There are more than ${max} pages in this file.`);
  return pages;
}
