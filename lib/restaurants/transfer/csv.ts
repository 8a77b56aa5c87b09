import { plainAmount } from "@/lib/platform/money/plain-amount";
import { BYTE_ORDER_MARK, csvLines } from "@/lib/platform/spreadsheet/csv";
import { readTable, type TableRow } from "@/lib/platform/spreadsheet/table";
import { writeOptionNames } from "@/lib/restaurants/transfer/option-names";
import { writeKindNames } from "../kind-names";
import { menuLimits } from "../limits";
import type { MenuContent } from "../schema";
import { columnOf, type DishColumn, dishCell, dishColumns } from "./columns";
import { writeFlag } from "./read-flag";
import { sizesOfDish, writeSizePrices } from "./size-prices";
import { writeTaxClass } from "./tax-class";

const quoted = dishColumns.map((column) =>
  ["category", "name", "description", "allergens", "options", "size prices", "kinds", "tax"].includes(column),
);

/** Writes the dishes as CSV for Excel; importing it again changes nothing. */
export function writeDishes({ restaurant, categories, dishes, optionGroups }: MenuContent): string {
  const labels = new Map(categories.map(({ id, label }) => [id, label]));
  const rows = dishes.map((dish) => {
    const cells: Record<DishColumn, string> = {
      ...dish,
      category: labels.get(dish.category) ?? dish.category,
      price: plainAmount(dish.priceCents, restaurant.currency),
      popular: writeFlag(dish.popular),
      hidden: writeFlag(dish.hidden),
      options: writeOptionNames(dish.optionGroups, optionGroups),
      "size prices": writeSizePrices(
        dish.sizePrices,
        sizesOfDish(dish.optionGroups, optionGroups),
        restaurant.currency,
      ),
      kinds: writeKindNames(dish.kinds),
      tax: writeTaxClass(dish.taxClass, restaurant.taxClasses),
    };
    return dishColumns.map((column) => cells[column]);
  });
  const headings = dishColumns.map((column) =>
    column === "price" || column === "size prices" ? `${column} (${restaurant.currency})` : column,
  );
  return BYTE_ORDER_MARK + [csvLines([headings]), csvLines(rows, quoted)].filter(Boolean).join("\r\n");
}

/**
 * Reads a table of dishes: a cell for each column of the file.
 * @throws AppError `invalid` if it is no such table
 */
export const readDishes = (text: string): TableRow[] =>
  readTable(text, { columnOf, required: "name", cellOf: dishCell }, 2 * menuLimits.dishes);
