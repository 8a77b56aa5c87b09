import { beforeEach, expect, test } from "@jest/globals";
import { PUT as saveProfile } from "@/app/api/business-profile/route";
import { POST as saveLanding } from "@/app/api/landing/config/route";
import { emptyProfile } from "@/lib/business-profile/schema";
import { db } from "@/lib/platform/db/client";
import { activeDocument } from "@/lib/seo/active-page.server";
import { designId, designs } from "@/lib/templates/designs/catalogue";
import { designFiles } from "@/lib/templates/designs/files.server";
import { get, post, send } from "@/tests/support/api/request";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { sampleLanding } from "@/tests/support/landing/landing";
import { configuredInstance } from "@/tests/support/setup/instance";
import { uploadForm } from "@/tests/support/templates/templates";
import { zipOf } from "@/tests/support/templates/zip";
import { GET as file } from "../files/[id]/[hash]/[...path]/route";
import { GET as preview } from "../preview/[id]/[[...path]]/route";
import { POST as rename } from "../rename/[id]/route";
import { POST as replace } from "../replace/[id]/route";
import { POST as use } from "./[name]/route";
import { GET as list } from "./route";

setUpTestDatabase();

let token: string;

beforeEach(async () => {
  token = await configuredInstance();
});

const apply = (name: string) => post(use, { token, params: { name } });
const site = () => activeDocument(new URL("http://localhost/"));

test("every design is listed, and none is a template before it is used", async () => {
  const { body } = await get(list, { token });
  expect(body.designs.map(({ name, templateId }: Record<string, unknown>) => [name, templateId])).toEqual(
    designs.map(({ name }) => [name, null]),
  );
  expect(await db.template.count()).toBe(0);
});

test("a visitor changes nothing, and an unknown design is not found", async () => {
  for (const answer of [await get(list), await post(use, { params: { name: "cafe" } })])
    expect([answer.status, answer.body.error]).toEqual([401, "Sign in to continue."]);
  for (const name of ["pub", "../cafe", "constructor"])
    expect([(await apply(name)).status, (await apply(name)).body.error]).toEqual([
      404,
      "There is no such design.",
    ]);
  expect(await db.template.count()).toBe(0);
});

test("a used design is the site, with the owner's words, and follows them", async () => {
  const { status, body } = await apply("cafe");
  expect([status, body.template]).toMatchObject([200, { name: "Corner", active: true, report: [] }]);
  expect(await site()).toContain("<h1>Welcome</h1>");

  expect((await post(saveLanding, { token, body: sampleLanding() })).status).toBe(200);
  const profile = {
    ...emptyProfile,
    email: "hello@example.com",
    phones: [{ label: "", number: "+4930123456" }],
    openingHours: "Daily 9 to 17",
  };
  expect((await send(saveProfile, "PUT", { token, body: profile })).status).toBe(200);
  const html = await site();
  for (const text of [
    "<h1>Bread since 1921</h1>",
    "Sourdough",
    "The crumb!",
    "Daily 9 to 17",
    'href="tel:+4930123456"',
  ])
    expect(html).toContain(text);
  expect(html).not.toMatch(/\{\{|data-(each|if|unless)/);
});

test("the menu of the owner's restaurant is linked, and samples are not", async () => {
  await apply("restaurant");
  expect(await site()).not.toContain(">Menu</a>");
  await db.restaurant.update({ where: { id: "order1" }, data: { isSample: false } });
  expect(await site()).toContain('href="/order1">Menu</a>');
});

test("using a design again reuses its template, also under another name", async () => {
  const { id } = (await apply("shop")).body.template;
  await apply("salon");
  await post(rename, { token, params: { id }, body: { name: "Ours" } });
  const again = await apply("shop");
  expect(again.body.template).toMatchObject({ id, name: "Ours", active: true, version: 1 });
  expect(await db.template.count()).toBe(2);
  const { body } = await get(list, { token });
  expect(body.designs.find(({ name }: { name: string }) => name === "shop").templateId).toBe(id);

  const both = await Promise.all([apply("craft"), apply("craft")]);
  expect(new Set(both.map((answer) => answer.body.template.id)).size).toBe(1);
});

const replaceBy = (id: string, html: string, fileName: string) =>
  post(replace, { token, params: { id }, body: uploadForm(zipOf({ "index.html": html }), {}, fileName) });

test("after an update of the product a used design gets its new version", async () => {
  const { id } = (await apply("craft")).body.template;
  await replaceBy(id, "<title>x</title><h1>Earlier</h1>", "craft.design.zip");
  expect((await apply("craft")).body.template).toMatchObject({ id, version: 3, active: true });
});

test("an owner's own files stay when the design is used again", async () => {
  const { id } = (await apply("craft")).body.template;
  await replaceBy(id, "<title>x</title><h1>Mine</h1>", "mine.zip");
  const other = (await apply("craft")).body.template;
  expect(other.id).not.toBe(id);
  expect(await db.template.count()).toBe(2);
});

test("a design is previewed with the owner's words before it is stored", async () => {
  await post(saveLanding, { token, body: sampleLanding() });
  const id = designId("salon");
  const { hash } = await designFiles("salon");
  const page = await get(preview, { params: { id } });
  expect([page.status, page.headers.get("x-robots-tag")]).toEqual([200, "noindex"]);
  expect(page.headers.get("content-security-policy")).toMatch(/^sandbox allow-scripts/);
  expect(page.body).toContain("<h1>Bread since 1921</h1>");
  expect(page.body).toContain(`href="/templates/files/${id}/${hash}/style.css"`);
  const style = await get(file, { params: { id, hash, path: ["style.css"] } });
  expect([style.status, style.headers.get("content-type")]).toEqual([200, "text/css; charset=utf-8"]);
  expect(style.body).toContain(".announcement {");
  const picture = await get(file, { params: { id, hash, path: ["thumbnail.webp"] } });
  expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/webp"]);
  for (const params of [
    { id, hash: "0".repeat(64), path: ["style.css"] },
    { id, hash, path: ["..", "cafe", "style.css"] },
    { id: "design-pub", hash, path: ["style.css"] },
  ])
    expect((await get(file, { params })).status).toBe(404);
  expect(await db.template.count()).toBe(0);
});
