import { expect, jest, test } from "@jest/globals";
import sharp from "sharp";
import { db } from "@/lib/platform/db/client";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { noise } from "@/tests/support/pictures/noise";
import { uploadPicture } from "@/tests/support/pictures/pictures";
import { colourAt, quarters } from "@/tests/support/pictures/quarters";
import { configuredInstance } from "@/tests/support/setup/instance";
import { bytesOf } from "@/tests/support/storage/blobs";

setUpTestDatabase();
// Processing pictures is slow on a busy machine.
jest.setTimeout(30_000);

const stored = async (id: string) => bytesOf(await db.picture.findUniqueOrThrow({ where: { id } }));

test("each kind of picture is cropped to exactly the size of its shape", async () => {
  const token = await configuredInstance();
  const source = quarters(1300, 1250);
  const photograph = await noise(1200, 700).jpeg().toBuffer();
  const kinds = [
    [photograph, "wide", 1200, 630, "image/jpeg"],
    [await source.clone().png().toBuffer(), "twitter", 1200, 675, "image/png"],
    [await source.clone().webp({ effort: 0 }).toBuffer(), "square", 1200, 1200, null],
    [await source.clone().gif({ effort: 1 }).toBuffer(), "wide", 1200, 630, null],
    [await source.clone().avif({ effort: 0 }).toBuffer(), "twitter", 1200, 675, null],
    [await source.clone().toColourspace("cmyk").jpeg().toBuffer(), "wide", 1200, 630, "image/jpeg"],
  ] as const;
  for (const [bytes, shape, width, height, type] of kinds) {
    const { status, body } = await uploadPicture(token, bytes, { shape });
    expect([shape, status, body.warning]).toEqual([shape, 200, undefined]);
    expect(body.image).toMatchObject({
      width,
      height,
      url: `/api/seo/images/${body.image.id}`,
      ...(type && { type }),
    });
    const kept = await stored(body.image.id);
    expect(kept).toHaveLength(body.image.bytes);
    expect(kept.length).toBeLessThan(5_000_000);
    expect(await sharp(kept).metadata()).toMatchObject({
      width,
      height,
      format: body.image.type.slice(6),
      hasAlpha: false,
    });
  }
});

test("the focus moves the crop, a photograph is turned upright, and metadata is removed", async () => {
  const token = await configuredInstance();
  const tall = await quarters(1200, 2400).png().toBuffer();
  const corners = async (bytes: Uint8Array, fields: Record<string, string>) => {
    const { body } = await uploadPicture(token, bytes, fields);
    const kept = await stored(body.image.id);
    return Promise.all([colourAt(kept, 0.1, 0.25), colourAt(kept, 0.9, 0.25)]);
  };
  expect(await corners(tall, { x: "0.5", y: "0.1" })).toEqual(["red", "green"]);
  expect(await corners(tall, { x: "0.5", y: "0.9" })).toEqual(["blue", "yellow"]);
  const wide = await quarters(3000, 1200).png().toBuffer();
  expect(await corners(wide, { shape: "square", x: "0" })).toEqual(["red", "red"]);
  expect(await corners(wide, { shape: "square", x: "0.5" })).toEqual(["red", "green"]);
  expect(await corners(wide, { shape: "square", x: "1" })).toEqual(["green", "green"]);
  const turned = await quarters(2400, 1200)
    .jpeg()
    .withExif({ IFD0: { Artist: "Ada" }, IFD3: { GPSLatitude: "51/1 30/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  expect((await sharp(turned).metadata()).orientation).toBe(6);
  expect(await corners(turned, { y: "0.1" })).toEqual(["blue", "red"]);
  for (const picture of await db.picture.findMany()) {
    const bytes = await bytesOf(picture);
    const { exif, icc, xmp, iptc, orientation } = await sharp(bytes).metadata();
    expect([exif, icc, xmp, iptc, orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(Buffer.from(bytes).includes("Ada")).toBe(false);
  }
});

test("transparent parts become white, and of an animation the first frame is shown", async () => {
  const token = await configuredInstance();
  const clear = {
    create: { width: 1300, height: 700, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  } as const;
  const { body } = await uploadPicture(token, await sharp(clear).png().toBuffer());
  expect(await colourAt(await stored(body.image.id), 0.5, 0.5)).toBe("white");
  const frames = await Promise.all(
    ["red", "blue"].map((background) =>
      sharp({ create: { width: 1300, height: 700, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  const animation = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer();
  const first = await uploadPicture(token, animation);
  expect(first.body.image).toMatchObject({ width: 1200, height: 630 });
  expect(await colourAt(await stored(first.body.image.id), 0.5, 0.5)).toBe("red");
});

test("a small picture is stored unscaled, with a warning", async () => {
  const token = await configuredInstance();
  const { body } = await uploadPicture(token, await quarters(800, 600).png().toBuffer());
  expect(body.image).toMatchObject({ width: 800, height: 420 });
  expect(body.warning).toContain("only 800 × 420 pixels there; networks ask for 1200 × 630");
  const dot = await uploadPicture(token, await quarters(2, 2).png().toBuffer(), { shape: "square" });
  expect([dot.status, dot.body.image.width]).toEqual([200, 2]);
  const photograph = await uploadPicture(token, await noise(300, 300).png().toBuffer());
  expect(photograph.body.image.type).toBe("image/jpeg");
});
