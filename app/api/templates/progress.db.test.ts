import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import path from "node:path";
import { beforeEach, expect, test } from "@jest/globals";
import { db } from "@/lib/platform/db/client";
import { PROGRESS_TYPE, readProgress } from "@/lib/platform/http/progress-lines";
import { replaceTemplate, uploadTemplate } from "@/lib/templates/upload.server";
import { post } from "@/tests/support/api/request";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { noise } from "@/tests/support/pictures/noise";
import { configuredInstance } from "@/tests/support/setup/instance";
import { sampleSite } from "@/tests/support/templates/sample-site";
import { uploadForm, uploadSite } from "@/tests/support/templates/templates";
import { zipOf } from "@/tests/support/templates/zip";
import { POST as upload } from "./upload/route";

setUpTestDatabase();

let token: string;

beforeEach(async () => {
  token = await configuredInstance();
});

const headers = { accept: `${PROGRESS_TYPE}, application/json` };

async function siteWithPicture(title: string) {
  const picture = await noise(64, 64).jpeg({ quality: 100 }).toBuffer();
  return zipOf({ "index.html": `<title>${title}</title>`, "about.html": "<p>x", "a.jpg": picture });
}

/** Returns the store's folders, and the number of versions in the database. */
async function kept() {
  const store = process.env.TEMPLATES_DIR ?? "";
  const folders = existsSync(store) ? await readdir(store) : [];
  return { folders: folders.sort(), rows: await db.templateVersion.count() };
}

test("an upload streams its progress on request, then its answer", async () => {
  const body = uploadForm(await siteWithPicture("Told"), { name: "Told" });
  const answer = await post(upload, { token, body, headers });
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, PROGRESS_TYPE]);
  const { steps, answer: last } = readProgress(answer.body);
  expect(steps).toEqual([
    { name: "waiting" },
    { name: "unpacking" },
    { name: "pages", done: 1, of: 2 },
    { name: "pages", done: 2, of: 2 },
    { name: "pictures", done: 1, of: 1 },
    { name: "storing" },
  ]);
  expect(JSON.parse(last?.text ?? "")).toMatchObject({
    success: true,
    status: 200,
    template: { name: "Told", files: ["index.html", "about.html", "a.jpg"] },
  });
});

test("a refusal is the last line, with its status and report", async () => {
  const body = uploadForm(zipOf({ "index.html": " ", "a.html": "<b>".repeat(600) }), { name: "x" });
  const answer = await post(upload, { token, body, headers });
  const { answer: last } = readProgress(answer.body);
  expect(last?.status).toBe(422);
  expect(JSON.parse(last?.text ?? "")).toMatchObject({
    success: false,
    error: expect.stringContaining("a.html"),
    report: [{ file: "a.html" }, { file: "index.html" }],
  });
});

test("an error before the work begins is answered without progress", async () => {
  const body = uploadForm(zipOf(sampleSite()), { name: "" });
  const answer = await post(upload, { token, body, headers });
  expect([answer.status, answer.body.success]).toEqual([422, false]);
});

test.each(["waiting", "pages", "pictures", "storing"])(
  "an upload that is cancelled at %s leaves nothing behind",
  async (stage) => {
    const before = await kept();
    const gone = new AbortController();
    const onStep = ({ name }: { name: string }) => name === stage && gone.abort(new Error("gone"));
    const archive = Uint8Array.from(await siteWithPicture(stage));
    const sent = { fileName: "a.zip", archive };
    const follower = { onStep, signal: gone.signal };
    await expect(uploadTemplate("Gone", sent, follower)).rejects.toThrow("gone");
    expect(await db.template.count()).toBe(0);
    expect(await kept()).toEqual(before);
  },
);

test("a cancelled replacement leaves the template unchanged", async () => {
  const { id, hash } = await uploadSite(token);
  const before = await kept();
  const gone = new AbortController();
  const onStep = ({ name }: { name: string }) => name === "storing" && gone.abort(new Error("gone"));
  const sent = { fileName: "a.zip", archive: Uint8Array.from(await siteWithPicture("Replacement")) };
  await expect(replaceTemplate(id, sent, { onStep, signal: gone.signal })).rejects.toThrow("gone");
  expect(await kept()).toEqual(before);
  // The existing version with the same archive keeps its files.
  const same = { fileName: "a.zip", archive: Uint8Array.from(zipOf(sampleSite())) };
  const again = new AbortController();
  const give = ({ name }: { name: string }) => name === "storing" && again.abort(new Error("again"));
  await expect(uploadTemplate("Same", same, { onStep: give, signal: again.signal })).rejects.toThrow("again");
  expect(existsSync(path.join(process.env.TEMPLATES_DIR ?? "", hash, "index.html"))).toBe(true);
});

test("a disconnected browser ends the upload", async () => {
  const form = uploadForm(await siteWithPicture("Away"), { name: "Away" });
  const gone = new AbortController();
  const request = new Request("http://localhost/", {
    method: "POST",
    headers: { ...headers, host: "localhost", authorization: `Bearer ${token}` },
    body: form,
    signal: gone.signal,
  });
  const answer = await upload(request, { params: Promise.resolve({}) });
  const reader = answer.body?.getReader();
  await reader?.read();
  await reader?.cancel();
  const next = await uploadSite(token, undefined, "Next");
  expect((await db.template.findMany({ select: { name: true } })).map(({ name }) => name)).toEqual(["Next"]);
  expect((await kept()).folders).toContain(next.hash);
});
