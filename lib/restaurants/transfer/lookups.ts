import type { MenuCategory, MenuDish } from "../schema";

/** Folds case and Unicode form, for comparing names. */
export const fold = (name: string) => name.trim().normalize("NFC").toLowerCase();

/** Dishes with the same name: the first of all, and the first of each category by the category's id. */
export type Namesakes = { first: MenuDish; byCategory: Map<string, MenuDish> };

export function groupByName(dishes: readonly MenuDish[]): Map<string, Namesakes> {
  const groups = new Map<string, Namesakes>();
  for (const dish of dishes) {
    const name = fold(dish.name);
    const group = groups.get(name) ?? { first: dish, byCategory: new Map() };
    groups.set(name, group);
    if (!group.byCategory.has(dish.category)) group.byCategory.set(dish.category, dish);
  }
  return groups;
}

/** Maps folded labels to the first category with that label. */
export const groupByLabel = (categories: readonly MenuCategory[]) =>
  new Map(categories.toReversed().map((category) => [fold(category.label), category]));
