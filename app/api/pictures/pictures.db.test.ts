import { expect, jest, test } from "@jest/globals";
import sharp from "sharp";
import { GET as FILE } from "@/app/api/pictures/files/[id]/[content]/[file]/route";
import { GET as PREVIEW } from "@/app/api/seo/images/[id]/route";
import { saveLanding } from "@/lib/landing/server";
import type { LibraryPicture } from "@/lib/pictures/answers";
import { pictureWorkDone } from "@/lib/pictures/worker.server";
import { db } from "@/lib/platform/db/client";
import { administrator } from "@/tests/support/accounts/administrator";
import { get, post, send } from "@/tests/support/api/request";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { sampleLanding } from "@/tests/support/landing/landing";
import { noise } from "@/tests/support/pictures/noise";
import { fileForm } from "@/tests/support/pictures/pictures";
import { colourAt, quarters } from "@/tests/support/pictures/quarters";
import { configuredInstance } from "@/tests/support/setup/instance";
import { POST as REPLACE } from "./[id]/file/route";
import { DELETE, POST as DETAILS, GET as ONE } from "./[id]/route";
import { GET as LIST, POST } from "./route";

setUpTestDatabase();
// Processing pictures is slow on a busy machine.
jest.setTimeout(60_000);

async function uploaded(token: string, picture = quarters(700, 400), name = "bread.png") {
  const { status, body } = await post(POST, { token, body: await fileForm(picture, name) });
  expect(status).toBe(200);
  await pictureWorkDone();
  const { picture: ready } = (await get(ONE, { token, params: { id: body.picture.id } })).body;
  return { first: body.picture as LibraryPicture, ready: ready as LibraryPicture };
}

/** Requests a file by its address. */
async function load(address: string, headers?: Record<string, string>) {
  const [id = "", content = "", file = ""] = address.split("/").slice(-3);
  const params = Promise.resolve({ id, content, file });
  return FILE(new Request(`http://localhost${address}`, { headers }), { params });
}

const addressesIn = ({ sources }: LibraryPicture) =>
  sources.flatMap(({ srcset }) => srcset.split(", ").map((candidate) => candidate.split(" ")[0] ?? ""));

test("an uploaded picture is shown at once, then in smaller renditions of two formats, each kept for ever", async () => {
  const token = await configuredInstance();
  const { first, ready } = await uploaded(token);
  expect(first).toMatchObject({ name: "bread", width: 700, height: 400, isReady: false, sources: [] });
  expect((await load(first.src)).status).toBe(200);
  expect(ready.isReady).toBe(true);
  expect(ready.sources.map(({ type, widths }) => [type, widths])).toEqual([
    ["image/avif", [160, 320, 640, 700]],
    ["image/webp", [160, 320, 640, 700]],
  ]);
  for (const address of addressesIn(ready)) {
    const answer = await load(address);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "cache-control": "public, max-age=31536000, immutable",
      "content-type": `image/${address.split(".").at(-1)}`,
    });
    const bytes = Buffer.from(await answer.arrayBuffer());
    const width = Number(/(\d+)\.\w+$/.exec(address)?.[1]);
    expect(await sharp(bytes).metadata()).toMatchObject({ width });
    expect([await colourAt(bytes, 0.1, 0.1), await colourAt(bytes, 0.9, 0.9)]).toEqual(["red", "yellow"]);
    const etag = answer.headers.get("etag") ?? "";
    expect((await load(address, { "if-none-match": etag })).status).toBe(304);
  }
  for (const file of ["641.avif", "640.jpg", "whole.avif", "../x"])
    expect((await load(ready.src.replace(/[^/]+$/, file))).status).toBe(404);
});

