import { expect, test } from "@jest/globals";
import { menuLimits } from "@/lib/restaurants/limits";
import { priceCents } from "@/lib/restaurants/options/schema";
import fc from "@/tests/support/properties";
import { changePrices, type PriceChange, priceRoundings } from "./prices";

const one = (cents: number, change: PriceChange, currency = "USD") => {
  const { prices, outside } = changePrices([{ id: "a", priceCents: cents }], change, currency);
  return outside.length > 0 ? "outside" : (prices.get("a") ?? cents);
};

test.each<[number, PriceChange, number | "outside"]>([
  [1000, { percent: 10, rounding: "none" }, 1100],
  [1000, { percent: -7.5, rounding: "none" }, 925],
  [1250, { percent: 0.1, rounding: "none" }, 1251],
  [1299, { percent: 5, rounding: "none" }, 1364],
  [1000, { cents: 50, rounding: "none" }, 1050],
  [1299, { percent: 5, rounding: "99" }, 1399],
  [1299, { percent: 5, rounding: "49" }, 1349],
  [1299, { percent: 5, rounding: "00" }, 1400],
  [1350, { cents: 1, rounding: "99" }, 1399],
  [1349, { cents: 0, rounding: "99" }, 1399],
  [20, { percent: -50, rounding: "00" }, 100],
  [20, { percent: -50, rounding: "99" }, 99],
  [1, { percent: -90, rounding: "none" }, 1],
  [500, { percent: -100, rounding: "none" }, 0],
  [500, { cents: -500, rounding: "none" }, 0],
  [500, { cents: -501, rounding: "99" }, "outside"],
  [0, { cents: 500, rounding: "99" }, 0],
  [menuLimits.priceCents, { percent: 0.1, rounding: "none" }, "outside"],
  [menuLimits.priceCents - 10, { cents: 10, rounding: "49" }, 999_999_949],
  [menuLimits.priceCents - 10, { cents: 10, rounding: "99" }, 999_999_999],
  [1299, { percent: 5, rounding: "to5" }, 1365],
  [1299, { percent: 5, rounding: "to10" }, 1360],
  [1299, { percent: 5, rounding: "to50" }, 1350],
  [1299, { percent: 5, rounding: "to100" }, 1400],
  [1025, { cents: 0, rounding: "to50" }, 1050],
  [3, { percent: -50, rounding: "to5" }, 5],
  [500, { percent: -100, rounding: "to5" }, 0],
  [menuLimits.priceCents - 10, { cents: 7, rounding: "to50" }, menuLimits.priceCents],
])("%d cents by %j become %s", (cents, change, expected) => {
  expect(one(cents, change)).toBe(expected);
});

test("only changes are reported", () => {
  const dishes = [
    { id: "kept", priceCents: 1399 },
    { id: "free", priceCents: 0 },
    { id: "dearer", priceCents: 1350 },
  ];
  const { prices, outside } = changePrices(dishes, { cents: 0, rounding: "99" }, "USD");
  expect([...prices]).toEqual([["dearer", 1399]]);
  expect(outside).toEqual([]);
});

const cents = fc.integer({ min: 0, max: menuLimits.priceCents });
const dishes = fc
  .array(cents, { maxLength: 30 })
  .map((prices) => prices.map((priceCents, index) => ({ id: `d${index}`, priceCents })));
const rounding = fc.constantFrom(...priceRoundings);
const change: fc.Arbitrary<PriceChange> = fc.oneof(
  fc.record({ percent: fc.integer({ min: -1000, max: 5000 }).map((tenths) => tenths / 10), rounding }),
  fc.record({ cents: fc.integer({ min: -menuLimits.priceCents, max: menuLimits.priceCents }), rounding }),
);

test("every new price is valid and ends as chosen; each dish has one, exceeds the limits or stays", () => {
  fc.assert(
    fc.property(dishes, change, (list, how) => {
      const { prices, outside } = changePrices(list, how, "USD");
      for (const price of prices.values()) {
        expect(priceCents.safeParse(price).success).toBe(true);
        if (how.rounding.startsWith("to")) expect(price % Number(how.rounding.slice(2))).toBe(0);
        else if (how.rounding !== "none") expect(price % 100).toBe(Number(how.rounding));
      }
      for (const { id } of outside) expect(prices.has(id)).toBe(false);
      for (const { id, priceCents } of list)
        if (priceCents === 0) expect(prices.has(id) || outside.some((dish) => dish.id === id)).toBe(false);
    }),
  );
});

test("rounding moves a price by half a dollar at most, except the smallest ones", () => {
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 900_000 }), rounding, (price, end) => {
      const rounded = one(price, { cents: 0, rounding: end });
      expect(Math.abs(Number(rounded) - price)).toBeLessThanOrEqual(50);
    }),
  );
});

test("dearer dishes stay dearer, or become as dear", () => {
  fc.assert(
    fc.property(cents, cents, change, (a, b, how) => {
      const [less, more] = [Math.min(a, b), Math.max(a, b)].map((price) => one(price, how));
      if (typeof less === "number" && typeof more === "number" && Math.min(a, b) > 0)
        expect(less).toBeLessThanOrEqual(more);
    }),
  );
});

test.each<[string, number, PriceChange, number]>([
  ["EUR", 1299, { percent: 5, rounding: "99" }, 1399],
  ["JPY", 125, { percent: 10, rounding: "none" }, 138],
  ["JPY", 1250, { percent: 10, rounding: "to50" }, 1400],
  ["JPY", 1250, { cents: 100, rounding: "99" }, 1399],
  ["KWD", 1255, { percent: 10, rounding: "none" }, 1381],
  ["KWD", 1250, { percent: 10, rounding: "to5" }, 1400],
  ["KWD", 1250, { percent: 10, rounding: "to50" }, 1500],
  ["KWD", 1250, { cents: 250, rounding: "99" }, 1990],
  ["KWD", 20, { percent: -50, rounding: "00" }, 1000],
  ["KWD", 999_999_999, { cents: 0, rounding: "99" }, 999_999_990],
])("in %s %d by %j become %d", (currency, minor, change, expected) => {
  expect(one(minor, change, currency)).toBe(expected);
});
