import type { Choice, Chosen, Option, OptionGroup } from "./chosen-options";

/** Returns the options that are chosen at first: available defaults, and the first size. */
export function defaultChosen(groups: readonly OptionGroup[]): Chosen {
  return groups.flatMap((group) => {
    const available = group.options.filter(({ soldOut }) => !soldOut);
    const defaults = available.filter(({ isDefault }) => isDefault);
    const chosen = defaults.length > 0 || group.kind !== "size" ? defaults : available;
    return chosen.slice(0, group.kind === "size" ? 1 : group.max).map((option) => {
      const inner = defaultChosen(option.groups);
      return { group: group.id, option: option.id, ...(inner.length > 0 && { chosen: inner }) };
    });
  });
}

const isOf = (group: OptionGroup, option: Option) => (choice: Choice) =>
  choice.group === group.id && choice.option === option.id;

export const findChoice = (chosen: Chosen, group: OptionGroup, option: Option) =>
  chosen.find(isOf(group, option));

/** Returns the number of chosen options of a group, with repeated ones. */
export const countIn = (chosen: Chosen, group: OptionGroup): number =>
  chosen.filter((choice) => choice.group === group.id).reduce((sum, { quantity = 1 }) => sum + quantity, 0);

/** Returns whether choosing an option replaces the one chosen before. */
export const isSingle = ({ max }: OptionGroup) => max === 1;

/**
 * Sets the quantity of an option; 0 removes it. A new choice has the defaults of the option's own groups, and replaces the
 * other choice in a group with a maximum of 1.
 */
export function withChoice(chosen: Chosen, group: OptionGroup, option: Option, quantity = 1): Chosen {
  const others = chosen.filter((choice) => !isOf(group, option)(choice));
  if (quantity < 1) return others;
  const earlier = findChoice(chosen, group, option);
  const inner = earlier?.chosen ?? defaultChosen(option.groups);
  const choice: Choice = {
    group: group.id,
    option: option.id,
    ...(quantity > 1 && { quantity }),
    ...(inner.length > 0 && { chosen: inner }),
  };
  return [...(isSingle(group) ? others.filter((one) => one.group !== group.id) : others), choice];
}

/** Changes the options of a chosen option. */
export const withInner = (chosen: Chosen, group: OptionGroup, option: Option, inner: Chosen): Chosen =>
  chosen.map((choice) => {
    if (!isOf(group, option)(choice)) return choice;
    const { chosen: _, ...own } = choice;
    return inner.length > 0 ? { ...own, chosen: inner } : own;
  });

/** Returns the choices without options that are not on the menu any more. */
export const knownChosen = (chosen: Chosen, groups: readonly OptionGroup[]): Chosen =>
  chosen.flatMap((choice) => {
    const group = groups.find(({ id }) => id === choice.group);
    const option = group?.options.find(({ id }) => id === choice.option);
    if (!option) return [];
    const { chosen: inner = [], ...own } = choice;
    const known = knownChosen(inner, option.groups);
    return [known.length > 0 ? { ...own, chosen: known } : own];
  });