test("a photograph becomes upright, without metadata, and has a placeholder", async () => {
  const token = await configuredInstance();
  const turned = noise(2400, 1600)
    .withExif({ IFD0: { Artist: "Ada, who took it" }, IFD3: { GPSLatitude: "51/1 30/1 0/1" } })
    .withMetadata({ orientation: 6 });
  const form = new FormData();
  form.set("file", new Blob([Uint8Array.from(await turned.jpeg().toBuffer())]), "C:\\me\\IMG 1.JPG");
  const { body } = await post(POST, { token, body: form });
  expect(body.picture).toMatchObject({ name: "IMG 1", width: 1280, height: 1920 });
  const bytes = Buffer.from(await (await load(body.picture.src)).arrayBuffer());
  expect((await sharp(bytes).metadata()).exif).toBeUndefined();
  expect(bytes.includes("Ada, who took it")).toBe(false);
  expect(body.picture.placeholder).toMatch(/^data:image\/webp;base64,/);
  expect(body.picture.placeholder.length).toBeLessThan(600);
});

test("transparency stays, and of an animation the first frame", async () => {
  const token = await configuredInstance();
  const clear = sharp({
    create: { width: 60, height: 40, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  });
  const { ready } = await uploaded(token, clear);
  expect([ready.placeholder, ready.darkening > 0.5]).toEqual(["", true]);
  const bytes = Buffer.from(await (await load(addressesIn(ready)[0] ?? "")).arrayBuffer());
  expect((await sharp(bytes).stats()).isOpaque).toBe(false);
  const frames = await Promise.all(
    ["red", "blue"].map((background) =>
      sharp({ create: { width: 90, height: 50, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  const form = new FormData();
  const gif = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer();
  form.set("file", new Blob([Uint8Array.from(gif)]), "moving.gif");
  const { picture } = (await post(POST, { token, body: form })).body;
  expect(picture).toMatchObject({ width: 90, height: 50 });
  const whole = Buffer.from(await (await load(picture.src)).arrayBuffer());
  expect(await colourAt(whole, 0.5, 0.5)).toBe("red");
});

test("the details of a picture are saved; only decoration needs no description", async () => {
  const token = await configuredInstance();
  const { ready } = await uploaded(token);
  const details = { name: "Rye", alt: "", decorative: false, focus: { x: 0.1, y: 0.9 } };
  const save = (body: object) => post(DETAILS, { token, params: { id: ready.id }, body });
  expect((await save(details)).body.fields).toEqual({ alt: expect.stringContaining("Say what") });
  expect((await save({ ...details, alt: "x", focus: { x: 2, y: 0 } })).status).toBe(422);
  expect((await save({ ...details, alt: "A loaf" })).body.picture).toMatchObject({
    name: "Rye",
    alt: "A loaf",
    focus: { x: 0.1, y: 0.9 },
  });
  const decoration = (await save({ ...details, alt: "A loaf", decorative: true })).body.picture;
  expect([decoration.alt, decoration.decorative]).toEqual(["", true]);
  const found = async (query: string) =>
    (await get(LIST, { token, query })).body.pictures.map(({ name }: LibraryPicture) => name);
  expect([await found(""), await found("?q=RYE"), await found("?q=oven")]).toEqual([["Rye"], ["Rye"], []]);
});

test("a picture in use can't be deleted, its places are listed, and one upload replaces it there", async () => {
  const token = await configuredInstance();
  const { ready } = await uploaded(token);
  const { id } = ready;
  const sample = sampleLanding();
  const content = { ...sample, hero: { ...sample.hero, picture: id } };
  await saveLanding(content, administrator.email, null);
  const refused = await send(DELETE, "DELETE", { token, params: { id } });
  expect([refused.status, refused.body.error]).toEqual([409, expect.stringContaining("Landing page")]);
  const blue = sharp({ create: { width: 90, height: 50, channels: 3, background: "blue" } });
  const replaced = await post(REPLACE, { token, params: { id }, body: await fileForm(blue) });
  expect(replaced.body.picture).toMatchObject({ id, width: 90, height: 50, isReady: false });
  expect(replaced.body.picture.uses).toEqual([{ label: "Landing page", href: "/admin?tab=editor" }]);
  const old = await load(addressesIn(ready)[0] ?? "");
  expect([old.status, old.headers.get("location"), old.headers.get("cache-control")]).toEqual([
    302,
    replaced.body.picture.src,
    "no-store",
  ]);
  await pictureWorkDone();
  const now = (await get(ONE, { token, params: { id } })).body.picture;
  expect(now.sources[0].widths).toEqual([90]);
  const preview = await PREVIEW(new Request("http://localhost/"), { params: Promise.resolve({ id }) });
  expect([preview.status, preview.headers.get("location")]).toEqual([302, replaced.body.picture.src]);

  await saveLanding(sample, administrator.email, null);
  expect((await send(DELETE, "DELETE", { token, params: { id } })).status).toBe(200);
  expect([await db.picture.count(), await db.pictureRendition.count()]).toEqual([0, 0]);
  expect((await load(now.src)).status).toBe(404);
  expect((await send(DELETE, "DELETE", { token, params: { id } })).status).toBe(404);
});

test("a dish keeps its picture", async () => {
  const token = await configuredInstance();
  const { id } = (await uploaded(token)).ready;
  const dish = await db.dish.findFirstOrThrow({ include: { restaurant: true } });
  const { restaurantId, name, restaurant } = dish;
  await db.dish.update({
    where: { restaurantId_id: { restaurantId, id: dish.id } },
    data: { pictureId: id },
  });
  const refused = await send(DELETE, "DELETE", { token, params: { id } });
  expect([refused.status, refused.body.error]).toEqual([
    409,
    `This picture is shown: ${restaurant.name}: ${name}. Choose another one there first.`,
  ]);
});

test("an unusable picture is refused with a sentence, and nothing is stored", async () => {
  const token = await configuredInstance();
  const fast = { compressionLevel: 1 };
  const bomb = await sharp({ create: { width: 8000, height: 8000, channels: 3, background: "white" } })
    .png(fast)
    .toBuffer();
  const clear = {
    width: 6500,
    height: 6500,
    channels: 4,
    background: { r: 9, g: 9, b: 9, alpha: 0.5 },
  } as const;
  const large = await sharp({ create: clear }).png(fast).toBuffer();
  const deep = await sharp({ create: { ...clear, width: 3600, height: 3600 } })
    .toColourspace("rgb16")
    .png(fast)
    .toBuffer();
  const png = await quarters(400, 300).png().toBuffer();
  const refusals: [Uint8Array | string, RegExp][] = [
    ["", /Choose a picture/],
    ["PK\x03\x04 a ZIP that is called photo.jpg", /Upload a PNG, JPEG, WebP, GIF or AVIF picture/],
    ['<svg xmlns="http://www.w3.org/2000/svg"/>', /SVG pictures can’t be used, as they may hold scripts/],
    [bomb, /8000 × 8000 pixels: at most 50 megapixels/],
    [large, /6500 × 6500 pixels with transparency, which takes too long to read: make it smaller/],
    [deep, /3600 × 3600 pixels with more than 8 bits a colour, which takes too long to read/],
    [png.subarray(0, png.length - 300), /can’t be read/],
    ["\0\0\0\x18ftypheic\0\0\0\0mif1heic", /HEIC pictures can’t be read on this server/],
  ];
  for (const [bytes, error] of refusals) {
    const form = new FormData();
    form.set("file", new Blob([typeof bytes === "string" ? bytes : Uint8Array.from(bytes)]), "photo.jpg");
    const answer = await post(POST, { token, body: form });
    expect([answer.status, answer.body.fields]).toEqual([422, { file: expect.stringMatching(error) }]);
  }
  const form = new FormData();
  form.set("file", new Blob([new Uint8Array(20 * 1024 * 1024 + 1)]), "photo.jpg");
  const tooLarge = await post(POST, { token, body: form });
  expect([tooLarge.status, tooLarge.body.error]).toEqual([413, "The file is larger than 20 MB."]);
  expect([await db.picture.count(), await db.blob.count()]).toEqual([0, 0]);
});
