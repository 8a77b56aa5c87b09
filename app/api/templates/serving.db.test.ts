import { readdir, rm, truncate } from "node:fs/promises";
import path from "node:path";
import { beforeEach, expect, test } from "@jest/globals";
import sharp from "sharp";
import { db } from "@/lib/db/client";
import { activeDocument, forgetActiveTemplate } from "@/lib/templates/active.server";
import { setUpTestDatabase } from "@/lib/testing/database";
import { configuredInstance } from "@/lib/testing/instance";
import { get, post } from "@/lib/testing/request";
import { sampleSite } from "@/lib/testing/sample-site";
import { activateSite, uploadSite } from "@/lib/testing/templates";
import { GET as active } from "./active/route";
import { POST as deactivate } from "./deactivate/route";
import { GET as file } from "./files/[id]/[hash]/[...path]/route";
import { GET as preview } from "./preview/[id]/[[...path]]/route";

setUpTestDatabase();

let token: string;

beforeEach(async () => {
  token = await configuredInstance();
  forgetActiveTemplate();
});

const at = (address: string) => activeDocument(new URL(address, "http://localhost"));
const storeFolder = (hash: string) => path.join(process.env.TEMPLATES_DIR ?? "", hash);

test("no template is active at first", async () => {
  expect(await at("/")).toBeNull();
  const answer = await get(active);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(answer.body).toEqual({
    success: true,
    hasTemplate: false,
    html: null,
    baseUrl: null,
    cssFiles: [],
    jsFiles: [],
  });
});

test("the active template answers at /, /welcome and at its other pages", async () => {
  const { id, hash } = await uploadSite(token);
  await activateSite(token, id);
  for (const address of ["/", "/welcome"]) {
    const document = await at(address);
    expect(document).toContain("<h1>Corner Bakery's own design</h1>");
    expect(document).toContain(`Corner Bakery, ${new Date().getFullYear()}`);
    expect(document).toContain(`href="/templates/files/${id}/${hash}/css/style.css"`);
    expect(document).toContain('href="/about"');
  }
  expect(await at("/about")).toContain("<h1>About Corner Bakery's own design</h1>");
  for (const address of ["/contact", "/login", "/admin", "/index.html", "/about/"])
    expect(await at(address)).toBeNull();
});

test("its description has the document, and its scripts in their order", async () => {
  const { id, hash } = await uploadSite(token);
  await activateSite(token, id);
  const baseUrl = `/templates/files/${id}/${hash}/`;
  const { body } = await get(active);
  expect(body).toMatchObject({
    hasTemplate: true,
    baseUrl,
    cssFiles: [`${baseUrl}css/style.css`],
    jsFiles: [`${baseUrl}js/one.js`, `${baseUrl}js/two.js`],
  });
  expect(body.html).not.toContain("<script");
});

test("a visitor who has to sign in is told so over the template", async () => {
  await activateSite(token, (await uploadSite(token)).id);
  expect(await at("/?returnUrl=%2Fadmin")).toContain('href="/login?returnUrl=%2Fadmin"');
  expect(await at("/?returnUrl=%2F%2Fevil.example")).not.toContain("/login");
});

test("after deactivation the built-in page is back", async () => {
  await activateSite(token, (await uploadSite(token)).id);
  await post(deactivate, { token });
  expect(await at("/")).toBeNull();
});

test("files are immutable, of their own type, open to documents in another origin, and in parts", async () => {
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

test("a picture that may hold scripts can't run them", async () => {
  const { id, hash } = await uploadSite(token);
  const answer = await get(file, { params: { id, hash, path: ["img", "dot.svg"] } });
  expect(answer.headers.get("content-type")).toContain("image/svg+xml");
  expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
});

test.each([["no.css"], ["..", "..", "package.json"], [".webp", "img", "dot.png.webp"], ["css"]])(
  "there is no file %p",
  async (...path) => {
    const { id, hash } = await uploadSite(token);
    expect((await get(file, { params: { id, hash, path } })).status).toBe(404);
  },
);

test("a browser that takes WebP gets the smaller rendition, another the original", async () => {
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
  const original = await get(file, { params, headers: { accept: "image/png" } });
  expect(original.headers.get("content-type")).toBe("image/png");
  expect(Number(original.headers.get("content-length"))).toBe(picture.length);
});

test("what the folder of unpacked templates lost comes back from the database", async () => {
  const { id, hash } = await uploadSite(token);
  await activateSite(token, id);
  await rm(storeFolder(hash), { recursive: true });
  expect(await at("/")).toContain("own design");
  const params = { id, hash, path: ["js", "one.js"] };
  await truncate(path.join(storeFolder(hash), "js", "one.js"));
  const answers = await Promise.all(Array.from({ length: 5 }, () => get(file, { params })));
  for (const answer of answers) expect(answer.body).toBe("document.title = 'one'");
  expect((await readdir(process.env.TEMPLATES_DIR ?? "")).filter((name) => name.startsWith("new-"))).toEqual(
    [],
  );
});

test("a template that can't be served any more gives way to the built-in page", async () => {
  const { id, hash } = await uploadSite(token);
  await activateSite(token, id);
  await db.templateVersion.updateMany({ data: { archive: Buffer.from("damaged") } });
  await rm(storeFolder(hash), { recursive: true });
  expect(await at("/")).toBeNull();
  expect((await get(active)).body.hasTemplate).toBe(false);
});

test("a preview leads nowhere out of it, and stays in its sandbox", async () => {
  const { id } = await uploadSite(token);
  const answer = await get(preview, { params: { id, path: ["index.html"] } });
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-security-policy")).toMatch(
    /^sandbox allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-modals/,
  );
  expect(answer.headers.get("x-robots-tag")).toBe("noindex");
  expect(answer.body).not.toContain('rel="canonical"');
  expect(answer.body).toContain('<a href="#">Order</a>');
  expect(answer.body).toContain(`href="/templates/preview/${id}/about.html"`);
  expect((await get(preview, { params: { id } })).body).toBe(answer.body);
  expect((await get(preview, { params: { id, path: ["no.html"] } })).status).toBe(404);
  expect((await get(preview, { params: { id: "A".repeat(22) } })).status).toBe(404);
});
