import { AppError } from "@/lib/platform/http/errors";
import { readHeadings, type TableRow } from "@/lib/platform/spreadsheet/table";
import { withDecimalPoints } from "@/lib/restaurants/transfer/decimal-points";
import { rowsOfCells } from "@/lib/restaurants/transfer/guess-columns";
import { optionTable } from "@/lib/restaurants/transfer/option-columns";
import type { TableSource } from "./read-source";

/** Reads the rows of a table of options; returns a message if its headings are wrong or it has none. */
export function readOptionRows(
  { cells, isWorkbook }: TableSource,
  currency: string,
): { rows: TableRow[] } | { problem: string } {
  try {
    const columns = readHeadings(cells[0] ?? [], optionTable);
    const rows = rowsOfCells(cells, { hasHeadings: true, columns }, optionTable.cellOf);
    if (rows.length === 0) return { problem: "There are no options in this file." };
    return { rows: isWorkbook ? withDecimalPoints(rows, currency) : rows };
  } catch (error) {
    if (error instanceof AppError) return { problem: error.message };
    throw error;
  }
}
