import { BYTE_ORDER_MARK, csvLines } from "@/lib/platform/spreadsheet/csv";
import { columnFinder, readTable, type TableRow } from "@/lib/platform/spreadsheet/table";
import { type FlatPageSeo, pageSeo } from "@/lib/seo/answers";

const columns = pageSeo.keyof().options.map((field) => (field === "page" ? "pageName" : field));

const quoted = columns.map((column) => column !== "version" && column !== "updatedAt");

/** Writes the pages as CSV for Excel, one per row. */
export function writeCsv(pages: readonly FlatPageSeo[]): string {
  const rows = pages.map((page) =>
    columns.map((column) =>
      column === "structuredData" ? JSON.stringify(page.structuredData) : String(page[column]),
    ),
  );
  return BYTE_ORDER_MARK + [csvLines([columns]), csvLines(rows, quoted)].filter(Boolean).join("\r\n");
}

const columnOf = columnFinder(columns, { page: "pageName" });

/** The maximum number of rows per permitted page, as empty rows are ignored. */
const ROWS_PER_PAGE = 20;

/**
 * Reads a table of pages, as `readTable` does.
 * @param max the maximum number of pages
 * @throws AppError `invalid` if it is not such a table
 */
export const readCsv = (text: string, max: number): TableRow[] =>
  readTable(text, { columnOf, required: "pageName" }, ROWS_PER_PAGE * max);
