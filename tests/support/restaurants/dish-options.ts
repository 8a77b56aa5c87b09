import type { Chosen, Option, OptionGroup } from "@/lib/restaurants/options/chosen-options";
import { priceOptions } from "@/lib/restaurants/options/price-options";

/** An option of a dish, with its own groups. */
export const option = (id: string, price = 0, more: Partial<Option> = {}): Option => ({
  id,
  name: id,
  priceCents: price,
  priceBySize: {},
  isDefault: false,
  soldOut: false,
  allergens: "",
  groups: [],
  ...more,
});

/** Any number of extras. */
export const group = (id: string, options: Option[], more: Partial<OptionGroup> = {}): OptionGroup => ({
  id,
  name: id,
  kind: "extra",
  min: 0,
  max: 10,
  free: 0,
  canRepeat: true,
  options,
  ...more,
});

export const sizes = group("size", [option("small", 0), option("large", 400)], {
  kind: "size",
  min: 1,
  max: 1,
});
export const toppings = group("toppings", [
  option("olives", 100, { priceBySize: { large: 150 } }),
  option("ham", 200),
  option("basil", 100),
  option("truffle", 900, { soldOut: true }),
]);

/** The price of a dish with options, or their problems. */
export const unitOf = (base: number, groups: OptionGroup[], chosen: Chosen) => {
  const priced = priceOptions(base, groups, chosen);
  return "unit" in priced ? priced.unit : priced.problems;
};

export const pick = (groupId: string, ...options: string[]) =>
  options.map((id) => ({ group: groupId, option: id }));
