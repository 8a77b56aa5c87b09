import { expect, test } from "@jest/globals";
import fc from "@/tests/support/properties";
import {
  cropOf,
  type PictureShape,
  pictureSizes,
  sizeOfResult,
  smallPictureWarning,
  storedPictureId,
} from "./pictures";

const shapes = Object.keys(pictureSizes) as PictureShape[];

test("the crop is as large as it can be, and follows the focus until an edge", () => {
  const source = { width: 2400, height: 2400 };
  expect(cropOf(source, "wide", { x: 0.5, y: 0.5 })).toEqual({
    left: 0,
    top: 570,
    width: 2400,
    height: 1260,
  });
  expect(cropOf(source, "wide", { x: 0.5, y: 0.3 })).toMatchObject({ top: 90 });
  expect(cropOf(source, "wide", { x: 0.9, y: 0 })).toMatchObject({ left: 0, top: 0 });
  expect(cropOf(source, "wide", { x: 0, y: 1 })).toMatchObject({ top: 1140 });
  expect(cropOf({ width: 3000, height: 1000 }, "square", { x: 1, y: 0 })).toMatchObject({
    left: 2000,
    top: 0,
    width: 1000,
  });
});

test("a crop never leaves its picture, and its result is never larger than it", () => {
  const side = fc.integer({ min: 1, max: 20_000 });
  const unit = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(side, side, unit, unit, fc.constantFrom(...shapes), (width, height, x, y, shape) => {
      const crop = cropOf({ width, height }, shape, { x, y });
      expect(crop.left + crop.width).toBeLessThanOrEqual(width);
      expect(crop.top + crop.height).toBeLessThanOrEqual(height);
      expect(Math.min(crop.left, crop.top, crop.width - 1, crop.height - 1)).toBeGreaterThanOrEqual(0);
      const result = sizeOfResult(crop, shape);
      expect(result.width).toBeLessThanOrEqual(Math.min(crop.width, pictureSizes[shape].width));
      expect(smallPictureWarning(result, shape) === undefined).toBe(
        result.width === pictureSizes[shape].width && result.height === pictureSizes[shape].height,
      );
    }),
  );
});

test.each([
  ["/api/seo/images/0123456789abcdefABCD_-", true],
  ["https://b.example/api/seo/images/0123456789abcdefABCD_-?v=1", true],
  ["https://other.example/api/seo/images/0123456789abcdefABCD_-", false],
  ["/api/seo/images/0123456789abcdefABCD_-x", false],
  ["/api/seo/images/short", false],
  ["", false],
])("%p is stored here: %p", (address, isStored) => {
  expect(storedPictureId(address, "https://b.example") !== null).toBe(isStored);
});
