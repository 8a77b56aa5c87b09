import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { backoffSeconds } from "./backoff";

test("the wait doubles up to an hour, and half of it is random", () => {
  const longest = [1, 2, 3, 4, 20].map((tries) => backoffSeconds(tries, () => 1));
  expect(longest).toEqual([5, 10, 20, 40, 3600]);
  expect(backoffSeconds(1, () => 0)).toBe(2.5);
});

test("the wait is between half of the limit and the limit", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10_000 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (tries, random) => {
        const seconds = backoffSeconds(tries, () => random);
        expect(seconds).toBeGreaterThanOrEqual(2.5);
        expect(seconds).toBeLessThanOrEqual(3600);
      },
    ),
  );
});
