import { optionGroupProblems, withoutUntouched } from "@/lib/restaurants/options/problems";
import {
  type MenuCategory,
  type MenuDish,
  menuCategory,
  menuDish,
  TWIN_CATEGORY,
  twinCategories,
} from "@/lib/restaurants/schema";
import type { Table } from "./table";

/** Messages of a dish or a category, by field. */
export type EntryProblems = Readonly<Record<string, string>>;

type Issues = readonly { path: PropertyKey[]; message: string }[];

const known = new WeakMap<object, EntryProblems | null>();

/** Marks saved dishes as valid: validating thousands of them would delay the grid. */
export function trustSaved({ dishes }: Table): void {
  for (const dish of dishes) known.set(dish, null);
}

/** Caches the result by entry; a changed entry is another object. */
function remembered<Entry extends object>(
  check: (entry: Entry) => { error?: { issues: Issues } | undefined },
) {
  return (entry: Entry): EntryProblems | null => {
    const before = known.get(entry);
    if (before !== undefined) return before;
    const issues = check(entry).error?.issues ?? [];
    const found =
      issues.length > 0
        ? Object.fromEntries(issues.map((issue) => [String(issue.path[0]), issue.message]))
        : null;
    known.set(entry, found);
    return found;
  };
}

/** Validates a dish; null if it is valid. */
export const dishProblems = remembered((dish: MenuDish) => menuDish.safeParse(dish));
const ownCategoryProblems = remembered((category: MenuCategory) => menuCategory.safeParse(category));

/** Returns the message of a category's name, else that of its times. */
function ownProblem(category: MenuCategory): string | undefined {
  const { label, times } = ownCategoryProblems(category) ?? {};
  return label ?? times;
}

const knownCategories = new WeakMap<readonly MenuCategory[], ReadonlyMap<string, string>>();

/** Returns the messages of categories' names, by category id. */
export function categoryProblems(categories: readonly MenuCategory[]): ReadonlyMap<string, string> {
  const before = knownCategories.get(categories);
  if (before) return before;
  const twins = new Set(twinCategories(categories));
  const found = new Map(
    categories.flatMap((category, index): [string, string][] => {
      const message = ownProblem(category) ?? (twins.has(index) ? TWIN_CATEGORY : null);
      return message ? [[category.id, message]] : [];
    }),
  );
  knownCategories.set(categories, found);
  return found;
}

type WrongPlace = {
  list: "dishes" | "categories" | "optionGroups";
  index: number;
  id: string;
  field: string;
};

/**
 * Lists the invalid cells in the order of the grid, then the invalid fields of option groups.
 * @param untouched the ids of new option groups and options, whose empty fields are left out
 */
export function wrongPlaces(
  { categories, dishes, optionGroups }: Table,
  untouched: ReadonlySet<string> = new Set(),
): WrongPlace[] {
  const found: WrongPlace[] = [];
  const wrong = categoryProblems(categories);
  for (const [index, category] of categories.entries()) {
    if (wrong.has(category.id)) found.push({ list: "categories", index, id: category.id, field: "label" });
  }
  for (const [index, dish] of dishes.entries()) {
    const problems = dishProblems(dish);
    if (problems)
      for (const field of Object.keys(problems)) found.push({ list: "dishes", index, id: dish.id, field });
  }
  const wrongGroups = optionGroupProblems({ dishes, optionGroups });
  for (const [index, group] of optionGroups.entries())
    for (const field of Object.keys(withoutUntouched(group, wrongGroups.get(group.id) ?? {}, untouched)))
      found.push({ list: "optionGroups", index, id: group.id, field });
  return found;
}
