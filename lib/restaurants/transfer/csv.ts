import { BYTE_ORDER_MARK, csvLines } from "@/lib/platform/spreadsheet/csv";
import { readTable, type TableRow } from "@/lib/platform/spreadsheet/table";
import { priceText } from "@/lib/restaurants/editor/price-text";
import { menuLimits } from "../limits";
import type { MenuContent } from "../schema";
import { columnOf, type DishColumn, dishColumns } from "./columns";

const quoted = dishColumns.map((column) => ["category", "name", "description"].includes(column));
const yesOrNo = (value: boolean) => (value ? "yes" : "no");

/** Writes the dishes as CSV for Excel; importing it again changes nothing. */
export function writeDishes({ categories, dishes }: MenuContent): string {
  const labels = new Map(categories.map(({ id, label }) => [id, label]));
  const rows = dishes.map((dish) => {
    const cells: Record<DishColumn, string> = {
      ...dish,
      category: labels.get(dish.category) ?? dish.category,
      price: priceText(dish.priceCents),
      popular: yesOrNo(dish.popular),
      hidden: yesOrNo(dish.hidden),
    };
    return dishColumns.map((column) => cells[column]);
  });
  return (
    BYTE_ORDER_MARK + [csvLines([[...dishColumns]]), csvLines(rows, quoted)].filter(Boolean).join("\r\n")
  );
}

/**
 * Reads a table of dishes: a cell for each column of the file.
 * @throws AppError `invalid` if it is no such table
 */
export const readDishes = (text: string): TableRow[] =>
  readTable(text, { columnOf, required: "name" }, 2 * menuLimits.dishes);
