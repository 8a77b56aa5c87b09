import { english, type Translate } from "@/lib/platform/language/translate";

type ChosenOption = {
  name: string;
  quantity: number;
  priceCents: number;
  depth: number;
  isRemoved?: true | undefined;
  allergens?: string | undefined;
};

/** An option as it is shown; `cents` is for one dish. */
export type ShownOption = Omit<ChosenOption, "priceCents"> & { cents: number };

/** Joins the free ones of an option with those that cost something. */
export function shownOptions(options: readonly ChosenOption[]): ShownOption[] {
  const shown: ShownOption[] = [];
  for (const { priceCents, ...option } of options) {
    const cents = priceCents * option.quantity;
    const last = shown.at(-1);
    if (
      last &&
      last.name === option.name &&
      last.depth === option.depth &&
      last.isRemoved === option.isRemoved
    ) {
      last.quantity += option.quantity;
      last.cents += cents;
    } else shown.push({ ...option, cents });
  }
  return shown;
}

/**
 * Returns a chosen option in words: `2 × Olives`, `No onions`.
 * @param dishes the number of dishes, so that the kitchen reads the quantity for all of them: `2 × Extra cheese`
 */
export function optionText(
  { name, quantity, isRemoved }: Pick<ShownOption, "name" | "quantity" | "isRemoved">,
  dishes = 1,
  t: Translate = english,
): string {
  if (isRemoved) return t("No {option}", { option: name });
  const total = quantity * dishes;
  if (total === 1) return name;
  return dishes === 1 || quantity === 1
    ? `${total} × ${name}`
    : t("{n} × {option} ({each} each)", { n: total, option: name, each: quantity });
}
