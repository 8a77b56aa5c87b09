import { plainAmount } from "@/lib/platform/money/plain-amount";
import { BYTE_ORDER_MARK, csvLines } from "@/lib/platform/spreadsheet/csv";
import { readTable, type TableRow } from "@/lib/platform/spreadsheet/table";
import { menuLimits } from "../limits";
import type { MenuContent } from "../schema";
import { type OptionColumn, optionColumns, optionTable } from "./option-columns";
import { writeOptionNames } from "./option-names";
import { writeFlag } from "./read-flag";
import { sizesOf, writeSizePrices } from "./size-prices";

const quoted = optionColumns.map((column) =>
  ["group", "option", "size prices", "allergens", "option groups"].includes(column),
);

/** Writes the options of a menu as CSV for Excel, one row for each; importing it again changes nothing. */
export function writeOptions({ restaurant: { currency }, dishes, optionGroups }: MenuContent): string {
  const dishNames = new Map(dishes.map(({ id, name }) => [id, name]));
  const sizes = sizesOf(optionGroups);
  const rows = optionGroups.flatMap(({ options, ...group }) =>
    options.map((option) => {
      const cells: Record<OptionColumn, string> = {
        "group id": group.id,
        group: group.name,
        kind: group.kind,
        min: String(group.min),
        max: String(group.max),
        free: String(group.free),
        repeat: writeFlag(group.canRepeat),
        "option id": option.id,
        option: (group.kind === "dishes" && dishNames.get(option.id)) || option.name,
        price: plainAmount(option.priceCents, currency),
        "size prices": writeSizePrices(option.priceBySize, sizes, currency),
        default: writeFlag(option.isDefault),
        "sold out": writeFlag(option.soldOut),
        allergens: option.allergens,
        "option groups": writeOptionNames(option.optionGroups, optionGroups),
      };
      return optionColumns.map((column) => cells[column]);
    }),
  );
  const headings = optionColumns.map((column) =>
    column === "price" || column === "size prices" ? `${column} (${currency})` : column,
  );
  return BYTE_ORDER_MARK + [csvLines([headings]), csvLines(rows, quoted)].filter(Boolean).join("\r\n");
}

/**
 * Reads a table of options: a cell for each column of the file.
 * @throws AppError `invalid` if it is no such table
 */
export const readOptions = (text: string): TableRow[] =>
  readTable(text, optionTable, 2 * menuLimits.optionGroups * menuLimits.options);
