/** The options of dishes as menus store them, without zod, so that guests' pages don't load it. */

export const optionKinds = ["size", "choice", "extra", "remove", "dishes"] as const;
/**
 * One `size` is chosen per dish; options of `remove` cost nothing. Options of `dishes` are dishes of the menu, whose ids
 * they have; a dish with such a group is a combo.
 */
export type OptionKind = (typeof optionKinds)[number];

export type MenuOption = {
  /** The id of the dish, in a group of dishes. */
  id: string;
  /** That of a dish when it was added to the group; guests read its name on the menu. */
  name: string;
  /** Added to the price of the dish, in minor units. */
  priceCents: number;
  /** The price by the id of the chosen size, in place of `priceCents`. */
  priceBySize: Record<string, number>;
  /** Chosen at first. */
  isDefault: boolean;
  soldOut: boolean;
  /** The portions left, if they are few and guests see it; never in a stored menu. */
  left?: number;
  /** The same of today, if orders for later days have portions of their own; 0 if none is left. */
  leftToday?: number;
  allergens: string;
  /** The ids of the groups of the option itself, as for each half of a pizza. */
  optionGroups: string[];
};

/** A group of options, shared by dishes. */
export type MenuOptionGroup = {
  id: string;
  name: string;
  kind: OptionKind;
  min: number;
  max: number;
  /** The number of chosen options that cost nothing, the cheapest first. */
  free: number;
  /** Whether the same option may be chosen more than once. */
  canRepeat: boolean;
  options: MenuOption[];
};

/** The options of a dish. */
export type DishOptions = {
  /** The ids of its groups, in their order. */
  optionGroups: string[];
  /** The prices of its sizes that differ from those of the group, by the id of the size. */
  sizePrices: Record<string, number>;
};
