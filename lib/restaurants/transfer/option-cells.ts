import type { TableRow } from "@/lib/platform/spreadsheet/table";
import { examplePrice, readPrice } from "@/lib/restaurants/editor/price-text";
import { firstLimits } from "../options/first-limits";
import { type MenuOption, type MenuOptionGroup, type OptionKind, optionKinds } from "../options/options";
import { readOptionNames } from "./option-names";
import type { PlacedGroup, PlacedRow } from "./option-rows";
import { readFlag } from "./read-flag";
import { readSizePrices } from "./size-prices";

/** The parts of the menu that cells of options refer to, as they are after the import. */
export type Lookups = {
  currency: string;
  sizes: readonly { id: string; name: string }[];
  groups: readonly { id: string; name: string }[];
};

export const isOptionKind = (text: string | undefined): text is OptionKind =>
  (optionKinds as readonly (string | undefined)[]).includes(text);

/** Reads the values of a group, an error into the row that gave the value. */
export function readGroup({ id, before, given, rows }: PlacedGroup): MenuOptionGroup {
  function read<Value>(
    column: string,
    parse: (cell: string) => Value | null,
    message: string,
  ): Value | undefined {
    const found = given.get(column);
    const value = found && parse(found.cell);
    const row = rows.find((one) => one.row === found?.row);
    if (value === null && row) row.errors[column] ??= message;
    return value ?? undefined;
  }
  const number = (column: string) =>
    read(column, (cell) => (/^\d{1,4}$/.test(cell) ? Number(cell) : null), "Has to be a whole number");
  const kinds = `Has to be one of ${optionKinds.join(", ")}`;
  const kind =
    read(
      "kind",
      (cell) => (isOptionKind(cell.toLowerCase()) ? (cell.toLowerCase() as OptionKind) : null),
      kinds,
    ) ?? before?.kind;
  const [first] = rows;
  if (!kind && first) first.errors.kind ??= kinds;
  const limits = before ?? firstLimits[kind ?? "choice"];
  return {
    id,
    name: given.get("group")?.cell ?? before?.name ?? "",
    kind: kind ?? "choice",
    min: number("min") ?? limits.min,
    max: number("max") ?? limits.max,
    free: number("free") ?? limits.free,
    canRepeat: read("repeat", readFlag, "Has to be yes or no") ?? limits.canRepeat,
    options: [],
  };
}

type Cells = TableRow["cells"];

function priceOf(cell: string, currency: string): { minor: number } | { error: string } {
  if (cell.trim() === "") return { minor: 0 };
  const unreadable = `Is not a price such as ${examplePrice(currency)}`;
  const read = readPrice(cell, currency, { missing: unreadable, unreadable });
  return "refusal" in read ? { error: read.refusal } : read;
}

/** Reads an option. Without a column it keeps the value that it had; an empty cell is none, no or 0. */
export function readOption(
  { cells, errors }: PlacedRow,
  id: string,
  known: MenuOption | undefined,
  { names }: PlacedGroup,
  kind: OptionKind,
  { currency, sizes, groups }: Lookups,
): MenuOption {
  function read<Value>(
    column: keyof Cells,
    before: Value,
    parse: (cell: string) => { value: Value } | { error: string },
  ): Value {
    const cell = cells[column];
    if (cell === undefined) return before;
    const found = parse(cell);
    if ("error" in found) errors[column] ??= found.error;
    return "error" in found ? before : found.value;
  }
  const flag = (column: string, before: boolean) =>
    read<boolean>(column, before, (cell) => {
      const value = readFlag(cell);
      return value === null ? { error: "Has to be yes or no" } : { value };
    });
  return {
    id,
    name: kind === "dishes" && known ? known.name : (names.get(id) ?? ""),
    priceCents: read("price", known?.priceCents ?? 0, (cell) => {
      const found = priceOf(cell, currency);
      return "error" in found ? found : { value: found.minor };
    }),
    priceBySize: read("size prices", known?.priceBySize ?? {}, (cell) => {
      const found = readSizePrices(cell, sizes, currency, Object.keys(known?.priceBySize ?? {}));
      return "error" in found ? found : { value: found.prices };
    }),
    isDefault: flag("default", known?.isDefault ?? false),
    soldOut: flag("sold out", known?.soldOut ?? false),
    allergens: read("allergens", known?.allergens ?? "", (cell) => ({ value: cell.trim() })),
    optionGroups: read("option groups", known?.optionGroups ?? [], (cell) => {
      const found = readOptionNames(cell, groups);
      return "error" in found ? found : { value: found.ids };
    }),
  };
}
