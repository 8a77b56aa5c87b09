import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { cutTitle, tableWidth } from "./title-width";
import { readLimit, widthLimits } from "./use-width-limit";

test.each([
  ["", 0],
  ["i", 4.44],
  ["W", 18.88],
  ["Corner Bakery", 128.92],
  ["é", 11.12],
  ["🥐", 20],
  ["面包", 40],
])("%j is %f px wide in Arial of 20 px", (title, width) => {
  expect(tableWidth(title)).toBeCloseTo(width, 1);
});

test("every printable ASCII character has its width", () => {
  const widths = Array.from({ length: 95 }, (_, index) => tableWidth(String.fromCharCode(32 + index)));
  expect(Math.min(...widths)).toBeCloseTo(3.82);
  expect(Math.max(...widths)).toBeCloseTo(20.3);
});

test("a title that fits stays, a longer one ends at a word", () => {
  expect(cutTitle("Corner Bakery", 129, tableWidth)).toBe("Corner Bakery");
  expect(cutTitle("Corner Bakery: bread and cakes", 170, tableWidth)).toBe("Corner Bakery ...");
  expect(cutTitle("Donaudampfschifffahrt", 100, tableWidth)).toBe("Donauda...");
});

test("a cut title is never wider than the limit", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: "grapheme", maxLength: 120 }),
      fc.integer({ min: 200, max: 1200 }),
      (title, limit) => {
        expect(tableWidth(cutTitle(title, limit, tableWidth))).toBeLessThanOrEqual(limit);
      },
    ),
  );
});

test.each([
  [null, widthLimits.usual],
  ["", widthLimits.usual],
  ["600", 600],
  ["199", widthLimits.usual],
  ["1e9", widthLimits.usual],
  ["580.5", widthLimits.usual],
  ["wide", widthLimits.usual],
])("a remembered limit of %j is %i", (text, limit) => {
  expect(readLimit(text)).toBe(limit);
});
