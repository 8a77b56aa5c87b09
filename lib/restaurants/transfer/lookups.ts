import type { MenuCategory, MenuDish } from "../schema";

/** Names are the same in any case of their letters. */
export const fold = (name: string) => name.trim().normalize("NFC").toLowerCase();

/** The dishes of one name: the first of all, and the first of each category by its id. */
export type Namesakes = { first: MenuDish; byCategory: Map<string, MenuDish> };

/** Dishes by their folded names. */
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

/** Categories by their folded labels, the first of each label. */
export const groupByLabel = (categories: readonly MenuCategory[]) =>
  new Map(categories.toReversed().map((category) => [fold(category.label), category]));
