import { expect, test } from "@jest/globals";
import fc from "@/tests/support/properties";
import { group, option, pick, sizes, toppings, unitOf } from "@/tests/support/restaurants/dish-options";
import type { Chosen, OptionGroup } from "./chosen-options";
import { priceOptions } from "./price-options";

const without = group("without", [option("onions", 50)], { kind: "remove" });
const halves = group(
  "halves",
  [option("left", 0, { groups: [toppings] }), option("right", 0, { groups: [toppings, without] })],
  { kind: "choice", min: 2, max: 4 },
);

test("a dish without options costs its base price", () => {
  expect(priceOptions(950, [], [])).toEqual({ unit: 950, parts: [] });
});

test("a size adds to the price of the dish, and sets the prices of other options", () => {
  const groups = [sizes, toppings];
  expect(unitOf(950, groups, [...pick("size", "small"), ...pick("toppings", "olives", "ham")])).toBe(1250);
  expect(unitOf(950, groups, [...pick("toppings", "olives", "ham"), ...pick("size", "large")])).toBe(1700);
});

test("a size whose id is that of a property of all objects has no price of its own", () => {
  const odd = group("size", [option("toString", 700)], { kind: "size", min: 1, max: 1 });
  expect(unitOf(0, [odd, toppings], [...pick("size", "toString"), ...pick("toppings", "olives")])).toBe(800);
});

test("a removed ingredient costs nothing", () => {
  expect(unitOf(950, [without], pick("without", "onions"))).toBe(950);
});

test("a chosen option keeps its allergens, a removed ingredient has none", () => {
  const groups = [
    group("bread", [option("rye", 0, { allergens: "Gluten" }), option("rice")], { kind: "choice" }),
    group("without", [option("nuts", 0, { allergens: "Nuts" })], { kind: "remove" }),
  ];
  const priced = priceOptions(0, groups, [...pick("bread", "rye"), ...pick("without", "nuts")]);
  expect("parts" in priced && priced.parts.map(({ allergens }) => allergens)).toEqual(["Gluten", undefined]);
});

test("the cheapest options are free, of equal prices the earlier in the menu", () => {
  const priced = priceOptions(0, [{ ...toppings, free: 1 }], pick("toppings", "basil", "ham", "olives"));
  expect(priced).toMatchObject({
    unit: 300,
    parts: [
      { optionId: "olives", priceCents: 0 },
      { optionId: "ham", priceCents: 200 },
      { optionId: "basil", priceCents: 100 },
    ],
  });
});

test("quantities are multiplied, and free ones are a part of their own", () => {
  const groups = [{ ...toppings, free: 2 }];
  const part = { groupId: "toppings", optionId: "olives", name: "olives", depth: 0 };
  expect(priceOptions(500, groups, [{ group: "toppings", option: "olives", quantity: 3 }])).toEqual({
    unit: 600,
    parts: [
      { ...part, priceCents: 0, quantity: 2 },
      { ...part, priceCents: 100, quantity: 1 },
    ],
  });
});

test("the options of both halves add up, as often as the half", () => {
  const chosen = [
    { group: "halves", option: "left", chosen: pick("toppings", "ham") },
    {
      group: "halves",
      option: "right",
      quantity: 2,
      chosen: [...pick("toppings", "ham", "basil"), ...pick("without", "onions")],
    },
  ];
  const priced = priceOptions(1000, [halves], chosen);
  expect(priced).toMatchObject({ unit: 1800 });
  expect(
    "parts" in priced && priced.parts.map(({ optionId, quantity, depth }) => [optionId, quantity, depth]),
  ).toEqual([
    ["left", 1, 0],
    ["ham", 1, 1],
    ["right", 2, 0],
    ["ham", 2, 1],
    ["basil", 2, 1],
    ["onions", 2, 1],
  ]);
});

const price = fc.nat(2_000);
const extras = (id: string, free: fc.Arbitrary<number>, groups: fc.Arbitrary<OptionGroup[]>) =>
  fc
    .record({
      free,
      options: fc.array(fc.record({ price, large: price, groups }), { minLength: 1, maxLength: 5 }),
    })
    .map(({ free: count, options }) =>
      group(
        id,
        options.map((one, index) =>
          option(`${index}`, one.price, { priceBySize: { large: one.large }, groups: one.groups }),
        ),
        { free: count, max: 1_000 },
      ),
    );
const menu = (free: fc.Arbitrary<number>) =>
  fc
    .tuple(
      extras("a", free, fc.array(extras("inner", free, fc.constant([])), { maxLength: 1 })),
      extras("b", free, fc.constant([])),
    )
    .map((groups) => [sizes, ...groups]);

function choose(groups: readonly OptionGroup[]): fc.Arbitrary<Chosen> {
  const inGroup = (one: OptionGroup) => {
    const limits = one.kind === "size" ? { minLength: 1, maxLength: 1 } : {};
    return fc.shuffledSubarray([...one.options], limits).chain((options) =>
      fc.tuple(
        ...options.map((each) =>
          fc.record({
            group: fc.constant(one.id),
            option: fc.constant(each.id),
            quantity: fc.integer({ min: 1, max: one.kind === "size" ? 1 : 3 }),
            chosen: choose(each.groups),
          }),
        ),
      ),
    );
  };
  return fc.tuple(...groups.map(inGroup)).map((all) => all.flat());
}

const dish = (free: fc.Arbitrary<number>) =>
  menu(free).chain((groups) =>
    fc.record({ groups: fc.constant(groups), chosen: choose(groups), base: price }),
  );

test("the price is whole, not negative, the sum of its parts, and the same in every order of choices", () => {
  fc.assert(
    fc.property(
      dish(fc.nat(4)).chain((one) =>
        fc
          .shuffledSubarray([...one.chosen], { minLength: one.chosen.length })
          .map((shuffled) => ({ ...one, shuffled })),
      ),
      ({ base, groups, chosen, shuffled }) => {
        const priced = priceOptions(base, groups, chosen);
        if (!("unit" in priced)) throw new Error(JSON.stringify(priced));
        expect(priced.parts.reduce((sum, part) => sum + part.priceCents * part.quantity, base)).toBe(
          priced.unit,
        );
        for (const part of priced.parts) expect(part.priceCents >= 0 && part.quantity >= 1).toBe(true);
        expect(priceOptions(base, groups, shuffled)).toEqual(priced);
      },
    ),
    { numRuns: 500 },
  );
});

test("without free options, one more never lowers the price", () => {
  fc.assert(
    fc.property(dish(fc.constant(0)), fc.nat(), ({ base, groups, chosen }, index) => {
      const extra = chosen.filter((one) => one.group !== "size");
      fc.pre(extra.length > 0);
      const left = chosen.filter((one) => one !== extra[index % extra.length]);
      const [less, more] = [priceOptions(base, groups, left), priceOptions(base, groups, chosen)];
      if (!("unit" in less && "unit" in more)) throw new Error("There are problems");
      expect(less.unit).toBeLessThanOrEqual(more.unit);
    }),
    { numRuns: 500 },
  );
});
