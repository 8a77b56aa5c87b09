import { expect, test } from "@jest/globals";
import { findGrown } from "./times.mjs";

const record = { stages: { lint: 10, units: 90 }, tests: { slow: 9, other: 20 } };

test("names what grew by more than a third", () => {
  const found = findGrown({ lint: 10, units: 90 }, { slow: 12.1, other: 26 }, record);
  expect(found).toEqual([{ name: "slow", seconds: 12.1, expected: 9 }]);
});

test("compares with the speed of the machine, and with recorded names only", () => {
  expect(findGrown({ lint: 20, units: 180 }, { slow: 18, other: 40, added: 99 }, record)).toEqual([]);
  expect(findGrown({ lint: 60, units: 90 }, {}, record)).toEqual([
    { name: "lint", seconds: 60, expected: 15 },
  ]);
  expect(findGrown({}, { slow: 99 }, record)).toEqual([]);
});

test("names no small differences", () => {
  const fast = { stages: { lint: 10 }, tests: { fast: 1 } };
  expect(findGrown({ lint: 10 }, { fast: 3 }, fast)).toEqual([]);
});
