import { expect, test } from "@jest/globals";
import sharp from "sharp";
import { processPicture } from "./process-picture.server";

const middle = { x: 0.5, y: 0.5 };

test("an AVIF picture that needs more memory than available is refused before decoding", async () => {
  const create = { width: 1200, height: 630, channels: 3 as const, background: "teal" };
  const avif = await sharp({ create }).avif({ effort: 0 }).toBuffer();
  await expect(processPicture(avif, "wide", middle, 15_000_000)).rejects.toMatchObject({
    code: "invalid",
    details: { fields: { file: expect.stringContaining("more memory") } },
  });
  expect(await processPicture(avif, "wide", middle, 16_000_000)).toMatchObject({ width: 1200, height: 630 });
  const jpeg = await sharp({ create }).jpeg().toBuffer();
  expect(await processPicture(jpeg, "wide", middle, 1_000)).toMatchObject({ width: 1200 });
});
