import { expect, test } from "@jest/globals";
import { canonicalPath } from "@/lib/seo/redirects/visit.server";
import { activePages } from "@/lib/templates/active.server";
import { requireSource } from "@/lib/templates/files.server";
import { get, send } from "@/tests/support/api/request";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { configuredInstance } from "@/tests/support/setup/instance";
import { activateSite, uploadForm, uploadSite } from "@/tests/support/templates/templates";
import { zipOf } from "@/tests/support/templates/zip";
import { POST as activate } from "./activate/[id]/route";
import { DELETE as remove } from "./delete/[id]/route";
import { GET as download } from "./download/[id]/route";
import { GET as file } from "./files/[id]/[hash]/[...path]/route";
import { GET as details } from "./get/[id]/route";
import { GET as preview } from "./preview/[id]/[[...path]]/route";
import { POST as rename } from "./rename/[id]/route";
import { POST as replace } from "./replace/[id]/route";
import { POST as useVersion } from "./versions/[id]/[version]/route";

setUpTestDatabase();

const site = { "index.html": "<title>A</title>", "about.html": "<title>B</title>", "a.css": "a{}" };
const unknown = "A".repeat(22);

test.each(["x", "", "..", "\0", "\ud800", `${unknown}A`, "%00", "a b", unknown])(
  "no route knows the template %j",
  async (id) => {
    const token = await configuredInstance();
    const hash = "0".repeat(64);
    for (const [handler, method, params, body] of [
      [details, "GET", { id }],
      [activate, "POST", { id }],
      [remove, "DELETE", { id }],
      [download, "GET", { id }],
      [preview, "GET", { id, path: ["index.html"] }],
      [file, "GET", { id, hash, path: ["index.html"] }],
      [file, "GET", { id: unknown, hash: id, path: ["a\0"] }],
      [useVersion, "POST", { id, version: "1" }],
      [useVersion, "POST", { id: unknown, version: "x" }],
      [useVersion, "POST", { id, version: "9".repeat(30) }],
      [rename, "POST", { id }, { name: "Summer" }],
      [replace, "POST", { id }, uploadForm(zipOf(site), {})],
    ] as const) {
      const answer = await send(handler, method, { token, params: params as never, body });
      expect([method, params, answer.status]).toEqual([method, params, 404]);
      expect(answer.body).toEqual({ success: false, error: expect.any(String) });
    }
  },
);

test("a file of a deleted template is forgotten at once", async () => {
  const token = await configuredInstance();
  const { id, hash } = await uploadSite(token, site);
  const ask = () => get(file, { params: { id, hash, path: ["a.css"] } });
  expect((await ask()).status).toBe(200);
  expect((await send(remove, "DELETE", { token, params: { id } })).status).toBe(200);
  expect((await ask()).status).toBe(404);
  await expect(requireSource(id, hash)).rejects.toThrow("no such file");
});

test("a page of the active template is found in any letter case", async () => {
  const token = await configuredInstance();
  expect(await canonicalPath("/About")).toBeNull();
  await activateSite(token, (await uploadSite(token, site)).id);
  expect((await activePages()).map(({ path }) => path)).toContain("/about");
  expect(await canonicalPath("/About")).toBe("/about");
  expect(await canonicalPath("/about")).toBeNull();
  expect(await canonicalPath("/Team")).toBeNull();
});
