import { readdir, rm, truncate } from "node:fs/promises";
import path from "node:path";
import { beforeEach, expect, test } from "@jest/globals";
import { db } from "@/lib/platform/db/client";
import { activeDocument } from "@/lib/seo/active-page.server";
import { activeFileAddress } from "@/lib/templates/active.server";
import { get, post } from "@/tests/support/api/request";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { configuredInstance } from "@/tests/support/setup/instance";
import { sampleSite } from "@/tests/support/templates/sample-site";
import { activateSite, uploadSite } from "@/tests/support/templates/templates";
import { GET as active } from "./active/route";
import { POST as deactivate } from "./deactivate/route";
import { GET as file } from "./files/[id]/[hash]/[...path]/route";
import { GET as preview } from "./preview/[id]/[[...path]]/route";

setUpTestDatabase();

let token: string;

beforeEach(async () => {
  token = await configuredInstance();
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

test("every top-level page of the active template has an address, except those of the product", async () => {
  const page = (heading: string) => `<title>x</title><h1>${heading}</h1><a href="team.html">x</a>`;
  const { id, hash } = await uploadSite(token, {
    "index.html": `${page("Start")}<a href="login.html">y</a>`,
    "team.html": page("Team"),
    "login.html": page("Not the login"),
    "a/team.html": page("Deep"),
  });
  await activateSite(token, id);
  const start = await at("/");
  expect(start).toContain('href="/team"');
  expect(start).toContain(`href="/templates/files/${id}/${hash}/login.html"`);
  expect(await at("/team")).toContain("<h1>Team</h1>");
  for (const address of ["/login", "/index", "/a/team", "/team.html"]) expect(await at(address)).toBeNull();
});

test("files that scripts load beside a page are found", async () => {
  const { id, hash } = await uploadSite(token, { ...sampleSite(), "img/caf\u00e9.svg": "<svg/>" });
  expect(await activeFileAddress("/img/dot.svg")).toBeNull();
  await activateSite(token, id);
  const files = `/templates/files/${id}/${hash}`;
  expect(await activeFileAddress("/img/dot.svg")).toBe(`${files}/img/dot.svg`);
  expect(await activeFileAddress("/img/cafe%CC%81.svg")).toBe(`${files}/img/caf%C3%A9.svg`);
  expect(await activeFileAddress("/about.html")).toBe("/about");
  for (const path of ["/img/none.svg", "/img", "/img/..%2f..%2fpackage.json"])
    expect(await activeFileAddress(path)).toBeNull();
});

test("a style sheet finds its files by another Unicode form, and from the template's root", async () => {
  const css = "a { background: url(/img/dot.svg?x#y), url(../img/cafe%CC%81.svg), url(/none.png) }";
  const site = { ...sampleSite(), "css/style.css": css, "img/caf\u00e9.svg": "<svg/>" };
  const { id, hash } = await uploadSite(token, site);
  const sheet = await get(file, { params: { id, hash, path: ["css", "style.css"] } });
  expect(sheet.body).toBe(
    `a { background: url("/templates/files/${id}/${hash}/img/dot.svg?x#y"), url(../img/cafe%CC%81.svg), url(/none.png) }`,
  );
  const picture = await get(file, { params: { id, hash, path: ["img", "cafe\u0301.svg"] } });
  expect([picture.status, picture.body]).toEqual([200, "<svg/>"]);
});

test("a page has the current values of its variables", async () => {
  await activateSite(token, (await uploadSite(token)).id);
  expect(await at("/")).toContain("<p>Corner Bakery, ");
  expect(await at("/")).toContain("<p>Corner Bakery, ");
  await db.configuration.updateMany({ data: { projectName: "Corner Café" } });
  expect(await at("/")).toContain("<p>Corner Café, ");
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

test("after deactivation the built-in page is back", async () => {
  await activateSite(token, (await uploadSite(token)).id);
  await post(deactivate, { token });
  expect(await at("/")).toBeNull();
});

test("missing unpacked files are restored from the database", async () => {
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

test("a template that can't be served is replaced by the built-in page", async () => {
  const { id, hash } = await uploadSite(token);
  await activateSite(token, id);
  await db.blobChunk.updateMany({ data: { bytes: Buffer.from("damaged") } });
  await rm(storeFolder(hash), { recursive: true });
  expect(await at("/")).toBeNull();
  expect((await get(active)).body.hasTemplate).toBe(false);
});

test("a preview has no links out of it, and stays in its sandbox", async () => {
  const { "index.html": index, ...others } = sampleSite();
  const linked = `${index}<a href="100%25.htm">x</a>`;
  const { id } = await uploadSite(token, { "index.html": linked, "100%.htm": "<p>x</p>", ...others });
  const answer = await get(preview, { params: { id, path: ["index.html"] } });
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-security-policy")).toMatch(
    /^sandbox allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-modals/,
  );
  expect(answer.headers.get("x-robots-tag")).toBe("noindex");
  expect(answer.body).not.toContain('rel="canonical"');
  expect(answer.body).toContain('<a href="#">Order</a>');
  expect(answer.body).toContain(`href="/templates/preview/${id}/about.html"`);
  expect(answer.body).toContain(`href="/templates/preview/${id}/100%25.htm"`);
  expect((await get(preview, { params: { id } })).body).toBe(answer.body);
  expect((await get(preview, { params: { id, path: ["no.html"] } })).status).toBe(404);
  expect((await get(preview, { params: { id: "A".repeat(22) } })).status).toBe(404);
});
