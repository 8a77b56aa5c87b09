import { expect, test } from "@jest/globals";
import fc from "@/tests/support/properties";
import { sampleIds, sampleRestaurants } from "@/tests/support/restaurants/samples";
import { formatCents, totalsOf } from "./totals";
import { orderLimits } from "./types";

const dishes = sampleIds.flatMap((menu) => sampleRestaurants[menu].dishes);
const cart = fc.uniqueArray(
  fc.record({
    priceCents: fc.constantFrom(...dishes.map(({ priceCents }) => priceCents)),
    quantity: fc.integer({ min: 1, max: orderLimits.quantity }),
    row: fc.nat(),
  }),
  { minLength: 1, maxLength: 26, selector: ({ row }) => row },
);

test("the displayed total, in dollars with two decimals, is charged, for every cart", () => {
  fc.assert(
    fc.property(cart, (lines) => {
      const totals = totalsOf(lines, sampleRestaurants.order1);
      for (const cents of Object.values(totals)) expect(Number.isInteger(cents)).toBe(true);
      expect(totals.totalCents).toBe(totals.subtotalCents + totals.taxCents + totals.deliveryCents);
      expect(Math.round(Number(formatCents(totals.totalCents).slice(1)) * 100)).toBe(totals.totalCents);
      const dollars = totals.subtotalCents / 100;
      expect(Math.abs(totals.totalCents / 100 - (dollars + dollars * 0.1 + 5))).toBeLessThan(0.00501);
    }),
    { numRuns: 1_000 },
  );
});

test("half a cent of tax is rounded up, and an empty cart costs nothing", () => {
  expect(totalsOf([{ priceCents: 899, quantity: 1 }], sampleRestaurants.order1)).toEqual({
    subtotalCents: 899,
    taxCents: 90,
    deliveryCents: 500,
    totalCents: 1489,
  });
  expect(totalsOf([{ priceCents: 5, quantity: 1 }], sampleRestaurants.order1).taxCents).toBe(1);
  expect(totalsOf([], sampleRestaurants.order1).totalCents).toBe(0);
});

test.each([
  [0, "$0.00"],
  [5, "$0.05"],
  [1489, "$14.89"],
  [123456, "$1234.56"],
  [-250, "−$2.50"],
])("%i cents are %s", (cents, text) => {
  expect(formatCents(cents)).toBe(text);
});
