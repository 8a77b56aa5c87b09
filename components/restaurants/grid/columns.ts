import { plainAmount } from "@/lib/platform/money/plain-amount";
import { examplePrice, readPrice } from "@/lib/restaurants/editor/price-text";
import { readKindNames, writeKindNames } from "@/lib/restaurants/kind-names";
import { type MenuCategory, type MenuDish, menuDish } from "@/lib/restaurants/schema";
import { readOptionNames, writeOptionNames } from "@/lib/restaurants/transfer/option-names";
import { readFlag } from "@/lib/restaurants/transfer/read-flag";
import type { Table } from "./table";

/** Columns from left to right. */
export const gridColumns = {
  pick: { title: "Select", width: "3.75rem" },
  name: { title: "Name", width: "minmax(11rem,1.3fr)" },
  category: { title: "Category", width: "minmax(7rem,0.7fr)" },
  price: { title: "Price", width: "5.75rem" },
  description: { title: "Description", width: "minmax(11rem,2fr)" },
  plate: { title: "Picture", width: "3.75rem" },
  popular: { title: "Popular", width: "3rem" },
  hidden: { title: "Hidden", width: "3rem" },
  options: { title: "Options", width: "minmax(8rem,0.8fr)" },
  kinds: { title: "Only for", width: "minmax(7rem,0.6fr)" },
  allergens: { title: "Allergens", width: "minmax(7rem,0.6fr)" },
  soldOut: { title: "Sold out", width: "3rem" },
  actions: { title: "Actions", width: "3rem" },
};
export type ColumnKey = keyof typeof gridColumns;
export const columnKeys = Object.keys(gridColumns) as ColumnKey[];

/** Maps columns with values of the draft to fields of a dish; "sold out" is not part of the draft. */
export const fieldOf = {
  name: "name",
  category: "category",
  price: "priceCents",
  description: "description",
  plate: "emoji",
  popular: "popular",
  hidden: "hidden",
  options: "optionGroups",
  kinds: "kinds",
  allergens: "allergens",
} as const satisfies Partial<Record<ColumnKey, keyof MenuDish>>;
export type ValueColumn = keyof typeof fieldOf;
export const valueColumns = Object.keys(fieldOf) as ValueColumn[];

/** Returns whether some dish is only for some kinds of order. */
export const hasKinds = ({ dishes }: Pick<Table, "dishes">): boolean =>
  dishes.some(({ kinds }) => kinds.length > 0);

export const hasAllergens = ({ dishes }: Pick<Table, "dishes">): boolean =>
  dishes.some(({ allergens }) => allergens !== "");

/** Returns the columns with values in a menu: without options if it has no groups of them, and what no dish has. */
export function valueColumnsIn(table: Pick<Table, "optionGroups" | "dishes">): ValueColumn[] {
  const isEmpty: Partial<Record<ValueColumn, boolean>> = {
    options: table.optionGroups.length === 0,
    kinds: !hasKinds(table),
    allergens: !hasAllergens(table),
  };
  return valueColumns.filter((column) => !isEmpty[column]);
}

/** Maps fields of a dish or a category to columns. */
export const columnOf = (field: string): ValueColumn =>
  field === "picture" ? "plate" : (valueColumns.find((key) => fieldOf[key] === field) ?? "name");

export const isValueColumn = (column: ColumnKey): column is ValueColumn => Object.hasOwn(fieldOf, column);

const textColumns = ["name", "price", "description", "options", "kinds", "allergens"] as const;
type TextColumn = (typeof textColumns)[number];

export const isTextColumn = (column: ColumnKey): column is TextColumn =>
  textColumns.includes(column as TextColumn);

export const isFlagColumn = (column: ColumnKey): column is "popular" | "hidden" =>
  column === "popular" || column === "hidden";

/** The entries that cells refer to by name. */
type NamedEntries = Pick<Table, "optionGroups"> & { categories: readonly MenuCategory[] };

/** Formats a cell as text, for editing and for copying to a spreadsheet. */
export function cellText(
  dish: MenuDish,
  column: ValueColumn,
  { categories, optionGroups }: NamedEntries,
  currency: string,
): string {
  if (column === "category") return categories.find(({ id }) => id === dish.category)?.label ?? "";
  if (column === "price") return plainAmount(dish.priceCents, currency);
  if (isFlagColumn(column)) return dish[column] ? "yes" : "";
  if (column === "options") return writeOptionNames(dish.optionGroups, optionGroups);
  if (column === "kinds") return writeKindNames(dish.kinds);
  return dish[fieldOf[column] as "name" | "description" | "emoji" | "allergens"];
}

type Read = { change: Partial<MenuDish> } | { refusal: string };

const short = (text: string) => (text.length > 40 ? `${text.slice(0, 40)}…` : text);

const oneLine = (text: string) => text.replace(/\s+/gu, " ").trim();

/** Parses the text of a cell; returns a message if it is invalid. */
export function readCell(
  text: string,
  column: ValueColumn,
  { categories, optionGroups }: NamedEntries,
  currency: string,
): Read {
  const value = oneLine(text);
  if (column === "price") {
    const example = examplePrice(currency);
    const read = readPrice(value, currency, {
      missing: `A price such as ${example} is needed`,
      unreadable: `“${short(value)}” is not a price such as ${example}`,
    });
    return "refusal" in read ? read : { change: { priceCents: read.minor } };
  }
  if (column === "category") {
    const wanted = value.toLowerCase();
    const category = categories.find(({ label }) => oneLine(label).toLowerCase() === wanted);
    return category
      ? { change: { category: category.id } }
      : { refusal: value ? `There is no category “${short(value)}”` : "A category is needed" };
  }
  if (isFlagColumn(column)) {
    const flag = readFlag(value);
    return flag === null
      ? { refusal: `“${short(value)}” is neither yes nor no` }
      : { change: { [column]: flag } };
  }
  if (column === "options") {
    const read = readOptionNames(value, optionGroups);
    return "error" in read ? { refusal: read.error } : { change: { optionGroups: read.ids } };
  }
  if (column === "kinds") {
    const read = readKindNames(value);
    return "error" in read ? { refusal: read.error } : { change: { kinds: read.kinds } };
  }
  return { change: { [fieldOf[column]]: value } };
}

/** Validates a parsed value; null if it is valid. */
export function wrongIn(change: Partial<MenuDish>): string | null {
  return menuDish.partial().safeParse(change).error?.issues[0]?.message ?? null;
}
