import { expect, test } from "@jest/globals";
import fc from "@/tests/support/properties";
import type { Chosen, Option, OptionGroup } from "./chosen-options";
import { priceOptions } from "./price-options";

const option = (id: string, price = 0, more: Partial<Option> = {}): Option => ({
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

const group = (id: string, options: Option[], more: Partial<OptionGroup> = {}): OptionGroup => ({
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

const sizes = group("size", [option("small", 0), option("large", 400)], { kind: "size", min: 1, max: 1 });
const toppings = group("toppings", [
  option("olives", 100, { priceBySize: { large: 150 } }),
  option("ham", 200),
  option("basil", 100),
  option("truffle", 900, { soldOut: true }),
]);
const without = group("without", [option("onions", 50)], { kind: "remove" });
const halves = group(
  "halves",
  [option("left", 0, { groups: [toppings] }), option("right", 0, { groups: [toppings, without] })],
  { kind: "choice", min: 2, max: 4 },
);

const unitOf = (base: number, groups: OptionGroup[], chosen: Chosen) => {
  const priced = priceOptions(base, groups, chosen);
  return "unit" in priced ? priced.unit : priced.problems;
};

const pick = (groupId: string, ...options: string[]) => options.map((id) => ({ group: groupId, option: id }));

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
