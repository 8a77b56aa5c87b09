import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { lineKey } from "@/lib/orders/line-key";
import { chosenOfParts } from "./chosen-of-parts";
import type { Chosen, Option, OptionGroup } from "./chosen-options";
import { priceOptions } from "./price-options";

const option = (id: string, priceCents: number, groups: OptionGroup[] = []): Option => ({
  id,
  name: id,
  priceCents,
  priceBySize: {},
  isDefault: false,
  soldOut: false,
  allergens: "",
  groups,
});
const group = (id: string, options: Option[], more: Partial<OptionGroup> = {}): OptionGroup => ({
  id,
  name: id,
  kind: "extra",
  min: 0,
  max: 20,
  free: 2,
  canRepeat: true,
  options,
  ...more,
});

const toppings = group("toppings", [option("ham", 150), option("olives", 100)], { free: 1 });
const groups = [
  group("size", [option("small", 0), option("large", 400)], {
    kind: "size",
    min: 1,
    max: 1,
    free: 0,
    canRepeat: false,
  }),
  group("halves", [option("left", 200, [toppings]), option("right", 300, [toppings])]),
  group("extras", [option("cheese", 120), option("egg", 90)]),
];

const times = fc.integer({ min: 0, max: 3 });
const innerChoices = fc.tuple(times, times).map(([ham, olives]) => [
  { group: "toppings", option: "ham", quantity: ham },
  { group: "toppings", option: "olives", quantity: olives },
]);
const half = (name: string) =>
  fc
    .tuple(times, innerChoices)
    .map(([quantity, inner]) => ({ group: "halves", option: name, quantity, chosen: inner }));
const isChosen = ({ quantity = 1 }: { quantity?: number }) => quantity > 0;
const choices = fc
  .tuple(fc.constantFrom("small", "large"), half("left"), half("right"), times, times)
  .map(([size, left, right, cheese, egg]): Chosen => {
    const halves = [left, right]
      .filter(isChosen)
      .map((one) => ({ ...one, chosen: one.chosen.filter(isChosen) }));
    const extras = [
      { group: "extras", option: "cheese", quantity: cheese },
      { group: "extras", option: "egg", quantity: egg },
    ].filter(isChosen);
    return [{ group: "size", option: size }, ...halves, ...extras];
  });

test("the parts of a priced dish give its choices back, also free, repeated and inner ones", () => {
  fc.assert(
    fc.property(choices, (chosen) => {
      const priced = priceOptions(1000, groups, chosen);
      if (!("parts" in priced)) throw new Error(JSON.stringify(priced.problems));
      const again = chosenOfParts(priced.parts);
      const withoutEmpty = chosen.map(({ chosen: inner = [], ...one }) => ({
        ...one,
        ...(inner.length > 0 && { chosen: inner }),
      }));
      expect(lineKey({ id: "pizza", chosen: again })).toBe(lineKey({ id: "pizza", chosen: withoutEmpty }));
    }),
  );
});

test("a dish without options has no choices", () => {
  expect(chosenOfParts([])).toEqual([]);
});
