import { expect, test } from "@jest/globals";
import { anOption, anOptionGroup } from "@/tests/support/restaurants/options";
import { defaultChosen } from "./change-chosen";
import { canCostMore, dishOptionGroups, lowestPrice } from "./dish-options";
import type { MenuOptionGroup } from "./options";
import { priceOptions } from "./price-options";

const sizes = anOptionGroup("size", [anOption("small"), anOption("large", { priceCents: 300 })], {
  kind: "size",
});
const sauces = anOptionGroup("sauce", [
  anOption("mayo", { soldOut: true, isDefault: true }),
  anOption("curry", { priceCents: 50, isDefault: true }),
]);
const halves = anOptionGroup("half", [anOption("left", { optionGroups: ["sauce", "half"] })]);
const all = [sizes, sauces, halves];

test("a dish has its groups in its own order, with the prices of its own sizes", () => {
  const dish = { optionGroups: ["sauce", "gone", "size"], sizePrices: { large: 450 } };
  const groups = dishOptionGroups(dish, all);
  expect(groups.map(({ id }) => id)).toEqual(["sauce", "size"]);
  expect(groups[1]?.options.map(({ priceCents }) => priceCents)).toEqual([0, 450]);
  expect(dishOptionGroups({}, all)).toEqual([]);
});

test("options have groups one level deep, also if a group names itself", () => {
  const [half] = dishOptionGroups({ optionGroups: ["half"] }, all);
  const inner = half?.options[0]?.groups ?? [];
  expect(inner.map(({ id }) => id)).toEqual(["sauce", "half"]);
  expect(inner[1]?.options[0]?.groups).toEqual([]);
});

test("the first size and the available defaults are chosen at first, which can be ordered", () => {
  const groups = dishOptionGroups({ optionGroups: ["size", "sauce"] }, all);
  const chosen = defaultChosen(groups);
  expect(chosen).toEqual([
    { group: "size", option: "small" },
    { group: "sauce", option: "curry" },
  ]);
  expect(priceOptions(800, groups, chosen)).toMatchObject({ unit: 850 });
});

test("the lowest price of a dish contains the cheapest options that it needs", () => {
  const groups = dishOptionGroups({ optionGroups: ["size", "sauce"] }, all);
  expect(lowestPrice(800, groups)).toBe(850);
  const two = [
    {
      ...anOptionGroup("two", [anOption("a", { priceCents: 20 }), anOption("b", { priceCents: 30 })]),
      min: 2,
    },
  ];
  expect(lowestPrice(0, dishOptionGroups({ optionGroups: ["two"] }, two))).toBe(50);
  expect(
    lowestPrice(0, dishOptionGroups({ optionGroups: ["two"] }, [{ ...two[0], free: 1 } as MenuOptionGroup])),
  ).toBe(20);
});

test("a dish can cost more by its extras and dearer sizes, not by sizes of one price", () => {
  const canCost = (id: string, sizePrices = {}) =>
    canCostMore(dishOptionGroups({ optionGroups: [id], sizePrices }, all));
  expect([canCost("size"), canCost("sauce"), canCost("half")]).toEqual([true, true, false]);
  expect(canCost("size", { small: 1250, large: 1250 })).toBe(false);
  expect(canCost("size", { small: 1250, large: 1200 })).toBe(true);
  const without = anOptionGroup("without", [anOption("onion", { priceCents: 100 })], { kind: "remove" });
  expect(canCostMore(dishOptionGroups({ optionGroups: ["without"] }, [without]))).toBe(false);
});

test("dishes of a menu share the groups of their options", () => {
  const [first] = dishOptionGroups({ optionGroups: ["half"] }, all);
  const [second] = dishOptionGroups({ optionGroups: ["half"] }, all);
  expect(first?.options[0]?.groups[0]).toBe(second?.options[0]?.groups[0]);
});
