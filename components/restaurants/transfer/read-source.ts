import { AppError } from "@/lib/platform/http/errors";
import { decodeTable } from "@/lib/platform/spreadsheet/table";
import { menuLimits } from "@/lib/restaurants/limits";
import {
  boundedCells,
  type Cells,
  type Read,
  readTextCells,
  tableLimits,
} from "@/lib/restaurants/transfer/read-cells";

/** A table to import, from a file or pasted. */
export type TableSource = { name: string; cells: Cells; isWorkbook?: boolean };

/** Cells, or the problem; the numbers of a workbook have a decimal point and no thousands separators. */
export type SourceRead = Read & { isWorkbook?: boolean };

/** Maximum unpacked size of a workbook's parts, in bytes. */
const MAX_UNPACKED_BYTES = 30_000_000;

/** Returns true for the signature of a ZIP archive. */
const isArchive = ([first, second]: Uint8Array) => first === 0x50 && second === 0x4b;

async function readWorkbookCells(bytes: Uint8Array): Promise<SourceRead> {
  const { readWorkbook } = await import("@/lib/platform/spreadsheet/workbook");
  const { rows, columns } = tableLimits;
  const read = readWorkbook(bytes, { rows, columns, bytes: MAX_UNPACKED_BYTES });
  return "problem" in read ? read : { ...boundedCells(read.rows), isWorkbook: true };
}

/** Reads the cells of a CSV file or a workbook; returns a message if it is invalid. */
export async function readTableFile(file: File): Promise<SourceRead> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (isArchive(bytes)) return readWorkbookCells(bytes);
  try {
    return readTextCells(decodeTable(bytes));
  } catch (error) {
    if (error instanceof AppError) return { problem: error.message };
    throw error;
  }
}

/** Returns a message if the menu can't hold so many dishes; else null. */
export const tooManyDishes = (dishes: number) =>
  dishes > menuLimits.dishes
    ? `The menu would have ${dishes.toLocaleString("en")} dishes, more than the ${menuLimits.dishes.toLocaleString("en")} that it may have.`
    : null;
