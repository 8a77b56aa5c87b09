export type Option = {
  id: string;
  name: string;
  /** In minor units. */
  price: number;
  /** The price by the id of the chosen size, in place of `price`. */
  prices?: Readonly<Record<string, number>>;
  soldOut?: boolean;
  /** Chosen at first; an option that isn't chosen is never added. */
  isDefault?: boolean;
  /** Groups of the option itself, as for each half of a pizza. Their options have no groups. */
  groups?: readonly OptionGroup[];
};

export type OptionGroup = {
  id: string;
  name: string;
  /** The option of a size replaces the price of the dish; those of `remove` cost nothing. */
  kind: "size" | "choice" | "extra" | "remove";
  /** Exactly one option of a `size` group is chosen, whatever its limits. */
  min: number;
  max: number;
  /** The number of chosen options that cost nothing, the cheapest first. */
  free: number;
  options: readonly Option[];
};

/** The quantity is for one dish, and 1 by default. */
export type Chosen = readonly { group: string; option: string; quantity?: number; chosen?: Chosen }[];

/**
 * `out_of_stock` is a code of the food draft of the Universal Commerce Protocol, which has none for the others.
 * https://ucp.dev/specification/food/checkout
 */
export type OptionProblemCode =
  | "out_of_stock"
  | "invalid_modifier"
  | "duplicate_modifier"
  | "invalid_quantity"
  | "too_few_modifiers"
  | "too_many_modifiers";

/** `path` is that of a choice, `chosen[1].chosen[0]`, or of a group, `chosen[1].groups.sauce`. */
export type OptionProblem = { path: string; code: OptionProblemCode; message: string };
