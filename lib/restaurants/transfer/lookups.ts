import type { MenuCategory, MenuDish } from "../schema";
import { slugOf } from "../slug";

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

/** Makes unique ids from names. A repeated name continues its counter, so that many equal names take linear time. */
export class FreeIds {
  private readonly numbers = new Map<string, number>();

  /** @param taken the ids in use, also those that are added later */
  constructor(private readonly taken: { has: (id: string) => boolean }) {}

  /** Returns a free id for a name; the caller adds it to the ids in use. */
  take(name: string): string {
    const wanted = slugOf(name).slice(0, 50) || "entry";
    for (let number = this.numbers.get(wanted) ?? 1; ; number++) {
      const id = number === 1 ? wanted : `${wanted}-${number}`;
      if (this.taken.has(id)) continue;
      this.numbers.set(wanted, number);
      return id;
    }
  }
}
