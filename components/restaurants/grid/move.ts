import type { MenuDish } from "@/lib/restaurants/schema";
import { findCategory, findDish, type Table } from "./table";

/** A drop position: before a dish, or at the end of a category. */
export type Place = { before: string } | { endOf: string };

/** Returns the table with a dish moved. */
export function dishMoved(table: Table, id: string, place: Place): Table {
  const dish = findDish(table, id);
  if (!dish || ("before" in place && place.before === id)) return table;
  const others = table.dishes.filter((one) => one !== dish);
  if ("before" in place) {
    const at = others.findIndex((one) => one.id === place.before);
    const next = others[at];
    return next ? { ...table, dishes: inserted(others, at, dish, next.category) } : table;
  }
  const last = others.findLastIndex((one) => one.category === place.endOf);
  return { ...table, dishes: inserted(others, last < 0 ? others.length : last + 1, dish, place.endOf) };
}

const inserted = (others: MenuDish[], at: number, dish: MenuDish, category: string): MenuDish[] =>
  others.toSpliced(at, 0, dish.category === category ? dish : { ...dish, category });

/** Returns the table with a dish moved by one place, across the borders of its category. */
export function dishStepped(table: Table, id: string, by: 1 | -1): Table {
  const dish = findDish(table, id);
  if (!dish) return table;
  const own = table.dishes.filter(({ category }) => category === dish.category);
  const at = own.findIndex((one) => one.id === id);
  if (by < 0) {
    const before = own[at - 1];
    if (before) return dishMoved(table, id, { before: before.id });
  } else if (own[at + 1]) {
    const next = own[at + 2];
    return dishMoved(table, id, next ? { before: next.id } : { endOf: dish.category });
  }
  const place = table.categories.findIndex((category) => category.id === dish.category);
  const category = table.categories[place + by];
  if (!category) return table;
  const first = table.dishes.find((one) => one.category === category.id);
  return dishMoved(table, id, by > 0 && first ? { before: first.id } : { endOf: category.id });
}

/** Returns the table with a category moved before another one; without one to the end. */
export function categoryMoved(table: Table, id: string, before: string | null): Table {
  const category = findCategory(table, id);
  if (!category || before === id) return table;
  const others = table.categories.filter((one) => one !== category);
  const at = before === null ? others.length : others.findIndex((one) => one.id === before);
  return at < 0 ? table : { ...table, categories: others.toSpliced(at, 0, category) };
}

/** Returns the table with a category moved by one place. */
export function categoryStepped(table: Table, id: string, by: 1 | -1): Table {
  const at = table.categories.findIndex((one) => one.id === id);
  const to = at + by;
  if (at < 0 || to < 0 || to >= table.categories.length) return table;
  return categoryMoved(table, id, table.categories[by > 0 ? to + 1 : to]?.id ?? null);
}

/** Returns the table without a category; its dishes move to the end of category `to`, or are deleted. */
export function withoutCategory(table: Table, id: string, to: string | null): Table {
  const categories = table.categories.filter((category) => category.id !== id);
  const staying = table.dishes.filter(({ category }) => category !== id);
  if (to === null) return { ...table, categories, dishes: staying };
  const moved = table.dishes.filter(({ category }) => category === id);
  return { ...table, categories, dishes: [...staying, ...moved.map((dish) => ({ ...dish, category: to }))] };
}
