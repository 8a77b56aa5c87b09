import { english, type Translate } from "@/lib/platform/language/translate";
import type { Chosen, OptionProblem } from "./chosen-options";
import { type Content, contentsOf } from "./combos";
import { dishOptionGroups } from "./dish-options";
import type { DishOptions, MenuOptionGroup } from "./options";
import { type OptionPart, priceOptions } from "./price-options";

type Menu = { dishes: readonly (Content & { id: string })[]; optionGroups?: readonly MenuOptionGroup[] };

/** `contents` are the dishes of a combo. */
type PricedDish = { unit: number; parts: OptionPart[]; contents: Content[] };

/** Prices a dish of a menu with its chosen options, in minor units. */
export function priceDish(
  dish: { priceCents: number } & Partial<DishOptions>,
  { dishes, optionGroups = [] }: Menu,
  chosen: Chosen = [],
  t: Translate = english,
): PricedDish | { problems: OptionProblem[] } {
  const priced = priceOptions(dish.priceCents, dishOptionGroups(dish, optionGroups), chosen, t);
  return "problems" in priced ? priced : { ...priced, contents: contentsOf(priced.parts, dishes) };
}
