import type { Chosen, OptionGroup, OptionProblem, OptionProblemCode } from "./chosen-options";

/** The groups of a dish's options are asked for, those of their options aren't. */
export const MAX_DEPTH = 1;

const MAX_QUANTITY = 99;

const isQuantity = (quantity: number) =>
  Number.isInteger(quantity) && quantity >= 1 && quantity <= MAX_QUANTITY;

const counted = (count: number) => (count === 1 ? "1 option" : `${count} options`);

const chosenIn = (chosen: Chosen, group: OptionGroup) => chosen.filter((one) => one.group === group.id);

function checkGroup(group: OptionGroup, chosen: Chosen, path: string): OptionProblem[] {
  const { min, max } = group.kind === "size" ? { min: 1, max: 1 } : group;
  const count = chosenIn(chosen, group).reduce((sum, { quantity = 1 }) => sum + quantity, 0);
  if (count < min) {
    const least = min === max ? counted(min) : `at least ${counted(min)}`;
    return [{ path, code: "too_few_modifiers", message: `Choose ${least} for ${group.name}.` }];
  }
  if (count > max) {
    const message = `Choose no more than ${counted(max)} for ${group.name}.`;
    return [{ path, code: "too_many_modifiers", message }];
  }
  return [];
}

function checkChoice(
  groups: readonly OptionGroup[],
  chosen: Chosen,
  index: number,
  path: string,
  depth: number,
): OptionProblem[] {
  const choice = chosen[index];
  const group = groups.find(({ id }) => id === choice?.group);
  const option = group?.options.find(({ id }) => id === choice?.option);
  const problem = (code: OptionProblemCode, message: string) => [{ path, code, message }];
  if (!choice || !option) return problem("invalid_modifier", "This option is not on the menu any more.");
  const first = chosen.findIndex((one) => one.group === choice.group && one.option === choice.option);
  if (first < index) return problem("duplicate_modifier", `${option.name} is chosen twice.`);
  if (!isQuantity(choice.quantity ?? 1)) {
    return problem("invalid_quantity", `Choose ${option.name} 1 to ${MAX_QUANTITY} times.`);
  }
  if (!group?.canRepeat && (choice.quantity ?? 1) > 1)
    return problem("invalid_quantity", `${option.name} can be chosen once.`);
  if (option.soldOut) return problem("out_of_stock", `${option.name} is sold out.`);
  const inner = depth < MAX_DEPTH ? option.groups : [];
  return checkOptions(inner, choice.chosen ?? [], `${path}.`, depth + 1);
}

/** Returns the problems of the chosen options. Checks the limits of a group only if its quantities are valid. */
export function checkOptions(
  groups: readonly OptionGroup[],
  chosen: Chosen,
  path = "",
  depth = 0,
): OptionProblem[] {
  const problems = chosen.flatMap((_, index) =>
    checkChoice(groups, chosen, index, `${path}chosen[${index}]`, depth),
  );
  const hasBadQuantity = (group: OptionGroup) =>
    chosenIn(chosen, group).some(({ quantity = 1 }) => !isQuantity(quantity));
  const ofGroups = groups
    .filter((group) => !hasBadQuantity(group))
    .flatMap((group) => checkGroup(group, chosen, `${path}groups.${group.id}`));
  return [...problems, ...ofGroups];
}
