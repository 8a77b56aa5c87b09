import { checkOptions, MAX_DEPTH } from "./check-options";
import type { Chosen, Option, OptionGroup, OptionProblem } from "./options";

/**
 * `quantity` is for one dish; that of an option of an option is multiplied by the latter's. An option that is free in
 * part is two parts, the free one first.
 */
export type OptionPart = {
  groupId: string;
  optionId: string;
  name: string;
  price: number;
  quantity: number;
  depth: number;
};

type Choice = { option: Option; price: number; quantity: number; chosen: Chosen };

function priceIn(group: OptionGroup, { price, prices }: Option, sizeId: string | undefined): number {
  if (group.kind === "remove") return 0;
  return sizeId !== undefined && prices && Object.hasOwn(prices, sizeId) ? (prices[sizeId] ?? price) : price;
}

/** Returns the chosen options of a group in the order of the menu. */
function choicesOf(group: OptionGroup, chosen: Chosen, sizeId: string | undefined): Choice[] {
  return group.options.flatMap((option) => {
    const choice = chosen.find((one) => one.group === group.id && one.option === option.id);
    if (!choice) return [];
    const { quantity = 1, chosen: inner = [] } = choice;
    return [{ option, price: priceIn(group, option, sizeId), quantity, chosen: inner }];
  });
}

/** Returns how many of each choice are free: the cheapest first, of equal prices the earlier. */
function freeOf(group: OptionGroup, choices: readonly Choice[]): Map<Choice, number> {
  let left = group.kind === "size" ? 0 : group.free;
  const free = new Map<Choice, number>();
  for (const choice of choices.toSorted((a, b) => a.price - b.price)) {
    const count = Math.min(left, choice.quantity);
    free.set(choice, count);
    left -= count;
  }
  return free;
}

type Level = { times: number; depth: number; sizeId: string | undefined };

function partsOfGroup(group: OptionGroup, chosen: Chosen, { times, depth, sizeId }: Level): OptionPart[] {
  const choices = choicesOf(group, chosen, sizeId);
  const free = freeOf(group, choices);
  return choices.flatMap((choice) => {
    const { option, price, quantity } = choice;
    const freeQuantity = free.get(choice) ?? 0;
    const part = { groupId: group.id, optionId: option.id, name: option.name, depth };
    const own = [
      { ...part, price: 0, quantity: freeQuantity * times },
      { ...part, price, quantity: (quantity - freeQuantity) * times },
    ].filter((one) => one.quantity > 0);
    const inner = depth < MAX_DEPTH ? (option.groups ?? []) : [];
    const level = { times: times * quantity, depth: depth + 1, sizeId };
    return [...own, ...inner.flatMap((one) => partsOfGroup(one, choice.chosen, level))];
  });
}

/**
 * Prices one dish with its chosen options, in minor units. `unit` is the sum of price · quantity of all parts, and the
 * base price if the dish has no sizes; a size of an option is added like a choice. Quantities count towards a group's
 * minimum, maximum and free options.
 */
export function priceOptions(
  base: number,
  groups: readonly OptionGroup[],
  chosen: Chosen,
): { unit: number; parts: OptionPart[] } | { problems: OptionProblem[] } {
  const problems = checkOptions(groups, chosen);
  if (problems.length > 0) return { problems };
  const size = groups.find(({ kind }) => kind === "size");
  const sizeId = chosen.find(({ group }) => group === size?.id)?.option;
  const parts = groups.flatMap((group) => partsOfGroup(group, chosen, { times: 1, depth: 0, sizeId }));
  const unit = parts.reduce((sum, { price, quantity }) => sum + price * quantity, size ? 0 : base);
  return { unit, parts };
}
