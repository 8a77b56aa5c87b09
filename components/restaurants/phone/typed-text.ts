import type { MenuDish } from "@/lib/restaurants/schema";
import { cellText, fieldOf, readCell, type ValueColumn } from "../grid/columns";
import type { GridStore } from "../grid/store";
import { findDish } from "../grid/table";

/** Text fields of a dish. */
export type TypedField = Extract<ValueColumn, "name" | "price" | "description" | "plate" | "allergens">;

type Value = string | number;

/** A typed text, shown while the dish has the value written for it, in the same currency. */
export type Typed = { dish: string; text: string; written: Value; before: Value; currency: string };

const isShown = (dish: MenuDish, field: TypedField, typed: Typed | null, currency: string): typed is Typed =>
  typed?.dish === dish.id && typed.written === dish[fieldOf[field]] && typed.currency === currency;

const noTable = { categories: [], optionGroups: [] };

/** Parses trimmed text; null for an invalid price. */
function read(text: string, field: TypedField, currency: string): { value: Value } | { refusal: string } {
  if (field !== "price") return { value: text.trim() };
  const price = readCell(text, field, noTable, currency);
  return "refusal" in price ? price : { value: price.change.priceCents ?? 0 };
}

/** Returns the text of a dish's field, and its error message. */
export function textOf(dish: MenuDish, field: TypedField, typed: Typed | null, currency: string) {
  if (!isShown(dish, field, typed, currency))
    return { text: cellText(dish, field, noTable, currency), refusal: undefined };
  const found = read(typed.text, field, currency);
  return { text: typed.text, refusal: "refusal" in found ? found.refusal : undefined };
}

/** Writes a text's value to the dish; an invalid text restores the value from before typing. */
export function typeText(
  grid: GridStore,
  id: string,
  field: TypedField,
  text: string,
  typed: Typed | null,
): Typed | null {
  const { table, currency } = grid.get();
  const dish = findDish(table, id);
  if (!dish) return null;
  const now = dish[fieldOf[field]];
  const before = isShown(dish, field, typed, currency) ? typed.before : now;
  const found = read(text, field, currency);
  const written = "value" in found ? found.value : before;
  if (written !== now) grid.do({ type: "change", id, change: { [fieldOf[field]]: written } });
  return { dish: id, text, written, before, currency };
}
