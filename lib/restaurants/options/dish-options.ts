import { MAX_DEPTH } from "./check-options";
import type { Option, OptionGroup } from "./chosen-options";
import type { DishOptions, MenuOption, MenuOptionGroup } from "./options";

function groupsOf(ids: readonly string[], all: readonly MenuOptionGroup[], depth: number): OptionGroup[] {
  const withGroups = ({ optionGroups, ...option }: MenuOption): Option => ({
    ...option,
    groups: depth < MAX_DEPTH ? groupsOf(optionGroups, all, depth + 1) : [],
  });
  return ids.flatMap((id) => {
    const group = all.find((one) => one.id === id);
    return group ? [{ ...group, options: group.options.map(withGroups) }] : [];
  });
}

/** Returns the option groups of a dish, with its `sizePrices` in place of the group's. Skips unknown ids. */
export function dishOptionGroups(dish: Partial<DishOptions>, all: readonly MenuOptionGroup[]): OptionGroup[] {
  const { optionGroups = [], sizePrices = {} } = dish;
  return groupsOf(optionGroups, all, 0).map((group) => {
    if (group.kind !== "size") return group;
    const options = group.options.map((option) => ({
      ...option,
      priceCents: Object.hasOwn(sizePrices, option.id) ? (sizePrices[option.id] ?? 0) : option.priceCents,
    }));
    return { ...group, options };
  });
}

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
