import { expect, test } from "@jest/globals";
import { pizzaOptions } from "@/tests/support/restaurants/options";
import { countIn, knownChosen, withChoice, withInner } from "./change-chosen";
import type { Option, OptionGroup } from "./chosen-options";
import { dishOptionGroups } from "./dish-options";
import { optionRule } from "./option-rule";

const groups = dishOptionGroups({ optionGroups: ["size", "toppings", "without", "halves"] }, pizzaOptions);
const [size, toppings, , halves] = groups as [OptionGroup, OptionGroup, OptionGroup, OptionGroup];
const option = (group: OptionGroup, id: string) => group.options.find((one) => one.id === id) as Option;

test("in a group of one, an option replaces the other one", () => {
  const small = withChoice([], size, option(size, "Small"));
  expect(withChoice(small, size, option(size, "Large"))).toEqual([{ group: "size", option: "Large" }]);
});

test("options are chosen as often as wanted, and not at all for 0", () => {
  const twice = withChoice([], toppings, option(toppings, "Ham"), 2);
  expect([twice, countIn(twice, toppings)]).toEqual([[{ group: "toppings", option: "Ham", quantity: 2 }], 2]);
  expect(withChoice(twice, toppings, option(toppings, "Ham"), 0)).toEqual([]);
});

test("the options of an option change with it alone, and stay if it is chosen again", () => {
  const left = option(halves, "Left");
  const inner = withChoice([], toppings, option(toppings, "Olives"));
  const chosen = withInner(withChoice([], halves, left), halves, left, inner);
  expect(chosen).toEqual([{ group: "halves", option: "Left", chosen: inner }]);
  expect(withChoice(chosen, halves, left)).toEqual(chosen);
  expect(withInner(chosen, halves, left, [])).toEqual([{ group: "halves", option: "Left" }]);
});

test("choices that are not on the menu any more are left out, also within an option", () => {
  const gone = { group: "toppings", option: "gone" };
  const chosen = [
    { group: "halves", option: "Left", chosen: [gone, { group: "toppings", option: "Ham" }] },
    gone,
  ];
  expect(knownChosen(chosen, groups)).toEqual([
    { group: "halves", option: "Left", chosen: [{ group: "toppings", option: "Ham" }] },
  ]);
});

test.each<[Partial<OptionGroup>, string]>([
  [{ kind: "size" }, "Choose 1"],
  [{ min: 0, max: 9, canRepeat: false }, "As many as you like"],
  [{ min: 0, max: 9, canRepeat: true }, "Up to 9"],
  [{ min: 0, max: 2, canRepeat: false }, "Up to 2"],
  [{ min: 2, max: 2 }, "Choose 2"],
  [{ min: 1, max: 2 }, "Choose 1 to 2"],
  [{ min: 0, max: 2, free: 1 }, "Up to 2, 1 is free"],
  [{ min: 0, max: 3, free: 2, canRepeat: true }, "Up to 3, the 2 cheapest are free"],
])("%j reads: %s", (change, words) => {
  expect(optionRule({ ...toppings, free: 0, ...change })).toBe(words);
});
