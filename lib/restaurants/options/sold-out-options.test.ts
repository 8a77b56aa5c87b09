import { expect, test } from "@jest/globals";
import { pizzaOptions } from "@/tests/support/restaurants/options";
import { goneChoices, markableOptions, withSoldOutOptions } from "./sold-out-options";

const ham = { groupId: "toppings", optionId: "Ham" };

test("a marked option is sold out in the menu, and others stay as they are", () => {
  const { optionGroups = [] } = withSoldOutOptions({ optionGroups: pizzaOptions }, [ham]);
  const soldOut = optionGroups.flatMap(({ options }) => options.filter((one) => one.soldOut));
  expect(soldOut.map(({ id }) => id)).toEqual(["Ham", "Truffle"]);
  expect(withSoldOutOptions({ optionGroups: pizzaOptions }, [])).toEqual({ optionGroups: pizzaOptions });
  expect(withSoldOutOptions({}, [ham])).toEqual({});
});

test("chosen options are found at every level, and only in their group", () => {
  const choice = { group: "toppings", option: "Ham" };
  const chosen = [
    { group: "halves", option: "Left", chosen: [choice] },
    { group: "size", option: "Ham" },
  ];
  expect(goneChoices(chosen, [ham])).toEqual([ham]);
  expect(goneChoices(chosen, [])).toEqual([]);
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
