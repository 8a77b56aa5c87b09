import { readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";
import sharp from "sharp";
import type { TemplateFile } from "./archive/read-archive";
import { typeOf } from "./file-types";
import { examinePictures, makeRenditions as renderExamined } from "./images.server";

const file = (path: string, bytes: Uint8Array): TemplateFile => ({ path, bytes, type: typeOf(path) ?? "" });

async function makeRenditions(files: TemplateFile[]) {
  const read = (path: string) => files.find((one) => one.path === path)?.bytes ?? new Uint8Array();
  return renderExamined(await examinePictures(files, read));
}

/** A picture whose left half is red and whose right half is blue. */
const halves = (width = 400, height = 200) =>
  sharp({ create: { width, height, channels: 3, background: "red" } }).composite([
    {
      input: { create: { width: width / 2, height, channels: 3, background: "blue" } },
      left: width / 2,
      top: 0,
    },
  ]);

/** A picture that no format packs well. */
const noise = (width = 300, height = 200) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: "white",
      noise: { type: "gaussian", mean: 128, sigma: 60 },
    },
  });

async function onlyRendition(...files: TemplateFile[]): Promise<Buffer> {
  const { renditions, findings } = await makeRenditions(files);
  expect(findings).toEqual([]);
  expect(renditions.map(({ path }) => path)).toEqual(files.map(({ path }) => path));
  return Buffer.from(renditions[0]?.bytes ?? []);
}

/** The colours at the middle of each side: left, right, top, bottom. */
async function sides(bytes: Uint8Array): Promise<string[]> {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const [x, y] = [Math.floor(info.width / 2), Math.floor(info.height / 2)];
  const places = [
    [2, y],
    [info.width - 3, y],
    [x, 2],
    [x, info.height - 3],
  ] as const;
  return places.map(([column, row]) => {
    const at = (row * info.width + column) * info.channels;
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
    return red > 150 && green < 90 && blue < 90
      ? "red"
      : blue > 100 && red < 90
        ? "blue"
        : `${red},${green},${blue}`;
  });
}

