import { expect, test } from "@jest/globals";
import { pizzaOptions } from "@/tests/support/restaurants/options";
import { isGone, markableOptions, withSoldOutOptions } from "./sold-out-options";

const ham = { groupId: "toppings", optionId: "Ham" };

test("a marked option is sold out in the menu, and others stay as they are", () => {
  const { optionGroups = [] } = withSoldOutOptions({ optionGroups: pizzaOptions }, [ham]);
  const soldOut = optionGroups.flatMap(({ options }) => options.filter((one) => one.soldOut));
  expect(soldOut.map(({ id }) => id)).toEqual(["Ham", "Truffle"]);
  expect(withSoldOutOptions({ optionGroups: pizzaOptions }, [])).toEqual({ optionGroups: pizzaOptions });
  expect(withSoldOutOptions({}, [ham])).toEqual({});
});

test("an option is marked in its group only", () => {
  expect(isGone([ham], ham)).toBe(true);
  expect(isGone([ham], { groupId: "size", optionId: "Ham" })).toBe(false);
  expect(isGone([], ham)).toBe(false);
});

test("the kitchen marks what the menu offers, not what a dish is made without", () => {
  const names = (gone: (typeof ham)[]) => markableOptions(pizzaOptions, gone).map(({ name }) => name);
  expect(names([])).toEqual(["Small", "Large", "Olives", "Ham", "Left", "Right"]);
  expect(names([{ groupId: "toppings", optionId: "Truffle" }])).toContain("Truffle");
  expect(markableOptions(pizzaOptions, [ham]).filter(({ soldOut }) => soldOut)).toEqual([
    { groupId: "toppings", id: "Ham", name: "Ham", group: "Toppings", soldOut: true },
  ]);
  expect(markableOptions()).toEqual([]);
});
