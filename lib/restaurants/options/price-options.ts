import { english, type Translate } from "@/lib/platform/language/translate";
import { checkOptions, MAX_DEPTH } from "./check-options";
import type { Chosen, Option, OptionGroup, OptionProblem } from "./chosen-options";

/**
 * `quantity` is for one dish; that of an option of an option is multiplied by the latter's. An option that is free in
 * part is two parts, the free one first.
 */
export type OptionPart = {
  groupId: string;
  optionId: string;
  name: string;
  priceCents: number;
  quantity: number;
  depth: number;
  /** An ingredient that the dish is made without. */
  isRemoved?: true;
  /** The dish of a combo. */
  dishId?: string;
  /** The allergens in the words of the menu, such as "Egg, milk"; missing without any. */
  allergens?: string;
};

type Priced = { option: Option; price: number; quantity: number; chosen: Chosen };

/** Returns the price of an option by the chosen size, before free ones are deducted. */
export function optionPrice(
  group: OptionGroup,
  { priceCents, priceBySize }: Option,
  sizeId: string | undefined,
): number {
  if (group.kind === "remove") return 0;
  return sizeId !== undefined && Object.hasOwn(priceBySize, sizeId)
    ? (priceBySize[sizeId] ?? priceCents)
    : priceCents;
}

/** Returns the chosen options of a group in the order of the menu. */
function choicesOf(group: OptionGroup, chosen: Chosen, sizeId: string | undefined): Priced[] {
  return group.options.flatMap((option) => {
    const choice = chosen.find((one) => one.group === group.id && one.option === option.id);
    if (!choice) return [];
    const { quantity = 1, chosen: inner = [] } = choice;
    return [{ option, price: optionPrice(group, option, sizeId), quantity, chosen: inner }];
  });
}

/** Returns how many of each choice are free: the cheapest first, of equal prices the earlier. */
function freeOf(group: OptionGroup, choices: readonly Priced[]): Map<Priced, number> {
  let left = group.kind === "size" ? 0 : group.free;
  const free = new Map<Priced, number>();
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
    const part = {
      groupId: group.id,
      optionId: option.id,
      name: option.name,
      depth,
      ...(group.kind === "remove" && { isRemoved: true as const }),
      ...(group.kind === "dishes" && { dishId: option.id }),
      ...(group.kind !== "remove" && option.allergens && { allergens: option.allergens }),
    };
    const own = [
      { ...part, priceCents: 0, quantity: freeQuantity * times },
      { ...part, priceCents: price, quantity: (quantity - freeQuantity) * times },
    ].filter((one) => one.quantity > 0);
    const inner = depth < MAX_DEPTH ? option.groups : [];
    const level = { times: times * quantity, depth: depth + 1, sizeId };
    return [...own, ...inner.flatMap((one) => partsOfGroup(one, choice.chosen, level))];
  });
}

/** Returns the id of the chosen size; undefined if the dish has no sizes. */
export function chosenSize(groups: readonly OptionGroup[], chosen: Chosen): string | undefined {
  const size = groups.find(({ kind }) => kind === "size");
  return size && chosen.find(({ group }) => group === size.id)?.option;
}

/**
 * Prices one dish with its chosen options, in minor units. `unit` is the sum of priceCents · quantity of all parts and the
 * price of the dish. Quantities count towards a group's minimum, maximum and free options.
 */
export function priceOptions(
  base: number,
  groups: readonly OptionGroup[],
  chosen: Chosen,
  t: Translate = english,
): { unit: number; parts: OptionPart[] } | { problems: OptionProblem[] } {
  const problems = checkOptions(groups, chosen, { t });
  if (problems.length > 0) return { problems };
  const sizeId = chosenSize(groups, chosen);
  const parts = groups.flatMap((group) => partsOfGroup(group, chosen, { times: 1, depth: 0, sizeId }));
  const unit = parts.reduce((sum, { priceCents, quantity }) => sum + priceCents * quantity, base);
  return { unit, parts };
}
