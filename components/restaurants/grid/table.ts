import { randomKey } from "@/lib/platform/runtime/random-key";
import { DEFAULT_EMOJI } from "@/lib/restaurants/limits";
import type { MenuCategory, MenuContent, MenuDish } from "@/lib/restaurants/schema";

/** The edited data: immutable, and unchanged parts keep their identity. */
export type Table = Pick<MenuContent, "categories" | "dishes" | "optionGroups">;

/** Changed fields by the id of the dish. */
export type DishChanges = ReadonlyMap<string, Partial<MenuDish>>;

export const blankDish = (category: string, id = randomKey()): MenuDish => ({
  id,
  category,
  name: "",
  description: "",
  priceCents: 0,
  emoji: DEFAULT_EMOJI,
  picture: "",
  popular: false,
  hidden: false,
  kinds: [],
  taxClass: "",
  allergens: "",
  optionGroups: [],
  sizePrices: {},
});

export const findDish = ({ dishes }: Table, id: string): MenuDish | undefined =>
  dishes.find((dish) => dish.id === id);

export const findCategory = ({ categories }: Table, id: string): MenuCategory | undefined =>
  categories.find((category) => category.id === id);

export function withDishes(table: Table, change: DishChanges): Table {
  if (change.size === 0) return table;
  const dishes = table.dishes.map((dish) => {
    const own = change.get(dish.id);
    return own ? { ...dish, ...own } : dish;
  });
  return { ...table, dishes };
}

export const withDish = (table: Table, id: string, change: Partial<MenuDish>): Table =>
  withDishes(table, new Map([[id, change]]));

export const withoutDishes = (table: Table, ids: ReadonlySet<string>): Table => ({
  ...table,
  dishes: table.dishes.filter(({ id }) => !ids.has(id)),
});

/** Returns the table with new dishes after a dish; without one at the end. */
export function withNewDishes(table: Table, added: readonly MenuDish[], behind?: string): Table {
  const index = behind === undefined ? -1 : table.dishes.findIndex(({ id }) => id === behind);
  const at = index < 0 ? table.dishes.length : index + 1;
  return { ...table, dishes: table.dishes.toSpliced(at, 0, ...added) };
}

/** Inserts a copy after each dish. */
export function duplicated(table: Table, ids: ReadonlySet<string>): { table: Table; copies: string[] } {
  const copies: string[] = [];
  const dishes = table.dishes.flatMap((dish) => {
    if (!ids.has(dish.id)) return [dish];
    const copy = { ...dish, id: randomKey() };
    copies.push(copy.id);
    return [dish, copy];
  });
  return { table: { ...table, dishes }, copies };
}
