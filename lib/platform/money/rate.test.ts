import { expect, test } from "@jest/globals";
import { formatRate } from "./rate";

test.each([
  [0, "0%"],
  [700, "7%"],
  [1000, "10%"],
  [1350, "13.5%"],
  [825, "8.25%"],
  [10_000, "100%"],
])("%i basis points are %s", (basisPoints, text) => {
  expect(formatRate(basisPoints)).toBe(text);
});
