import { expect, test } from "@jest/globals";
import { billOf } from "@/lib/orders/cart/cart";
import { withDishesShown } from "@/lib/restaurants/options/combos";
import { shownDishes } from "@/lib/restaurants/published/menu";
import fc from "@/tests/support/properties";
import { bistro, bistroTerms } from "@/tests/support/restaurants/combos";
import { priceCart } from "./price-cart";

const categories = ["food", "drinks", "books"] as const;
const rate = fc.constantFrom(0, 250, 700, 1000, 1900);
const anyTerms = fc
  .record({ pricesIncludeTax: fc.boolean(), rates: fc.tuple(rate, rate, rate) })
  .map(({ pricesIncludeTax, rates }) => ({
    ...bistroTerms,
    pricesIncludeTax,
    taxClasses: categories.map((category, index) => {
      const own = rates[index] ?? 0;
      return {
        id: category,
        label: category,
        pickup: own,
        delivery: own,
        table: own,
        categories: [category],
      };
    }),
  }));
const taxClass = fc.constantFrom(...categories, "", "gone");
const content = fc.record({
  category: fc.constantFrom(...categories),
  taxClass,
  priceCents: fc.integer({ min: 0, max: 3000 }),
});
const anyLine = fc.record({
  priceCents: fc.integer({ min: 0, max: 5000 }),
  quantity: fc.integer({ min: 1, max: 9 }),
  category: fc.constantFrom(...categories),
  taxClass,
  contents: fc.array(content, { maxLength: 4 }),
});
const anyDiscount = fc.option(fc.record({ basisPoints: fc.integer({ min: 0, max: 10_000 }) }));
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

test("a combo is taxed at the rates of its dishes in proportion to what they cost alone", () => {
  const contents = [
    { category: "food", priceCents: 1100 },
    { category: "drinks", priceCents: 350 },
  ];
  const line = { priceCents: 1290, quantity: 2, category: "food", contents };
  const { totals, lines } = priceCart([line], bistroTerms, "pickup");
  // 12.90 · 3.50 / 14.50 = 3.11, the rest is food.
  expect(totals.taxes).toEqual([
    { basisPoints: 1900, taxable: 622, tax: 99 },
    { basisPoints: 700, taxable: 1958, tax: 128 },
  ]);
  expect(lines).toEqual([
    {
      taxBasisPoints: 1900,
      taxCents: 227,
      discountCents: 0,
      taxParts: [
        { basisPoints: 1900, priceCents: 311, taxCents: 99, discountCents: 0 },
        { basisPoints: 700, priceCents: 979, taxCents: 128, discountCents: 0 },
      ],
    },
  ]);
});

test("a combo at one rate, or of dishes that cost nothing alone, has no parts", () => {
  const lineOf = (contents: { category: string; priceCents: number }[]) =>
    priceCart([{ priceCents: 500, quantity: 1, category: "food", contents }], bistroTerms, "pickup").lines;
  expect(lineOf([{ category: "drinks", priceCents: 300 }])).toEqual([
    { taxBasisPoints: 1900, taxCents: 80, discountCents: 0 },
  ]);
  expect(lineOf([{ category: "drinks", priceCents: 0 }])).toEqual([
    { taxBasisPoints: 700, taxCents: 33, discountCents: 0 },
  ]);
});

test("the parts of every line add up to it and the lines to the order, in whole cents", () => {
  fc.assert(
    fc.property(fc.array(anyLine, { maxLength: 5 }), anyTerms, anyDiscount, (lines, terms, discount) => {
      const { totals, lines: priced } = priceCart(lines, terms, "pickup", { discount });
      for (const [index, { taxParts, taxCents, discountCents }] of priced.entries()) {
        if (!taxParts) continue;
        expect(sum(taxParts.map(({ priceCents }) => priceCents))).toBe(lines[index]?.priceCents);
        expect(sum(taxParts.map((part) => part.taxCents))).toBe(taxCents);
        expect(sum(taxParts.map((part) => part.discountCents))).toBe(discountCents);
        for (const part of taxParts)
          expect(Object.values(part).every((one) => Number.isSafeInteger(one) && one >= 0)).toBe(true);
      }
      expect(sum(priced.map(({ taxCents }) => taxCents))).toBe(totals.taxCents);
      expect(totals.subtotalCents).toBe(sum(lines.map(({ priceCents, quantity }) => priceCents * quantity)));
    }),
  );
});

test("the tax depends neither on the order of lines and dishes nor on how portions are split into lines", () => {
  fc.assert(
    fc.property(fc.array(anyLine, { maxLength: 5 }), anyTerms, (lines, terms) => {
      const totalsOf = (some: typeof lines) => priceCart(some, terms, "pickup").totals;
      const totals = totalsOf(lines);
      expect(totalsOf(lines.toReversed())).toEqual(totals);
      expect(totalsOf(lines.map((line) => ({ ...line, contents: line.contents.toReversed() })))).toEqual(
        totals,
      );
      const portions = lines.flatMap((line) =>
        Array.from({ length: line.quantity }, () => ({ ...line, quantity: 1 })),
      );
      expect(totalsOf(portions)).toEqual(totals);
    }),
  );
});

test("the cart has the tax of a combo's dishes", () => {
  const { dishes, optionGroups, categories: _, restaurant } = bistro("bistro");
  const shown = dishes.map(({ picture: __, hidden: ___, ...dish }) => dish);
  const menu = { dishes: shown, terms: restaurant, optionGroups: withDishesShown(optionGroups, dishes) };
  const chosen = [
    { group: "main", option: "burger" },
    { group: "drink", option: "cola" },
  ];
  const cart = [{ id: "lunch", quantity: 2, chosen }];
  expect(billOf(cart, shownDishes(menu, []), menu, { kind: "pickup" }).totals).toMatchObject({
    taxCents: 227,
    totalCents: 2580,
  });
});

test("a beer at 19 % in a category at 7 % is taxed at 19 %, also as a part of a combo", () => {
  const { dishes, optionGroups, restaurant } = bistro("bistro");
  const food = dishes.find(({ id }) => id === "lunch")?.category ?? "";
  const shown = dishes.map(({ picture: _, hidden: __, ...dish }) =>
    dish.id === "cola" ? { ...dish, category: food, taxClass: "drinks" } : dish,
  );
  const menu = { dishes: shown, terms: restaurant, optionGroups: withDishesShown(optionGroups, dishes) };
  const chosen = [
    { group: "main", option: "burger" },
    { group: "drink", option: "cola" },
  ];
  const billed = (cart: Parameters<typeof billOf>[0]) =>
    billOf(cart, shownDishes(menu, []), menu, { kind: "pickup" }).totals;
  expect(billed([{ id: "cola", quantity: 1 }]).taxes).toMatchObject([{ basisPoints: 1900 }]);
  expect(billed([{ id: "lunch", quantity: 2, chosen }])).toMatchObject({ taxCents: 227, totalCents: 2580 });
});

test("a dish with a class of its own costs what it costs in a category of that class", () => {
  fc.assert(
    fc.property(anyLine, anyTerms, fc.constantFrom(...categories), (line, terms, own) => {
      const totalsOf = (category: string, taxClass: string) =>
        priceCart([{ ...line, category, taxClass, contents: [] }], terms, "pickup").totals;
      expect(totalsOf(line.category, own)).toEqual(totalsOf(own, ""));
      expect(totalsOf(line.category, "gone")).toEqual(totalsOf(line.category, ""));
    }),
  );
});
