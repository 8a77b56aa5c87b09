import { joinAllergens } from "../allergens";
import type { Taxed } from "../terms/terms";
import type { MenuOptionGroup } from "./options";
import type { OptionPart } from "./price-options";

type Groups = readonly MenuOptionGroup[];

const changed = (
  groups: Groups,
  change: (options: MenuOptionGroup["options"]) => MenuOptionGroup["options"],
) => groups.map((group) => (group.kind === "dishes" ? { ...group, options: change(group.options) } : group));

/** Gives the options of combos the names and allergens of their dishes, without those that the menu doesn't show. */
export function withDishesShown(
  groups: Groups,
  dishes: readonly { id: string; name: string; allergens?: string | undefined }[],
): MenuOptionGroup[] {
  const known = new Map(dishes.map((dish) => [dish.id, dish]));
  return changed(groups, (options) =>
    options.flatMap((option) => {
      const dish = known.get(option.id);
      if (!dish) return [];
      return [{ ...option, name: dish.name, allergens: joinAllergens([dish.allergens, option.allergens]) }];
    }),
  );
}

/** Marks the dishes of combos that are sold out. */
export const withSoldOutDishes = (groups: Groups, soldOut: readonly string[]): MenuOptionGroup[] =>
  changed(groups, (options) =>
    options.map((option) => (soldOut.includes(option.id) ? { ...option, soldOut: true } : option)),
  );

/** Returns the ids of the groups of combos that have fewer dishes left than guests have to choose. */
export function soldOutGroups(groups: Groups, soldOut: readonly string[]): ReadonlySet<string> {
  const lacking = groups.filter(({ kind, min, canRepeat, options }) => {
    const left = options.filter(({ id }) => !soldOut.includes(id)).length;
    return kind === "dishes" && left < (canRepeat ? Math.min(min, 1) : min);
  });
  return new Set(lacking.map(({ id }) => id));
}

/** A dish of a combo by its tax, with the price that it has alone, in minor units. */
export type Content = Taxed & { priceCents: number };

/** Returns the dishes that a chosen combo consists of; none for a dish that is no combo. */
export const contentsOf = (
  parts: readonly OptionPart[],
  dishes: readonly (Content & { id: string })[],
): Content[] =>
  parts.flatMap(({ dishId, quantity }) => {
    const dish = dishId === undefined ? undefined : dishes.find(({ id }) => id === dishId);
    if (!dish) return [];
    const { category, taxClass, priceCents } = dish;
    return [{ category, ...(taxClass && { taxClass }), priceCents: priceCents * quantity }];
  });

type Ordered = { dishId: string; name: string; options: readonly OptionPart[] };

/** Returns the dish of a line, and those that it consists of if it is a combo. */
export const dishesOf = ({ dishId: id, name, options }: Ordered): { dishId: string; name: string }[] => [
  { dishId: id, name },
  ...options.flatMap(({ dishId, name: part }) => (dishId === undefined ? [] : [{ dishId, name: part }])),
];
