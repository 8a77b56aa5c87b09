import { expect, test } from "@jest/globals";
import fc from "@/lib/testing/properties";
import { changePrices, type PriceChange, priceEndings } from "./prices";
import { menuLimits, priceCents } from "./schema";

const one = (cents: number, change: PriceChange) => {
  const { prices, outside } = changePrices([{ id: "a", priceCents: cents }], change);
  return outside.length > 0 ? "outside" : (prices.get("a") ?? cents);
};

test.each<[number, PriceChange, number | "outside"]>([
  [1000, { percent: 10, ending: "none" }, 1100],
  [1000, { percent: -7.5, ending: "none" }, 925],
  [1250, { percent: 0.1, ending: "none" }, 1251],
  [1299, { percent: 5, ending: "none" }, 1364],
  [1000, { cents: 50, ending: "none" }, 1050],
  [1299, { percent: 5, ending: "99" }, 1399],
  [1299, { percent: 5, ending: "49" }, 1349],
  [1299, { percent: 5, ending: "00" }, 1400],
  [1350, { cents: 1, ending: "99" }, 1399],
  [1349, { cents: 0, ending: "99" }, 1399],
  [20, { percent: -50, ending: "00" }, 100],
  [20, { percent: -50, ending: "99" }, 99],
  [1, { percent: -90, ending: "none" }, 1],
  [500, { percent: -100, ending: "none" }, 0],
  [500, { cents: -500, ending: "none" }, 0],
  [500, { cents: -501, ending: "99" }, "outside"],
  [0, { cents: 500, ending: "99" }, 0],
  [menuLimits.priceCents, { percent: 0.1, ending: "none" }, "outside"],
  [menuLimits.priceCents - 10, { cents: 10, ending: "49" }, 999_949],
  [menuLimits.priceCents - 10, { cents: 10, ending: "99" }, 999_999],
])("%d cents by %j become %s", (cents, change, expected) => {
  expect(one(cents, change)).toBe(expected);
});

test("only what changes is told", () => {
  const dishes = [
    { id: "kept", priceCents: 1399 },
    { id: "free", priceCents: 0 },
    { id: "dearer", priceCents: 1350 },
  ];
  const { prices, outside } = changePrices(dishes, { cents: 0, ending: "99" });
  expect([...prices]).toEqual([["dearer", 1399]]);
  expect(outside).toEqual([]);
});

const cents = fc.integer({ min: 0, max: menuLimits.priceCents });
const dishes = fc
  .array(cents, { maxLength: 30 })
  .map((prices) => prices.map((priceCents, index) => ({ id: `d${index}`, priceCents })));
const ending = fc.constantFrom(...priceEndings);
const change: fc.Arbitrary<PriceChange> = fc.oneof(
  fc.record({ percent: fc.integer({ min: -1000, max: 5000 }).map((tenths) => tenths / 10), ending }),
  fc.record({ cents: fc.integer({ min: -menuLimits.priceCents, max: menuLimits.priceCents }), ending }),
);

test("every new price may be saved and ends as asked; each dish has one, leaves the limits or stays", () => {
  fc.assert(
    fc.property(dishes, change, (list, how) => {
      const { prices, outside } = changePrices(list, how);
      for (const price of prices.values()) {
        expect(priceCents.safeParse(price).success).toBe(true);
        if (how.ending !== "none") expect(price % 100).toBe(Number(how.ending));
      }
      for (const { id } of outside) expect(prices.has(id)).toBe(false);
      for (const { id, priceCents } of list)
        if (priceCents === 0) expect(prices.has(id) || outside.some((dish) => dish.id === id)).toBe(false);
    }),
  );
});

test("rounding moves a price by half a dollar at most, but for the least ones", () => {
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 900_000 }), ending, (price, end) => {
      const rounded = one(price, { cents: 0, ending: end });
      expect(Math.abs(Number(rounded) - price)).toBeLessThanOrEqual(50);
    }),
  );
});

test("what is dearer stays dearer, or becomes as dear", () => {
  fc.assert(
    fc.property(cents, cents, change, (a, b, how) => {
      const [less, more] = [Math.min(a, b), Math.max(a, b)].map((price) => one(price, how));
      if (typeof less === "number" && typeof more === "number" && Math.min(a, b) > 0)
        expect(less).toBeLessThanOrEqual(more);
    }),
  );
});
