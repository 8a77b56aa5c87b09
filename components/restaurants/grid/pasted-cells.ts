import { readCells } from "@/lib/platform/spreadsheet/csv";
import { menuLimits } from "@/lib/restaurants/schema";

/** The cells of what was copied from a spreadsheet; one row more than there may be at most. */
export function pastedCells(text: string): string[][] {
  const { rows } = readCells(text.replace(/\r\n?/g, "\n").replace(/\n+$/, ""), "\t", menuLimits.dishes * 5);
  return rows;
}
