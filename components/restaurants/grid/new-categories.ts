import { randomKey } from "@/lib/platform/runtime/random-key";
import { menuCategory, menuLimits } from "@/lib/restaurants/schema";
import type { Table } from "./table";

/** Adds missing categories by name; skips invalid names. */
export function withCategories(table: Table, labels: readonly string[]): Table {
  const known = new Set(table.categories.map(({ label }) => label.trim().toLowerCase()));
  const room = menuLimits.categories - table.categories.length;
  const added = labels.flatMap((label) => {
    const { data } = menuCategory.safeParse({ id: randomKey(), label: label.trim() });
    if (!data || known.has(data.label.toLowerCase())) return [];
    known.add(data.label.toLowerCase());
    return [data];
  });
  if (added.length === 0) return table;
  return { ...table, categories: [...table.categories, ...added.slice(0, room)] };
}
