import type { Option, OptionGroup } from "./chosen-options";
import type { DishOptions, MenuOption, MenuOptionGroup } from "./options";

type GroupsById = ReadonlyMap<string, OptionGroup>;

const pick = (groups: GroupsById, ids: readonly string[]) => ids.flatMap((id) => groups.get(id) ?? []);

/** Resolves the groups of the options of all groups. */
function resolve(all: readonly MenuOptionGroup[], inner: GroupsById): GroupsById {
  const withGroups = ({ optionGroups, ...option }: MenuOption): Option => ({
    ...option,
    groups: pick(inner, optionGroups),
  });
  return new Map(all.map((group) => [group.id, { ...group, options: group.options.map(withGroups) }]));
}

const resolved = new WeakMap<readonly MenuOptionGroup[], GroupsById>();

/** Resolves the groups of a menu once: the largest menu has 360,000 options of options for each of its dishes. */
function groupsOf(all: readonly MenuOptionGroup[]): GroupsById {
  const known = resolved.get(all);
  if (known) return known;
  const groups = resolve(all, resolve(all, new Map()));
  resolved.set(all, groups);
  return groups;
}

/** Returns the option groups of a dish, with its `sizePrices` in place of the group's. Skips unknown ids. */
export function dishOptionGroups(dish: Partial<DishOptions>, all: readonly MenuOptionGroup[]): OptionGroup[] {
  const { optionGroups = [], sizePrices = {} } = dish;
  return pick(groupsOf(all), optionGroups).map((group) => {
    if (group.kind !== "size") return group;
    const options = group.options.map((option) => ({
      ...option,
      priceCents: Object.hasOwn(sizePrices, option.id) ? (sizePrices[option.id] ?? 0) : option.priceCents,
    }));
    return { ...group, options };
  });
}

/** Says whether options can add to the lowest price of a dish, which has the cheapest size. */
export const canCostMore = (groups: readonly OptionGroup[]): boolean =>
  groups.some(({ kind, options }) => {
    if (kind === "remove") return false;
    const least = kind === "size" ? Math.min(...options.map(({ priceCents }) => priceCents)) : 0;
    return options.some(({ priceCents }) => priceCents > least);
  });

/** Returns the lowest price of a dish with the options that it needs, in minor units. */
export function lowestPrice(base: number, groups: readonly OptionGroup[]): number {
  const needed = groups.flatMap((group) => {
    const count = Math.max(0, (group.kind === "size" ? 1 : group.min) - group.free);
    if (count === 0 || group.kind === "remove") return [];
    const prices = group.options
      .filter(({ soldOut }) => !soldOut)
      .map(({ priceCents, priceBySize, groups: inner }) =>
        lowestPrice(Math.min(priceCents, ...Object.values(priceBySize)), inner),
      )
      .sort((a, b) => a - b);
    if (group.canRepeat) return [(prices[0] ?? 0) * count];
    return prices.slice(0, count);
  });
  return needed.reduce((sum, price) => sum + price, base);
}
