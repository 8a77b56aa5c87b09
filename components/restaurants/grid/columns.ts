import { priceText, readPrice } from "@/lib/restaurants/editor/price-text";
import { type MenuDish, menuDish } from "@/lib/restaurants/schema";
import type { Table } from "./table";

/** The columns whose cells have a value of the draft. */
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

/** The columns of the grid from left to right; sold out is not of the draft. */
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

/** The field of a dish that stands in a column. */
export const fieldOf = {
  name: "name",
  category: "category",
  price: "priceCents",
  description: "description",
  plate: "emoji",
  popular: "popular",
  hidden: "hidden",
} as const satisfies Record<ValueColumn, keyof MenuDish>;

/** The column in which a field of a dish or a category is seen. */
export const columnOf = (field: string): ValueColumn =>
  field === "picture" ? "plate" : (valueColumns.find((key) => fieldOf[key] === field) ?? "name");

export const isValueColumn = (column: ColumnKey): column is ValueColumn => Object.hasOwn(fieldOf, column);

/** Columns whose cells are typed into. */
export const isTextColumn = (column: ColumnKey): column is "name" | "price" | "description" =>
  column === "name" || column === "price" || column === "description";

export const isFlagColumn = (column: ColumnKey): column is "popular" | "hidden" =>
  column === "popular" || column === "hidden";

/** What a cell is as text: in its field while it is edited, and where it is copied to a spreadsheet. */
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

/** One line, as fields of one line have it. */
const oneLine = (text: string) => text.replace(/\s+/gu, " ").trim();

/** What a text says in a column; or why it can't be read, as a sentence. */
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

/** Why a value that can be read is wrong all the same; null where it is right. */
export function wrongIn(change: Partial<MenuDish>): string | null {
  return menuDish.partial().safeParse(change).error?.issues[0]?.message ?? null;
}
