import { beforeEach, expect, test } from "@jest/globals";
import { db } from "@/lib/platform/db/client";
import { currentDatabase } from "@/lib/platform/db/current";
import { get, post, send } from "@/tests/support/api/request";
import { breakTable, setUpTestDatabase } from "@/tests/support/database/database";
import { configuredInstance } from "@/tests/support/setup/instance";
import { sampleSite } from "@/tests/support/templates/sample-site";
import { uploadForm, uploadSite } from "@/tests/support/templates/templates";
import { zipOf } from "@/tests/support/templates/zip";
import { POST as activate } from "./activate/[id]/route";
import { POST as deactivate } from "./deactivate/route";
import { DELETE as remove } from "./delete/[id]/route";
import { GET as download } from "./download/[id]/route";
import { GET as details } from "./get/[id]/route";
import { GET as list } from "./list/route";
import { POST as rename } from "./rename/[id]/route";
import { POST as replace } from "./replace/[id]/route";
import { POST as upload } from "./upload/route";

setUpTestDatabase();

let token: string;

beforeEach(async () => {
  token = await configuredInstance();
});

const unknown = "A".repeat(22);

test("a visitor can't change templates", async () => {
  const { id } = await uploadSite(token);
  const params = { id };
  const before = await db.template.findMany();
  for (const answer of [
    await get(list),
    await get(details, { params }),
    await get(download, { params }),
    await post(upload, { body: uploadForm(zipOf(sampleSite()), { name: "x" }) }),
    await post(replace, { params, body: uploadForm(zipOf(sampleSite()), {}) }),
    await post(activate, { params }),
    await post(deactivate),
    await post(rename, { params, body: { name: "x" } }),
    await send(remove, "DELETE", { params }),
  ]) {
    expect([answer.status, answer.body]).toEqual([401, { success: false, error: "Sign in to continue." }]);
  }
  expect(await db.template.findMany()).toEqual(before);
});

test("an unknown template", async () => {
  const params = { id: unknown };
  for (const answer of [
    await get(details, { token, params }),
    await get(download, { token, params }),
    await post(replace, { token, params, body: uploadForm(zipOf(sampleSite()), {}) }),
    await post(activate, { token, params }),
    await post(rename, { token, params, body: { name: "x" } }),
    await send(remove, "DELETE", { token, params }),
  ]) {
    expect([answer.status, answer.body.error]).toEqual([404, "There is no such template."]);
  }
});

test.each([
  ["another ending", "site.rar", { name: "x" }, 422, "Please select a ZIP file"],
  ["no name", "site.zip", {}, 422, "Template name is required"],
  ["a name of spaces", "site.zip", { name: "  " }, 422, "Template name is required"],
  ["a long name", "site.zip", { name: "x".repeat(81) }, 422, "At most 80 characters"],
  ["another field", "site.zip", { name: "x", active: "true" }, 422, "active"],
])("an upload with %s", async (_, fileName, fields, status, text) => {
  const answer = await post(upload, {
    token,
    body: uploadForm(zipOf(sampleSite()), fields as Record<string, string>, fileName),
  });
  expect(answer.status).toBe(status);
  expect(JSON.stringify(answer.body)).toContain(text);
  expect(await db.template.count()).toBe(0);
});

test.each([
  ["no ZIP at all", () => new TextEncoder().encode("hello"), 422],
  ["no index.html", () => zipOf({ "a.css": "" }), 422],
  ["a path out of it", () => zipOf({ "index.html": "<p>", "../evil.html": "x" }), 422],
])("an archive with %s is refused with a sentence", async (_, make, status) => {
  const body = uploadForm(make(), { name: "x" });
  const answer = await post(upload, { token, body });
  expect(answer.status).toBe(status);
  expect(answer.body.error).toMatch(/\S.+/);
  expect(await db.templateVersion.count()).toBe(0);
});

test("every error of an archive is reported, not only the first", async () => {
  const deep = "<b>".repeat(600);
  const site = { "index.html": " ", "a.html": deep, "b.html": deep, "c.html": "<p>Fine</p>" };
  const answer = await post(upload, { token, body: uploadForm(zipOf(site), { name: "x" }) });
  expect([answer.status, answer.body]).toEqual([
    422,
    {
      success: false,
      error: "a.html: The page’s elements are nested too deeply",
      report: [
        { severity: "error", file: "a.html", message: "The page’s elements are nested too deeply" },
        { severity: "error", file: "b.html", message: "The page’s elements are nested too deeply" },
        { severity: "error", file: "index.html", message: "The page is empty" },
      ],
    },
  ]);
  expect(await db.template.count()).toBe(0);
});

test("more than 20 MB", async () => {
  const large = new Uint8Array(20 * 1024 * 1024 + 1);
  const answer = await post(upload, { token, body: uploadForm(large, { name: "x" }) });
  expect([answer.status, answer.body.error]).toEqual([413, "The file is larger than 20 MB."]);
});

test.each([
  ["JSON", { body: { name: "x" } }, 415],
  [
    "a form that is cut off",
    { body: "--x\r\nContent", headers: { "content-type": "multipart/form-data; boundary=x" } },
    400,
  ],
  ["a form without a boundary", { body: "x", headers: { "content-type": "multipart/form-data" } }, 400],
])("%s instead of a form", async (_, sent, status) => {
  expect((await post(upload, { token, ...sent })).status).toBe(status);
});

test("a form without a file", async () => {
  const form = new FormData();
  form.set("name", "x");
  const answer = await post(upload, { token, body: form });
  expect([answer.status, answer.body.fields]).toEqual([422, { file: "Please select a ZIP file" }]);
});

test("a database failure leaves no partial template", async () => {
  const mend = await breakTable("TemplateVersion", currentDatabase().target);
  expect((await post(upload, { token, body: uploadForm(zipOf(sampleSite()), { name: "x" }) })).status).toBe(
    500,
  );
  expect(await db.template.count()).toBe(0);
  await mend();
  await uploadSite(token);
  expect(await db.template.count()).toBe(1);
});
