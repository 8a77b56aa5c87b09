import { expect, test } from "@jest/globals";
import fc from "@/tests/support/properties";
import { darkeningFor, luminance, MAX_BACKGROUND_LUMINANCE } from "./contrast";

test("a dark picture is unchanged, and a white one becomes dark enough for text", () => {
  expect(darkeningFor(new Array(16).fill(20))).toBe(0);
  expect(darkeningFor([10, 255, 10])).toBeGreaterThan(0.5);
  expect(darkeningFor([10, 255, 10])).toBeLessThan(0.75);
  expect(darkeningFor([])).toBe(darkeningFor([255]));
});

test("light text has enough contrast on every colour, once that is darkened", () => {
  const part = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(part, part, part, (red, green, blue) => {
      const brightness = Math.ceil(luminance([red, green, blue]) * 255);
      const left = 1 - darkeningFor([brightness]);
      expect(luminance([red * left, green * left, blue * left])).toBeLessThanOrEqual(
        MAX_BACKGROUND_LUMINANCE + 0.006,
      );
    }),
  );
});
