import { expect, jest, test } from "@jest/globals";
import sharp from "sharp";
import { POST as SAVE } from "@/app/api/seo/settings/[page]/route";
import { db } from "@/lib/db/client";
import { setUpTestDatabase } from "@/lib/testing/database";
import { configuredInstance } from "@/lib/testing/instance";
import { pictureForm, uploadPicture } from "@/lib/testing/pictures";
import { colourAt, quarters } from "@/lib/testing/quarters";
import { post } from "@/lib/testing/request";
import { flatSeo } from "@/lib/testing/seo";
import { POST } from "./route";

setUpTestDatabase();
// Pictures take their time where the machine has other things to do.
jest.setTimeout(30_000);

/** As good as a photograph: nothing in it is even. */
const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: "teal",
      noise: { type: "gaussian", mean: 128, sigma: 60 },
    },
  });

const stored = async (id: string) => (await db.media.findUniqueOrThrow({ where: { id } })).bytes;

test("each kind of picture becomes one of exactly the size of its shape", async () => {
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

test("the focus moves the crop, a turned photograph is upright, and metadata is gone", async () => {
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
  for (const { bytes } of await db.media.findMany()) {
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

test("what is transparent becomes white, and of an animation the first frame is shown", async () => {
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

test("a small picture is kept as it is, with a warning", async () => {
  const token = await configuredInstance();
  const { body } = await uploadPicture(token, await quarters(800, 600).png().toBuffer());
  expect(body.image).toMatchObject({ width: 800, height: 420 });
  expect(body.warning).toContain("only 800 × 420 pixels there; networks ask for 1200 × 630");
  const dot = await uploadPicture(token, await quarters(2, 2).png().toBuffer(), { shape: "square" });
  expect([dot.status, dot.body.image.width]).toEqual([200, 2]);
  const photograph = await uploadPicture(token, await noise(300, 300).png().toBuffer());
  expect(photograph.body.image.type).toBe("image/jpeg");
});

test("the same picture is kept once; what no page shows goes after a day", async () => {
  const token = await configuredInstance();
  const picture = await quarters(1200, 630).png().toBuffer();
  const once = (await uploadPicture(token, picture)).body.image;
  expect((await uploadPicture(token, picture)).body.image).toEqual(once);
  const ids = ["og", "x", "json", "young", "old"].map((name) => name.padEnd(22, "_"));
  const data = { type: "image/png", bytes: Buffer.from("x"), width: 1, height: 1 };
  const hours = (count: number) => new Date(Date.now() - count * 3_600_000);
  await db.media.createMany({
    data: ids.map((id) => ({ ...data, id, createdAt: hours(id.startsWith("young") ? 23 : 25) })),
  });
  const [og, x, json, young] = ids;
  await post(SAVE, {
    token,
    params: { page: "bread" },
    body: {
      ...flatSeo,
      ogImage: `https://bakery.example/api/seo/images/${og}`,
      twitterImage: `/api/seo/images/${x}`,
      structuredData: [{ "@type": "Product", image: [`/api/seo/images/${json}`] }],
    },
  });
  await uploadPicture(token, picture);
  const left = (await db.media.findMany({ select: { id: true } })).map(({ id }) => id);
  expect(left.sort()).toEqual([og, x, json, young, once.id].sort());
});

test("when there are too many, none is added, but one that is there can be sent again", async () => {
  const token = await configuredInstance();
  const picture = await quarters(1200, 630).png().toBuffer();
  await uploadPicture(token, picture);
  const data = { type: "image/png", bytes: Buffer.from("x"), width: 1, height: 1 };
  await db.media.createMany({
    data: Array.from({ length: 999 }, (_, index) => ({ ...data, id: `picture-${index}` })),
  });
  expect((await uploadPicture(token, picture)).status).toBe(200);
  const other = await uploadPicture(token, await quarters(1200, 640).jpeg().toBuffer());
  expect([other.status, other.body.error]).toEqual([
    409,
    expect.stringContaining("1000 pictures are kept already"),
  ]);
  expect(await db.media.count()).toBe(1000);
});

/** A PNG whose header tells of a size that its data need not have. */
async function pngOf(width: number, height: number) {
  const png = await quarters(16, 16).png().toBuffer();
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}

test("what is no usable picture is refused with the field, in no time, and nothing is kept", async () => {
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
    [await pngOf(0, 10), /can't be read/],
    [await pngOf(4_000_000_000, 4_000_000_000), /can't be read|a side may have/],
    [bomb, /8000 × 8000 pixels: at most 50 megapixels/],
    [png.subarray(0, 40), /can't be read/],
    [png.subarray(0, png.length - 400), /can't be read/],
    [jpeg.subarray(0, jpeg.length / 2), /can't be read/],
    [Buffer.concat([jpeg.subarray(0, 3), Buffer.from("nonsense".repeat(50))]), /can't be read/],
    ["RIFF\0\0\0\0WEBPVP8 nonsense", /can't be read/],
    ["\0\0\0\x20ftypavif\0\0\0\0nonsense", /can't be read/],
    ["GIF89a", /can't be read/],
  ];
  for (const [bytes, error] of refusals) {
    const started = Date.now();
    const answer = await uploadPicture(token, bytes);
    expect([answer.status, answer.body.fields]).toEqual([422, { file: expect.stringMatching(error) }]);
    expect(answer.body.error).toMatch(error);
    expect(Date.now() - started).toBeLessThan(5000);
  }
  const tooLarge = await uploadPicture(token, new Uint8Array(10 * 1024 * 1024 + 1));
  expect([tooLarge.status, tooLarge.body.error]).toEqual([413, "The file is larger than 10 MB."]);
  expect(await db.media.count()).toBe(0);
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
  expect(await db.media.count()).toBe(0);
});
