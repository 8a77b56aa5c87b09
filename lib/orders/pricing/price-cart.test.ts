import { expect, test } from "@jest/globals";
import { orderLimits } from "@/lib/orders/types";
import { formatMoney } from "@/lib/platform/money/money";
import { demoTerms, type Terms } from "@/lib/restaurants/terms/terms";
import fc from "@/tests/support/properties";
import { sampleIds, sampleRestaurants } from "@/tests/support/restaurants/samples";
import { priceCart } from "./price-cart";

const dishes = sampleIds.flatMap((menu) => sampleRestaurants[menu].dishes);
const cart = fc.uniqueArray(
  fc.record({
    priceCents: fc.constantFrom(...dishes.map(({ priceCents }) => priceCents)),
    quantity: fc.integer({ min: 1, max: orderLimits.quantity }),
    category: fc.constantFrom("food", "drinks"),
    row: fc.nat(),
  }),
  { minLength: 1, maxLength: 26, selector: ({ row }) => row },
);

test("the displayed total of a demo, in dollars with two decimals, is charged, for every cart", () => {
  fc.assert(
    fc.property(cart, (lines) => {
      const { currency, taxIncluded, taxes, ...totals } = priceCart(lines, demoTerms, "delivery").totals;
      expect([currency, taxIncluded]).toEqual(["USD", false]);
      expect(taxes.map(({ tax }) => tax)).toContain(totals.taxCents);
      for (const cents of Object.values(totals)) expect(Number.isInteger(cents)).toBe(true);
      expect(totals.totalCents).toBe(totals.subtotalCents + totals.taxCents + totals.deliveryCents);
      expect(Math.round(Number(formatMoney(totals.totalCents, "USD").slice(1)) * 100)).toBe(
        totals.totalCents,
      );
      const dollars = totals.subtotalCents / 100;
      expect(Math.abs(totals.totalCents / 100 - (dollars + dollars * 0.1 + 5))).toBeLessThan(0.00501);
    }),
    { numRuns: 1_000 },
  );
});

test("half a cent of tax is rounded up, and an empty cart costs nothing", () => {
  const line = { quantity: 1, category: "food" };
  expect(priceCart([{ ...line, priceCents: 899 }], demoTerms, "delivery").totals).toMatchObject({
    subtotalCents: 899,
    taxCents: 90,
    deliveryCents: 500,
    totalCents: 1489,
  });
  expect(priceCart([{ ...line, priceCents: 5 }], demoTerms, "delivery").totals.taxCents).toBe(1);
  expect(priceCart([], demoTerms, "delivery").totals.totalCents).toBe(0);
});

test.each([
  [0, "$0.00"],
  [5, "$0.05"],
  [1489, "$14.89"],
  [123456, "$1234.56"],
  [-250, "−$2.50"],
])("%i cents are %s", (cents, text) => {
  expect(formatMoney(cents, "USD")).toBe(text);
});

/** Food at 7 %, drinks and the delivery at 19 %, in the prices. */
const german: Terms = {
  ...demoTerms,
  currency: "EUR",
  pricesIncludeTax: true,
  orderKinds: ["pickup", "delivery"],
  taxClasses: [
    { id: "food", label: "Food", pickup: 700, delivery: 700, table: 1900, categories: [] },
    { id: "drinks", label: "Drinks", pickup: 1900, delivery: 1900, table: 1900, categories: ["drinks"] },
  ],
  deliveryFee: 250,
  deliveryTaxClass: "drinks",
};

test("prices that include tax are charged as printed, with the tax of each category and kind in them", () => {
  const lines = [
    { priceCents: 1070, quantity: 2, category: "mains" },
    { priceCents: 357, quantity: 1, category: "drinks" },
  ];
  const pickup = priceCart(lines, german, "pickup");
  expect(pickup.totals).toEqual({
    currency: "EUR",
    subtotalCents: 2497,
    deliveryCents: 0,
    taxIncluded: true,
    taxes: [
      { basisPoints: 1900, taxable: 357, tax: 57 },
      { basisPoints: 700, taxable: 2140, tax: 140 },
    ],
    taxCents: 197,
    totalCents: 2497,
  });
  expect(pickup.lines).toEqual([
    { taxBasisPoints: 700, taxCents: 140, discountCents: 0 },
    { taxBasisPoints: 1900, taxCents: 57, discountCents: 0 },
  ]);
  expect(priceCart(lines, german, "delivery").totals).toMatchObject({
    deliveryCents: 250,
    taxes: [
      { basisPoints: 1900, taxable: 607, tax: 97 },
      { basisPoints: 700, taxable: 2140, tax: 140 },
    ],
    totalCents: 2747,
  });
  expect(priceCart(lines, german, "table").totals.taxes).toEqual([
    { basisPoints: 1900, taxable: 2497, tax: 399 },
  ]);
});

test("the total is the sum of its parts and the lines' shares add up to the tax, for any terms", () => {
  const rate = fc.constantFrom(0, 250, 700, 825, 1000, 1350, 1900, 10_000);
  const terms = fc.record({
    pricesIncludeTax: fc.boolean(),
    rates: fc.tuple(rate, rate),
    deliveryFee: fc.nat(5000),
    deliveryTaxClass: fc.constantFrom("", "food", "drinks"),
  });
  fc.assert(
    fc.property(cart, terms, fc.constantFrom("pickup", "delivery", "table"), (lines, given, kind) => {
      const [food, drinks] = given.rates;
      const classes = [
        { id: "food", label: "Food", categories: [], pickup: food, delivery: food, table: food },
        {
          id: "drinks",
          label: "Drinks",
          categories: ["drinks"],
          pickup: drinks,
          delivery: drinks,
          table: drinks,
        },
      ];
      const all: Terms = { ...demoTerms, ...given, taxClasses: classes };
      const { totals, lines: shares } = priceCart(lines, all, kind);
      expect(priceCart([...lines].reverse(), all, kind).totals).toEqual(totals);
      const ofLines = shares.reduce((sum, { taxCents }) => sum + taxCents, 0);
      expect(ofLines).toBeLessThanOrEqual(totals.taxCents);
      if (totals.deliveryCents === 0 || given.deliveryTaxClass === "") expect(ofLines).toBe(totals.taxCents);
      const added = all.pricesIncludeTax ? 0 : totals.taxCents;
      expect(totals.totalCents).toBe(totals.subtotalCents + totals.deliveryCents + added);
    }),
    { numRuns: 1_000 },
  );
});
