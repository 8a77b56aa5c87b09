import { crc32 } from "node:zlib";
import { expect, jest, test } from "@jest/globals";
import sharp from "sharp";
import { db } from "@/lib/platform/db/client";
import { post } from "@/tests/support/api/request";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { noise } from "@/tests/support/pictures/noise";
import { pictureForm, uploadPicture } from "@/tests/support/pictures/pictures";
import { quarters } from "@/tests/support/pictures/quarters";
import { configuredInstance } from "@/tests/support/setup/instance";
import { POST } from "./route";

setUpTestDatabase();
// Processing pictures is slow on a busy machine.
jest.setTimeout(30_000);

/** Returns a PNG with any size in its header. */
async function pngOf(width: number, height: number) {
  const png = await quarters(16, 16).png().toBuffer();
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

test("an unusable picture is refused with the field, immediately, and nothing is stored", async () => {
  const token = await configuredInstance();
  const png = await quarters(1400, 900).png().toBuffer();
  const jpeg = await noise(1400, 900).jpeg().toBuffer();
  const bomb = await sharp({ create: { width: 8000, height: 8000, channels: 3, background: "white" } })
    .png()
    .toBuffer();
  const refusals: [Uint8Array | string, RegExp][] = [
    ["", /Choose a picture/],
    ["hello", /Upload a PNG, JPEG, WebP, GIF or AVIF picture/],
    ["%PDF-1.7", /Upload a PNG/],
    ['<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', /SVG/],
    [await pngOf(50_000, 10), /50000 × 10 pixels: a side may have at most 20,000/],
    [await pngOf(10, 50_000), /a side may have at most/],
    [await pngOf(0, 10), /can’t be read/],
    [await pngOf(4_000_000_000, 4_000_000_000), /can’t be read|a side may have/],
    [bomb, /8000 × 8000 pixels: at most 50 megapixels/],
    [png.subarray(0, 40), /can’t be read/],
    [png.subarray(0, png.length - 400), /can’t be read/],
    [jpeg.subarray(0, jpeg.length / 2), /can’t be read/],
    [Buffer.concat([jpeg.subarray(0, 3), Buffer.from("nonsense".repeat(50))]), /can’t be read/],
    ["RIFF\0\0\0\0WEBPVP8 nonsense", /can’t be read/],
    ["\0\0\0\x20ftypavif\0\0\0\0nonsense", /can’t be read/],
    ["GIF89a", /can’t be read/],
  ];
  for (const [bytes, error] of refusals) {
    const started = Date.now();
    const answer = await uploadPicture(token, bytes);
    expect([answer.status, answer.body.fields]).toEqual([422, { file: expect.stringMatching(error) }]);
    expect(answer.body.error).toMatch(error);
    expect(Date.now() - started).toBeLessThan(5000);
  }
  const tooLarge = await uploadPicture(token, new Uint8Array(20 * 1024 * 1024 + 1));
  expect([tooLarge.status, tooLarge.body.error]).toEqual([413, "The file is larger than 20 MB."]);
  expect(await db.picture.count()).toBe(0);
});

test("wrong fields and visitors are refused", async () => {
  const token = await configuredInstance();
  const picture = await quarters(60, 40).png().toBuffer();
  const wrong: [Record<string, string>, string][] = [
    [{ shape: "round" }, "shape"],
    [{ x: "1.1" }, "x"],
    [{ y: "-0.1" }, "y"],
    [{ x: "middle" }, "x"],
    [{ y: "Infinity" }, "y"],
    [{ zoom: "2" }, "zoom"],
  ];
  for (const [fields, field] of wrong) {
    const { status, body } = await uploadPicture(token, picture, fields);
    expect([status, Object.keys(body.fields)]).toEqual([422, [field]]);
  }
  const shapeless = pictureForm(picture);
  shapeless.delete("shape");
  expect((await post(POST, { token, body: shapeless })).body.fields).toEqual({ shape: expect.any(String) });
  expect((await post(POST, { token, body: { shape: "wide" } })).status).toBe(415);
  expect((await post(POST, { body: pictureForm(picture) })).status).toBe(401);
  expect(await db.picture.count()).toBe(0);
});
