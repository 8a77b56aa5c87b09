import { priceText, readPrice } from "@/lib/restaurants/editor/price-text";
import { type MenuDish, menuDish } from "@/lib/restaurants/schema";
import type { Table } from "./table";

/** Columns with values of the draft. */
export const valueColumns = [
  "name",
  "category",
  "price",
  "description",
  "plate",
  "popular",
  "hidden",
] as const;
export type ValueColumn = (typeof valueColumns)[number];

/** Columns from left to right; "sold out" is not part of the draft. */
export const columnKeys = ["pick", ...valueColumns, "soldOut", "actions"] as const;
export type ColumnKey = (typeof columnKeys)[number];

export const columnTitles: Record<ColumnKey, string> = {
  pick: "Select",
  name: "Name",
  category: "Category",
  price: "Price",
  description: "Description",
  plate: "Picture",
  popular: "Popular",
  hidden: "Hidden",
  soldOut: "Sold out",
  actions: "Actions",
};

/** Maps columns to fields of a dish. */
export const fieldOf = {
  name: "name",
  category: "category",
  price: "priceCents",
  description: "description",
  plate: "emoji",
  popular: "popular",
  hidden: "hidden",
} as const satisfies Record<ValueColumn, keyof MenuDish>;

/** Maps fields of a dish or a category to columns. */
export const columnOf = (field: string): ValueColumn =>
  field === "picture" ? "plate" : (valueColumns.find((key) => fieldOf[key] === field) ?? "name");

export const isValueColumn = (column: ColumnKey): column is ValueColumn => Object.hasOwn(fieldOf, column);

export const isTextColumn = (column: ColumnKey): column is "name" | "price" | "description" =>
  column === "name" || column === "price" || column === "description";

export const isFlagColumn = (column: ColumnKey): column is "popular" | "hidden" =>
  column === "popular" || column === "hidden";

/** Formats a cell as text, for editing and for copying to a spreadsheet. */
export function cellText(dish: MenuDish, column: ValueColumn, { categories }: Table): string {
  if (column === "category") return categories.find(({ id }) => id === dish.category)?.label ?? "";
  if (column === "price") return priceText(dish.priceCents);
  if (isFlagColumn(column)) return dish[column] ? "yes" : "";
  return dish[fieldOf[column] as "name" | "description" | "emoji"];
}

const flags: Record<string, boolean> = {
  "": false,
  no: false,
  n: false,
  false: false,
  "0": false,
  yes: true,
  y: true,
  true: true,
  "1": true,
  x: true,
  "✓": true,
};

type Read = { change: Partial<MenuDish> } | { refusal: string };

const short = (text: string) => (text.length > 40 ? `${text.slice(0, 40)}…` : text);

const oneLine = (text: string) => text.replace(/\s+/gu, " ").trim();

/** Parses the text of a cell; returns a message if it is invalid. */
export function readCell(text: string, column: ValueColumn, { categories }: Table): Read {
  const value = oneLine(text);
  if (column === "price") {
    const priceCents = readPrice(value);
    if (priceCents === null) {
      return {
        refusal: value ? `“${short(value)}” is not a price such as 12.50` : "A price such as 12.50 is needed",
      };
    }
    return checked({ priceCents });
  }
  if (column === "category") {
    const wanted = value.toLowerCase();
    const category = categories.find(({ label }) => label.trim().toLowerCase() === wanted);
    return category
      ? { change: { category: category.id } }
      : { refusal: value ? `There is no category “${short(value)}”` : "A category is needed" };
  }
  if (isFlagColumn(column)) {
    const flag = flags[value.toLowerCase()];
    return flag === undefined
      ? { refusal: `“${short(value)}” is neither yes nor no` }
      : { change: { [column]: flag } };
  }
  return { change: { [fieldOf[column]]: value } };
}

function checked(change: { priceCents: number }): Read {
  const wrong = menuDish.shape.priceCents.safeParse(change.priceCents).error?.issues[0];
  return wrong ? { refusal: wrong.message } : { change };
}

/** Validates a parsed value; null if it is valid. */
export function wrongIn(change: Partial<MenuDish>): string | null {
  return menuDish.partial().safeParse(change).error?.issues[0]?.message ?? null;
}
