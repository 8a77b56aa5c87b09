import { currencyDigits } from "@/lib/platform/money/money";
import type { TableRow } from "@/lib/platform/spreadsheet/table";

/**
 * Marks the prices of a workbook that have three decimals, such as a computed 12.342, by a fourth one: its point
 * separates no thousands, so the price is refused where the currency has fewer decimals.
 */
export function withDecimalPoints(rows: readonly TableRow[], currency: string): TableRow[] {
  if (currencyDigits(currency) > 2) return [...rows];
  return rows.map((row) => {
    const { price } = row.cells;
    return price === undefined
      ? row
      : {
          ...row,
          cells: { ...row.cells, price: price.replace(/(?<![\d.,])\d+\.\d{3}$/, (number) => `${number}0`) },
        };
  });
}
