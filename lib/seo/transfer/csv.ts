import { BYTE_ORDER_MARK, csvLines } from "@/lib/platform/spreadsheet/csv";
import { columnFinder, readTable, type TableRow } from "@/lib/platform/spreadsheet/table";
import { type FlatPageSeo, pageSeo } from "@/lib/seo/answers";

const columns = pageSeo.keyof().options.map((field) => (field === "page" ? "pageName" : field));

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

const columnOf = columnFinder(columns, { page: "pageName" });

/** How many rows a file may have for each page that it may have: empty ones are no harm. */
const ROWS_PER_PAGE = 20;

/**
 * Reads a table of pages, as `readTable` does.
 * @param max the most pages that a file may have
 * @throws AppError `invalid` where it is no such table
 */
export const readCsv = (text: string, max: number): TableRow[] =>
  readTable(text, { columnOf, required: "pageName" }, ROWS_PER_PAGE * max);
