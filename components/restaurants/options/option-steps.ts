import { randomKey } from "@/lib/platform/runtime/random-key";
import { menuLimits } from "@/lib/restaurants/limits";
import type { OptionBeginnings } from "@/lib/restaurants/options/beginnings";
import { firstLimits } from "@/lib/restaurants/options/first-limits";
import type { MenuOption, MenuOptionGroup, OptionKind } from "@/lib/restaurants/options/options";
import type { MenuDish } from "@/lib/restaurants/schema";
import type { Table } from "../grid/table";

export const blankOption = (name = ""): MenuOption => ({
  id: randomKey(),
  name,
  priceCents: 0,
  priceBySize: {},
  isDefault: false,
  soldOut: false,
  allergens: "",
  optionGroups: [],
});

/** Returns the option of a group of dishes that stands for a dish. */
export const dishOption = ({ id, name }: Pick<MenuDish, "id" | "name">): MenuOption => ({
  ...blankOption(name.trim().slice(0, menuLimits.name) || "A dish without a name"),
  id,
});

function freeName(name: string, groups: readonly MenuOptionGroup[]): string {
  const taken = new Set(groups.map((group) => group.name.toLowerCase()));
  const names = Array.from({ length: groups.length + 1 }, (_, at) => (at === 0 ? name : `${name} ${at + 1}`));
  return names.find((one) => !taken.has(one.toLowerCase())) ?? name;
}

/** Returns a group of a kind to begin with, under a name that is free. */
export function newGroup(
  kind: OptionKind,
  groups: readonly MenuOptionGroup[],
  beginnings: OptionBeginnings,
): MenuOptionGroup {
  const { name, options } = beginnings[kind];
  return {
    id: randomKey(),
    name: freeName(name, groups),
    kind,
    ...firstLimits[kind],
    options: options.map((option) => blankOption(option)),
  };
}

export const withGroup = (table: Table, group: MenuOptionGroup): Table => ({
  ...table,
  optionGroups: [...table.optionGroups, group],
});

/** Changes a group; one of sizes is chosen exactly once. */
export function changedGroup(table: Table, id: string, change: Partial<MenuOptionGroup>): Table {
  const sizes = change.kind === "size" ? { min: 1, max: 1, free: 0, canRepeat: false } : {};
  return {
    ...table,
    optionGroups: table.optionGroups.map((group) =>
      group.id === id ? { ...group, ...change, ...sizes } : group,
    ),
  };
}

/** Changes an option of a group. */
export const changedOption = (group: MenuOptionGroup, id: string, change: Partial<MenuOption>) => ({
  options: group.options.map((option) => (option.id === id ? { ...option, ...change } : option)),
});

/** Moves an entry by one place. */
export function stepped<Entry extends { id: string }>(
  list: readonly Entry[],
  id: string,
  by: 1 | -1,
): Entry[] {
  const at = list.findIndex((entry) => entry.id === id);
  const entry = list[at];
  const to = at + by;
  if (!entry || to < 0 || to >= list.length) return [...list];
  return list.toSpliced(at, 1).toSpliced(to, 0, entry);
}

/** Removes a group from the menu, and from all that has it. */
export function withoutGroup(table: Table, id: string): Table {
  const without = (ids: readonly string[]) => ids.filter((one) => one !== id);
  return {
    ...table,
    optionGroups: table.optionGroups
      .filter((group) => group.id !== id)
      .map((group) => ({
        ...group,
        options: group.options.map((option) => ({ ...option, optionGroups: without(option.optionGroups) })),
      })),
    dishes: table.dishes.map((dish) =>
      dish.optionGroups.includes(id) ? { ...dish, optionGroups: without(dish.optionGroups) } : dish,
    ),
  };
}

/**
 * Gives dishes a group, or takes it from them. Groups keep their order on the menu; new sizes replace those that a dish
 * had, as it has sizes once.
 */
export function withDishGroup(table: Table, id: string, dishes: ReadonlySet<string>, has: boolean): Table {
  const kinds = new Map(table.optionGroups.map((group) => [group.id, group.kind]));
  const isReplaced = (one: string) => kinds.get(id) === "size" && kinds.get(one) === "size";
  const order = table.optionGroups.map((group) => group.id);
  const change = (dish: MenuDish): MenuDish => {
    if (!dishes.has(dish.id) || dish.optionGroups.includes(id) === has) return dish;
    const others = dish.optionGroups.filter((one) => one !== id && !(has && isReplaced(one)));
    const next = has ? [...others, id].sort((a, b) => order.indexOf(a) - order.indexOf(b)) : others;
    return { ...dish, optionGroups: next };
  };
  return { ...table, dishes: table.dishes.map(change) };
}

/** Sets the price that a size adds to a dish; null for that of the group. */
export function withSizePrice(table: Table, dish: string, size: string, price: number | null): Table {
  return {
    ...table,
    dishes: table.dishes.map((one) => {
      if (one.id !== dish) return one;
      const { [size]: _, ...others } = one.sizePrices;
      return { ...one, sizePrices: price === null ? others : { ...others, [size]: price } };
    }),
  };
}
