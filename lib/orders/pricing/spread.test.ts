import { expect, test } from "@jest/globals";
import fc from "@/tests/support/properties";
import { divideHalfUp, spread } from "./spread";

test.each([
  [10, [1, 1, 1], [4, 3, 3]],
  [1, [1, 1], [1, 0]],
  [5, [1, 2, 3], [1, 2, 2]],
  [100, [333, 333, 334], [33, 33, 34]],
  [0, [], []],
  [0, [0, 0], [0, 0]],
  [7, [0, 3], [0, 7]],
])("%i over %j is %j", (amount, weights, shares) => expect(spread(amount, weights)).toEqual(shares));

test("nothing is spread over nothing", () => {
  expect(() => spread(1, [])).toThrow(RangeError);
  expect(() => spread(1, [0])).toThrow(RangeError);
});

const weights = fc.array(fc.nat(1e12), { minLength: 1, maxLength: 20 }).filter((all) => all.some(Boolean));

test("shares add up to the amount and differ from their proportion by less than a unit", () => {
  fc.assert(
    fc.property(fc.nat(1e13), weights, (amount, all) => {
      const sum = all.reduce((total, weight) => total + weight, 0);
      const shares = spread(amount, all);
      expect(shares.reduce((total, share) => total + share, 0)).toBe(amount);
      all.forEach((weight, index) => {
        const difference = BigInt(shares[index] ?? -1) * BigInt(sum) - BigInt(amount) * BigInt(weight);
        expect(difference > -sum && difference < sum).toBe(true);
        if (amount <= sum) expect(shares[index]).toBeLessThanOrEqual(weight);
      });
    }),
  );
});

test.each([
  [5, 10, 100, 1],
  [4, 10, 100, 0],
  [15, 1, 2, 8],
  [899, 1000, 10_000, 90],
  [9_007_199_254_740_991, 10_000, 10_000, 9_007_199_254_740_991],
  [1_000_000_000_001, 5_000, 10_000, 500_000_000_001],
])("%i · %i / %i is %i, half up", (a, b, c, result) => expect(divideHalfUp(a, b, c)).toBe(result));

test("amounts of any size are divided exactly", () => {
  const size = fc.constantFrom(1e3, 1e6, 1e9, 1e13).chain((max) => fc.nat(max));
  fc.assert(
    fc.property(
      size,
      size,
      size.map((one) => one + 1),
      (a, b, c) => {
        const exact = (2n * BigInt(a) * BigInt(b) + BigInt(c)) / (2n * BigInt(c));
        fc.pre(exact <= Number.MAX_SAFE_INTEGER);
        expect(divideHalfUp(a, b, c)).toBe(Number(exact));
      },
    ),
  );
});
