import { access, readFile, rm } from "node:fs/promises";
import path from "node:path";
import { beforeEach, expect, test } from "@jest/globals";
import sharp from "sharp";
import { environment } from "@/lib/platform/runtime/env";
import { clearFileCache, locateRendition, renderLater, storeFiles } from "./store.server";

const store = path.resolve(environment().TEMPLATES_DIR);
const hash = "b".repeat(64);

beforeEach(async () => {
  await rm(store, { recursive: true, force: true });
  await clearFileCache(hash);
});

/** Pictures of four megapixels each, and a folder that is named like one. */
async function pictures(count: number) {
  const create = { width: 2000, height: 2000, channels: 3, background: "teal" } as const;
  const bytes = await sharp({ create }).jpeg({ quality: 100 }).toBuffer();
  const images = Array.from({ length: count }, (_, n) => ({
    path: `img/${n}.jpg`,
    bytes,
    type: "image/jpeg",
  }));
  return [...images, { path: "cover.jpg/index.html", bytes: Buffer.from("<p>x"), type: "text/html" }];
}

test("an upload with few pixels has its smaller copies when it is done", async () => {
  const stored = await storeFiles(hash, await pictures(2));
  expect(stored).toMatchObject({ isLater: false, findings: [] });
  expect(stored.bytesAfter).toBeLessThan(stored.bytesBefore);
  expect(await locateRendition(hash, "img/1.jpg")).not.toBeNull();
});

test("renditions of many large pictures are made after the upload", async () => {
  const stored = await storeFiles(hash, await pictures(5));
  expect(stored).toMatchObject({
    isLater: true,
    findings: [{ severity: "advice", message: expect.stringContaining("Smaller copies of the 5 images") }],
  });
  await expect(access(path.join(store, hash, ".webp"))).rejects.toThrow();
  await renderLater(hash);
  const rendition = await locateRendition(hash, "img/4.jpg");
  const original = await readFile(path.join(store, hash, "img/4.jpg"));
  expect(rendition?.bytes).toBeLessThan(original.length);
});

test("interrupted renditions are made when a picture is requested", async () => {
  await storeFiles(hash, await pictures(5));
  expect(await locateRendition(hash, "img/0.jpg")).toBeNull();
  await renderLater(hash);
  expect(await locateRendition(hash, "img/0.jpg")).not.toBeNull();
});

test("a template that is deleted meanwhile stays deleted", async () => {
  await storeFiles(hash, await pictures(5));
  const rendering = renderLater(hash);
  await clearFileCache(hash);
  await rendering;
  await expect(access(path.join(store, hash))).rejects.toThrow();
});
