import type { MenuDish } from "@/lib/restaurants/schema";
import { cellText, fieldOf, readCell, type ValueColumn } from "../grid/columns";
import type { GridStore } from "../grid/store";
import { findDish } from "../grid/table";

/** The fields of a dish that are typed into. */
export type TypedField = Extract<ValueColumn, "name" | "price" | "description" | "plate">;

type Value = string | number;

/** A text as it was typed. It is shown as long as the dish has the value that was written for it. */
export type Typed = { dish: string; text: string; written: Value; before: Value };

const isShown = (dish: MenuDish, field: TypedField, typed: Typed | null): typed is Typed =>
  typed?.dish === dish.id && typed.written === dish[fieldOf[field]];

const noTable = { categories: [], dishes: [] };

/** The value of a text without the spaces around it; null for a price that can't be read. */
function read(text: string, field: TypedField): { value: Value } | { refusal: string } {
  if (field !== "price") return { value: text.trim() };
  const price = readCell(text, field, noTable);
  return "refusal" in price ? price : { value: price.change.priceCents ?? 0 };
}

/** The text of a dish's field, and why it can't be read. */
export function textOf(dish: MenuDish, field: TypedField, typed: Typed | null) {
  if (!isShown(dish, field, typed)) return { text: cellText(dish, field, noTable), refusal: undefined };
  const found = read(typed.text, field);
  return { text: typed.text, refusal: "refusal" in found ? found.refusal : undefined };
}

/** Writes the value of a text into the dish; one that can't be read leaves the value from before it was typed. */
export function typeText(
  grid: GridStore,
  id: string,
  field: TypedField,
  text: string,
  typed: Typed | null,
): Typed | null {
  const dish = findDish(grid.get().table, id);
  if (!dish) return null;
  const now = dish[fieldOf[field]];
  const before = isShown(dish, field, typed) ? typed.before : now;
  const found = read(text, field);
  const written = "value" in found ? found.value : before;
  if (written !== now) grid.do({ type: "change", id, change: { [fieldOf[field]]: written } });
  return { dish: id, text, written, before };
}
