import { beforeEach, expect, test } from "@jest/globals";
import { db } from "@/lib/platform/db/client";
import { get, post, send } from "@/tests/support/api/request";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { configuredInstance } from "@/tests/support/setup/instance";
import { bytesOf } from "@/tests/support/storage/blobs";
import { sampleSite } from "@/tests/support/templates/sample-site";
import { activateSite, uploadForm, uploadSite } from "@/tests/support/templates/templates";
import { zipOf } from "@/tests/support/templates/zip";
import { POST as deactivate } from "./deactivate/route";
import { DELETE as remove } from "./delete/[id]/route";
import { GET as download } from "./download/[id]/route";
import { GET as details } from "./get/[id]/route";
import { GET as list } from "./list/route";
import { POST as rename } from "./rename/[id]/route";
import { POST as replace } from "./replace/[id]/route";
import { POST as version } from "./versions/[id]/[version]/route";

setUpTestDatabase();

let token: string;

beforeEach(async () => {
  token = await configuredInstance();
});

const names = async () =>
  (await get(list, { token })).body.templates.map((template: { name: string }) => template.name);

test("an uploaded template is listed, and not active yet", async () => {
  const { id } = await uploadSite(token);
  const { body } = await get(list, { token });
  expect(body).toEqual({
    success: true,
    templates: [
      {
        id,
        name: "Spring",
        active: false,
        uploadedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        files: expect.arrayContaining(["index.html", "css/style.css", "js/one.js", "img/dot.svg"]),
        bytes: Object.values(sampleSite()).join("").length,
        archiveBytes: (await bytesOf(await db.templateVersion.findFirstOrThrow())).length,
        version: 1,
        hash: expect.stringMatching(/^[0-9a-f]{64}$/),
        findings: { warning: expect.any(Number), advice: expect.any(Number) },
      },
    ],
  });
});

test("its details have the report and the skipped files", async () => {
  const { id } = await uploadSite(token, {
    ...sampleSite(),
    "README.md": "Hello",
    "gone.html": '<img src="no.png">',
  });
  const { template } = (await get(details, { token, params: { id } })).body;
  expect(template.skipped).toEqual([{ path: "README.md", reason: expect.stringMatching(/\S/) }]);
  expect(template.report).toContainEqual(
    expect.objectContaining({
      severity: "warning",
      file: "gone.html",
      message: expect.stringContaining("no.png"),
    }),
  );
  expect(template.versions).toMatchObject([{ version: 1, fileName: "site.zip" }]);
});

test("the archive is downloaded unchanged", async () => {
  const { id } = await uploadSite(token);
  const request = new Request("http://localhost/", { headers: { authorization: `Bearer ${token}` } });
  const answer = await download(request, { params: Promise.resolve({ id }) });
  expect(answer.headers.get("content-type")).toBe("application/zip");
  expect(answer.headers.get("content-disposition")).toContain("filename*=UTF-8''site.zip");
  const archive = await bytesOf(await db.templateVersion.findFirstOrThrow());
  expect(answer.headers.get("content-length")).toBe(String(archive.length));
  expect(Buffer.from(await answer.arrayBuffer()).equals(archive)).toBe(true);
});

test("renaming", async () => {
  const { id } = await uploadSite(token);
  expect((await post(rename, { token, params: { id }, body: { name: " Summer " } })).status).toBe(200);
  expect(await names()).toEqual(["Summer"]);
  const empty = await post(rename, { token, params: { id }, body: { name: " " } });
  expect([empty.status, empty.body.fields]).toEqual([422, { name: "Template name is required" }]);
  expect(await names()).toEqual(["Summer"]);
});

test("a replacement keeps the former version for a return to it", async () => {
  const first = await uploadSite(token);
  const params = { id: first.id };
  const form = uploadForm(zipOf(sampleSite("Second")), {}, "second.zip");
  const replaced = await post(replace, { token, params, body: form });
  expect(replaced.status).toBe(200);
  expect(replaced.body.template).toMatchObject({ version: 2, name: "Spring" });
  expect(replaced.body.template.hash).not.toBe(first.hash);
  const back = await post(version, { token, params: { ...params, version: "1" } });
  expect(back.body.template).toMatchObject({ version: 1, hash: first.hash });
  expect(back.body.template.versions.map((one: { version: number }) => one.version)).toEqual([2, 1]);
  expect((await post(version, { token, params: { ...params, version: "3" } })).status).toBe(404);
});

test("the active template can't be deleted, another one can", async () => {
  const kept = await uploadSite(token, sampleSite("One"), "Kept");
  const other = await uploadSite(token, sampleSite("Two"), "Other");
  expect((await activateSite(token, kept.id)).status).toBe(200);
  expect((await send(remove, "DELETE", { token, params: { id: kept.id } })).status).toBe(409);
  expect((await send(remove, "DELETE", { token, params: { id: other.id } })).status).toBe(200);
  expect(await names()).toEqual(["Kept"]);
  expect((await post(deactivate, { token })).body.templates).toMatchObject([{ name: "Kept", active: false }]);
  expect((await send(remove, "DELETE", { token, params: { id: kept.id } })).status).toBe(200);
  expect(await db.templateVersion.count()).toBe(0);
  expect((await send(remove, "DELETE", { token, params: { id: kept.id } })).status).toBe(404);
});
