import { expect, jest, test } from "@jest/globals";
import { noise } from "@/tests/support/pictures/noise";
import { makeRendition, renditionFormats, wantedRenditions } from "./renditions.server";

// Pictures take their time where the machine has other things to do.
jest.setTimeout(60_000);

test("no rendition is larger than its picture", () => {
  const widths = (width: number) =>
    wantedRenditions(width).flatMap(({ format, width }) => (format === "avif" ? [width] : []));
  expect(widths(1900)).toEqual([160, 320, 640, 960, 1280, 1900]);
  expect(widths(1280)).toEqual([160, 320, 640, 960, 1280]);
  expect(widths(40)).toEqual([40]);
});

test("a picture full of detail meets the size limit of a hero on a phone", async () => {
  const detailed = await noise(1280, 850).blur(1.5).webp().toBuffer();
  for (const format of renditionFormats) {
    const { length } = await makeRendition(detailed, { format, width: 1280 });
    expect([format, length > 10_000, length <= 60_000]).toEqual([format, true, true]);
  }
});
