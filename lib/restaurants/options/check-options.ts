import { english, type Translate } from "@/lib/platform/language/translate";
import type { RefusalCode } from "../refusal-codes";
import type { Chosen, OptionGroup, OptionProblem } from "./chosen-options";

/** The groups of a dish's options are asked for, those of their options aren't. */
export const MAX_DEPTH = 1;

const MAX_QUANTITY = 99;

const isQuantity = (quantity: number) =>
  Number.isInteger(quantity) && quantity >= 1 && quantity <= MAX_QUANTITY;

const chosenIn = (chosen: Chosen, group: OptionGroup) => chosen.filter((one) => one.group === group.id);

function checkGroup(group: OptionGroup, chosen: Chosen, path: string, t: Translate): OptionProblem[] {
  const { min, max } = group.kind === "size" ? { min: 1, max: 1 } : group;
  const count = chosenIn(chosen, group).reduce((sum, { quantity = 1 }) => sum + quantity, 0);
  if (count < min) {
    const message = t.count(
      min,
      min === max
        ? { one: "Choose {n} option for {group}.", other: "Choose {n} options for {group}." }
        : {
            one: "Choose at least {n} option for {group}.",
            other: "Choose at least {n} options for {group}.",
          },
      { group: t.shortText(group.name) },
    );
    return [{ path, code: "too_few_modifiers", message }];
  }
  if (count > max) {
    const message = t.count(
      max,
      {
        one: "Choose no more than {n} option for {group}.",
        other: "Choose no more than {n} options for {group}.",
      },
      { group: t.shortText(group.name) },
    );
    return [{ path, code: "too_many_modifiers", message }];
  }
  return [];
}

type Level = { path: string; depth: number; t: Translate };

function checkChoice(
  groups: readonly OptionGroup[],
  chosen: Chosen,
  index: number,
  path: string,
  { depth, t }: Level,
): OptionProblem[] {
  const choice = chosen[index];
  const group = groups.find(({ id }) => id === choice?.group);
  const option = group?.options.find(({ id }) => id === choice?.option);
  const problem = (code: RefusalCode, message: string) => [{ path, code, message }];
  if (!choice || !option) return problem("invalid_modifier", t("This option is not on the menu any more."));
  const first = chosen.findIndex((one) => one.group === choice.group && one.option === choice.option);
  if (first < index)
    return problem(
      "duplicate_modifier",
      t("{option} is chosen twice.", { option: t.shortText(option.name) }),
    );
  if (!isQuantity(choice.quantity ?? 1)) {
    return problem(
      "invalid_quantity",
      t("Choose {option} 1 to {max} times.", { option: t.shortText(option.name), max: MAX_QUANTITY }),
    );
  }
  if (!group?.canRepeat && (choice.quantity ?? 1) > 1)
    return problem(
      "invalid_quantity",
      t("{option} can be chosen once.", { option: t.shortText(option.name) }),
    );
  if (option.soldOut)
    return problem("out_of_stock", t("{option} is sold out.", { option: t.shortText(option.name) }));
  const inner = depth < MAX_DEPTH ? option.groups : [];
  return checkOptions(inner, choice.chosen ?? [], { path: `${path}.`, depth: depth + 1, t });
}

/** Returns the problems of the chosen options. Checks the limits of a group only if its quantities are valid. */
export function checkOptions(
  groups: readonly OptionGroup[],
  chosen: Chosen,
  { path = "", depth = 0, t = english }: Partial<Level> = {},
): OptionProblem[] {
  const problems = chosen.flatMap((_, index) =>
    checkChoice(groups, chosen, index, `${path}chosen[${index}]`, { path, depth, t }),
  );
  const hasBadQuantity = (group: OptionGroup) =>
    chosenIn(chosen, group).some(({ quantity = 1 }) => !isQuantity(quantity));
  const ofGroups = groups
    .filter((group) => !hasBadQuantity(group))
    .flatMap((group) => checkGroup(group, chosen, `${path}groups.${group.id}`, t));
  return [...problems, ...ofGroups];
}