/** Returns a PNG header of this size, almost without data. */
async function pngHeader(
  width: number,
  height: number,
  { colourType = 2, interlaced = false } = {},
): Promise<Buffer> {
  const png = await sharp({ create: { width: 1, height: 1, channels: 3, background: "red" } })
    .png()
    .toBuffer();
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png.writeUInt8(colourType, 25);
  png.writeUInt8(Number(interlaced), 28);
  const { crc32 } = await import("node:zlib");
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

test("a photograph gets a smaller rendition of the same size in pixels", async () => {
  const bytes = readFileSync("node_modules/startbootstrap-landing-page/dist/assets/img/bg-showcase-1.jpg");
  const answer = await makeRenditions([file("img/a.jpg", bytes)]);
  const [rendition] = answer.renditions;
  expect(rendition?.path).toBe("img/a.jpg");
  expect(await sharp(rendition?.bytes).metadata()).toMatchObject({ format: "webp", width: 900, height: 601 });
  expect(answer).toMatchObject({
    findings: [],
    bytesBefore: bytes.length,
    bytesAfter: rendition?.bytes.length,
  });
  expect(answer.bytesAfter).toBeLessThan(answer.bytesBefore);
});

test("a drawing keeps each pixel's colour, and its transparency", async () => {
  const bytes = readFileSync("node_modules/startbootstrap-new-age/dist/assets/img/portrait_black.png");
  const png = await sharp(bytes).extract({ left: 100, top: 100, width: 500, height: 800 }).png().toBuffer();
  const raw = (picture: Uint8Array) => sharp(picture).flatten({ background: "lime" }).raw().toBuffer();
  const rendition = await onlyRendition(file("a.png", png));
  expect((await raw(rendition)).equals(await raw(png))).toBe(true);
  expect(await sharp(rendition).metadata()).toMatchObject({ hasAlpha: true });
});

test("metadata is removed", async () => {
  const bytes = await halves()
    .withExif({
      IFD0: { Copyright: "Somebody" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "51/1 30/1 0/1" },
    })
    .withXmp("<x:xmpmeta xmlns:x='adobe:ns:meta/'><secret/></x:xmpmeta>")
    .withIccProfile("p3")
    .jpeg({ quality: 100 })
    .toBuffer();
  expect(await sharp(bytes).metadata()).toMatchObject({ exif: expect.anything(), xmp: expect.anything() });
  const metadata = await sharp(await onlyRendition(file("a.jpg", bytes))).metadata();
  expect(metadata).not.toHaveProperty("exif");
  expect(metadata).not.toHaveProperty("xmp");
  expect(metadata).not.toHaveProperty("icc");
});

test("a rotated photograph becomes upright", async () => {
  const bytes = await halves().withMetadata({ orientation: 6 }).jpeg({ quality: 100 }).toBuffer();
  const rendition = await onlyRendition(file("a.jpg", bytes));
  expect(await sharp(rendition).metadata()).toMatchObject({ width: 200, height: 400 });
  expect((await sides(rendition)).slice(2)).toEqual(["red", "blue"]);
});

test("colours for print become colours for screens", async () => {
  const bytes = await halves().toColourspace("cmyk").jpeg({ quality: 100 }).toBuffer();
  expect(await sharp(bytes).metadata()).toMatchObject({ space: "cmyk" });
  const rendition = await onlyRendition(file("a.jpg", bytes));
  expect(await sharp(rendition).metadata()).toMatchObject({ space: "srgb" });
  expect((await sides(rendition)).slice(0, 2)).toEqual(["red", "blue"]);
});

test("a rendition that would be larger is not kept", async () => {
  const bytes = await noise().jpeg({ quality: 5 }).toBuffer();
  expect(await makeRenditions([file("a.jpg", bytes)])).toEqual({
    renditions: [],
    findings: [],
    bytesBefore: bytes.length,
    bytesAfter: bytes.length,
  });
});

test("animations are unchanged", async () => {
  const frames = await Promise.all([halves(), noise(400, 200)].map((frame) => frame.png().toBuffer()));
  const gif = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer();
  const webp = await sharp(gif, { animated: true }).webp({ lossless: true }).toBuffer();
  const still = frames[1] ?? Buffer.alloc(0);
  const chunk = Buffer.concat([Buffer.from([0, 0, 0, 8]), Buffer.from("acTL"), Buffer.alloc(12)]);
  const apng = Buffer.concat([still.subarray(0, 33), chunk, still.subarray(33)]);
  const files = [file("a.gif", gif), file("a.webp", webp), file("a.png", apng)];
  expect(await makeRenditions(files)).toMatchObject({ renditions: [], findings: [] });
});

test("a GIF without animation gets a rendition", async () => {
  const rendition = await onlyRendition(file("a.gif", await noise().gif().toBuffer()));
  expect(await sharp(rendition).metadata()).toMatchObject({ format: "webp", width: 300, height: 200 });
});

test.each([
  ["50,000 pixels wide and high", 50_000, 50_000, /more than 50 megapixels/],
  ["a line of 50,000 pixels", 50_000, 10, /more than 16,383 pixels/],
  ["as large as a header can say", 0x7fffffff, 0x7fffffff, /can’t be read|megapixels/],
])("a picture that is %s is not decoded", async (_, width, height, message) => {
  expect(await makeRenditions([file("a.png", await pngHeader(width, height))])).toMatchObject({
    renditions: [],
    findings: [{ severity: "warning", file: "a.png", message: expect.stringMatching(message) }],
  });
});

test("a picture that would take too much memory is unchanged; one decoded by lines is tried", async () => {
  const clear = await pngHeader(7_000, 7_000, { colourType: 6 });
  const interlaced = await pngHeader(7_000, 7_000, { interlaced: true });
  const files = [file("clear.png", clear), file("interlaced.png", interlaced)];
  const { findings } = await makeRenditions([...files, file("plain.png", await pngHeader(7_000, 7_000))]);
  const message = "Left as it is, as it has 49 megapixels; fewer look the same and load sooner.";
  expect(findings).toEqual([
    { severity: "advice", file: "clear.png", message },
    { severity: "advice", file: "interlaced.png", message },
    { severity: "warning", file: "plain.png", message: "This picture can’t be read." },
  ]);
});

test("unreadable pictures are reported, and others still get renditions", async () => {
  const good = await halves().jpeg({ quality: 100 }).toBuffer();
  const whole = await noise().png().toBuffer();
  const svg = Buffer.from("<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>");
  const files = [
    file("cut.png", whole.subarray(0, whole.length / 2)),
    file("empty.png", Buffer.alloc(0)),
    file("header.jpg", good.subarray(0, 20)),
    file("svg.png", svg),
    file("good.jpg", good),
    file("js.js", svg),
  ];
  const { renditions, findings } = await makeRenditions(files);
  expect(renditions.map(({ path }) => path)).toEqual(["good.jpg"]);
  expect(findings).toEqual([
    { severity: "warning", file: "cut.png", message: "This picture can’t be read." },
    { severity: "warning", file: "empty.png", message: "Its content is not what its name says." },
    { severity: "warning", file: "header.jpg", message: "This picture can’t be read." },
    { severity: "warning", file: "svg.png", message: "Its content is not what its name says." },
  ]);
});

test("the pictures of an upload share a limit of pixels", async () => {
  const bytes = await pngHeader(7_000, 7_000);
  const files = [...Array(7).keys()].map((number) => file(`${number}.png`, bytes));
  const { findings } = await makeRenditions(files);
  expect(findings.map(({ severity }) => severity)).toEqual([...Array(5).fill("warning"), "advice", "advice"]);
});
