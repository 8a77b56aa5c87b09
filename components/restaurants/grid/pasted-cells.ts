import { readCells } from "@/lib/platform/spreadsheet/csv";
import { menuLimits } from "@/lib/restaurants/limits";

/** Parses cells copied from a spreadsheet; returns at most one row more than the maximum. */
export function pastedCells(text: string): string[][] {
  const { rows } = readCells(text.replace(/\r\n?/g, "\n").replace(/\n+$/, ""), "\t", menuLimits.dishes * 5);
  return rows;
}
