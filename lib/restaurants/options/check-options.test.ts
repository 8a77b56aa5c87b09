import { expect, test } from "@jest/globals";
import { group, option, pick, sizes, toppings, unitOf } from "@/tests/support/restaurants/dish-options";
import type { Chosen } from "./chosen-options";
import { priceOptions } from "./price-options";

test.each<[Chosen, string, string, string]>([
  [pick("sauces", "mayo"), "chosen[0]", "invalid_modifier", "This option is not on the menu any more."],
  [
    pick("toppings", "ham", "corn"),
    "chosen[1]",
    "invalid_modifier",
    "This option is not on the menu any more.",
  ],
  [pick("toppings", "ham", "ham"), "chosen[1]", "duplicate_modifier", "ham is chosen twice."],
  [pick("toppings", "truffle"), "chosen[0]", "out_of_stock", "truffle is sold out."],
])("%j is refused at %s: %s", (chosen, path, code, message) => {
  expect(priceOptions(950, [toppings], chosen)).toEqual({ problems: [{ path, code, message }] });
});

test.each([0, -1, 1.5, 100, Number.NaN, Number.POSITIVE_INFINITY])(
  "a quantity of %d is refused",
  (quantity) => {
    expect(priceOptions(950, [toppings], [{ group: "toppings", option: "ham", quantity }])).toEqual({
      problems: [{ path: "chosen[0]", code: "invalid_quantity", message: "Choose ham 1 to 99 times." }],
    });
  },
);

test.each([
  [1, 1, 0, "too_few_modifiers", "Choose 1 option for toppings."],
  [2, 3, 1, "too_few_modifiers", "Choose at least 2 options for toppings."],
  [0, 2, 3, "too_many_modifiers", "Choose no more than 2 options for toppings."],
])("of %i to %i options, %i are refused: %s", (min, max, quantity, code, message) => {
  const chosen = quantity > 0 ? [{ group: "toppings", option: "ham", quantity }] : [];
  expect(priceOptions(950, [{ ...toppings, min, max }], chosen)).toEqual({
    problems: [{ path: "groups.toppings", code, message }],
  });
});

test("an option can be chosen more than once only if its group allows it", () => {
  const once = [{ ...toppings, canRepeat: false }];
  expect(unitOf(950, once, [{ group: "toppings", option: "ham", quantity: 2 }])).toMatchObject([
    { code: "invalid_quantity", message: "ham can be chosen once." },
  ]);
});

test("exactly one size is chosen, whatever its limits", () => {
  const loose = [{ ...sizes, min: 0, max: 9 }];
  expect(unitOf(950, loose, [])).toMatchObject([{ code: "too_few_modifiers" }]);
  expect(unitOf(950, loose, pick("size", "small", "large"))).toMatchObject([{ code: "too_many_modifiers" }]);
});

test("a problem within a half has the path of its choice, and options of options have no groups", () => {
  const deep = option("deep", 0, {
    groups: [group("deeper", [option("x", 5, { groups: [toppings] })], { min: 1 })],
  });
  const groups = [group("outer", [deep])];
  expect(unitOf(0, groups, [{ group: "outer", option: "deep" }])).toMatchObject([
    { path: "chosen[0].groups.deeper", code: "too_few_modifiers" },
  ]);
  const inner = [{ group: "deeper", option: "x", chosen: pick("toppings", "ham") }];
  expect(unitOf(0, groups, [{ group: "outer", option: "deep", chosen: inner }])).toMatchObject([
    { path: "chosen[0].chosen[0].chosen[0]", code: "invalid_modifier" },
  ]);
});
