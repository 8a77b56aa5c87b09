import { randomBytes } from "node:crypto";
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { beforeEach, expect, test } from "@jest/globals";
import sharp from "sharp";
import { db } from "@/lib/platform/db/client";
import { refillFiles } from "@/lib/templates/store.server";
import { get, send } from "@/tests/support/api/request";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { configuredInstance } from "@/tests/support/setup/instance";
import { sampleSite } from "@/tests/support/templates/sample-site";
import { uploadSite } from "@/tests/support/templates/templates";
import { DELETE as remove } from "./delete/[id]/route";
import { GET as file, HEAD as fileHead } from "./files/[id]/[hash]/[...path]/route";

setUpTestDatabase();

let token: string;

beforeEach(async () => {
  token = await configuredInstance();
});

const storeFolder = (hash: string) => path.join(process.env.TEMPLATES_DIR ?? "", hash);

test("files are immutable, have their own type, may be loaded by other origins, and support ranges", async () => {
  const { id, hash } = await uploadSite(token);
  const params = { id, hash, path: ["css", "style.css"] };
  const answer = await get(file, { params });
  expect([answer.status, answer.body]).toEqual([200, "body { color: teal }"]);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": "text/css; charset=utf-8",
    "cache-control": "public, max-age=31536000, immutable",
    "access-control-allow-origin": "*",
    "x-content-type-options": "nosniff",
    "content-length": "20",
  });
  const part = await get(file, { params, headers: { range: "bytes=0-3" } });
  expect([part.status, part.body, part.headers.get("content-range")]).toEqual([206, "body", "bytes 0-3/20"]);
  const beyond = await get(file, { params, headers: { range: "bytes=20-" } });
  expect([beyond.status, beyond.headers.get("content-range")]).toEqual([416, "bytes */20"]);
});

test("scripts in a picture can't run", async () => {
  const { id, hash } = await uploadSite(token);
  const answer = await get(file, { params: { id, hash, path: ["img", "dot.svg"] } });
  expect(answer.headers.get("content-type")).toContain("image/svg+xml");
  expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
});

test.each([["no.css"], ["..", "..", "package.json"], [".webp", "img", "dot.png.webp"], ["css"]])(
  "the file %p is not found",
  async (...path) => {
    const { id, hash } = await uploadSite(token);
    expect((await get(file, { params: { id, hash, path } })).status).toBe(404);
  },
);

test("unchecked rows can't refer to another folder, for reading, writing or deleting", async () => {
  const elsewhere = path.join(process.env.TEMPLATES_DIR ?? "", "..", "elsewhere");
  await mkdir(elsewhere, { recursive: true });
  await writeFile(path.join(elsewhere, "secret.txt"), "swordfish");
  const { id, hash } = await uploadSite(token);
  const files = [{ path: "../../elsewhere/secret.txt", type: "text/plain", bytes: 9 }];
  await db.templateVersion.updateMany({ data: { files } });
  const read = await get(file, { params: { id, hash, path: ["..", "..", "elsewhere", "secret.txt"] } });
  expect(read.body).not.toBe("swordfish");
  await expect(refillFiles("../elsewhere")).rejects.toThrow();
  await db.blob.create({ data: { hash: "../elsewhere", size: 0, place: "postgres", isWhole: true } });
  await db.templateVersion.updateMany({ data: { hash: "../elsewhere" } });
  await expect(refillFiles("../elsewhere")).rejects.toThrow("names no version");
  await send(remove, "DELETE", { token, params: { id } });
  expect(await readdir(elsewhere)).toEqual(["secret.txt"]);
});

test("a browser that accepts WebP gets the smaller rendition, others the original", async () => {
  const noise = {
    create: {
      width: 400,
      height: 300,
      channels: 3,
      background: "teal",
      noise: { type: "gaussian", mean: 120, sigma: 40 },
    },
  };
  const picture = await sharp(noise as never)
    .png()
    .toBuffer();
  const site = { ...sampleSite(), "photo.png": new Uint8Array(picture) };
  const { id, hash } = await uploadSite(token, site);
  const params = { id, hash, path: ["photo.png"] };
  const small = await get(file, { params, headers: { accept: "image/avif,image/webp,*/*" } });
  expect([small.headers.get("content-type"), small.headers.get("vary")]).toEqual(["image/webp", "Accept"]);
  expect(Number(small.headers.get("content-length"))).toBeLessThan(picture.length);
  await rm(storeFolder(hash), { recursive: true });
  const asked = () => get(file, { params, headers: { accept: "image/webp" } });
  expect((await asked()).status).toBe(200);
  let again = await asked();
  while (again.headers.get("content-type") !== "image/webp") again = await asked();
  expect(again.headers.get("content-length")).toBe(small.headers.get("content-length"));
  const original = await get(file, { params, headers: { accept: "image/png" } });
  expect(original.headers.get("content-type")).toBe("image/png");
  expect(Number(original.headers.get("content-length"))).toBe(picture.length);
});

/** Only Linux lists a process's open files. */
const onLinux = process.platform === "linux" ? test : test.skip;

onLinux("HEAD of a large file opens nothing, and neither does a visitor who has gone already", async () => {
  const large = randomBytes(500_000).toString("hex");
  const { id, hash } = await uploadSite(token, { ...sampleSite(), "large.txt": large });
  const params = { id, hash, path: ["large.txt"] };
  const openFiles = async () => (await readdir("/proc/self/fd")).length;
  await get(file, { params });
  const before = await openFiles();
  for (let i = 0; i < 30; i++) {
    const answer = await send(fileHead, "HEAD", { params });
    expect([answer.status, answer.headers.get("content-length")]).toEqual([200, "1000000"]);
    const request = new Request("http://localhost/", { headers: { range: "bytes=5-" } });
    expect((await file(request, { params: Promise.resolve(params) })).status).toBe(206);
  }
  expect(await openFiles()).toBeLessThan(before + 10);
});
