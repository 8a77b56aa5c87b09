import type { Chosen } from "./chosen-options";
import { dishOptionGroups } from "./dish-options";
import type { DishOptions, MenuOptionGroup } from "./options";
import { priceOptions } from "./price-options";

/** Prices a dish of a menu with its chosen options, in minor units. */
export const priceDish = (
  dish: { priceCents: number } & Partial<DishOptions>,
  { optionGroups = [] }: { optionGroups?: readonly MenuOptionGroup[] },
  chosen: Chosen = [],
) => priceOptions(dish.priceCents, dishOptionGroups(dish, optionGroups), chosen);
