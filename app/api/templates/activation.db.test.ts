import { rm } from "node:fs/promises";
import path from "node:path";
import { beforeEach, expect, test } from "@jest/globals";
import { db } from "@/lib/platform/db/client";
import { activeDocument } from "@/lib/seo/active-page.server";
import { listenTo } from "@/tests/support/api/events";
import { get, post } from "@/tests/support/api/request";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { configuredInstance } from "@/tests/support/setup/instance";
import { sampleSite } from "@/tests/support/templates/sample-site";
import { activateSite, uploadForm, uploadSite } from "@/tests/support/templates/templates";
import { zipOf } from "@/tests/support/templates/zip";
import { GET as events } from "./events/route";
import { GET as list } from "./list/route";
import { POST as replace } from "./replace/[id]/route";
import { POST as version } from "./versions/[id]/[version]/route";

setUpTestDatabase();

let token: string;

beforeEach(async () => {
  token = await configuredInstance();
});

const activeNames = async () =>
  (await get(list, { token })).body.templates
    .filter(({ active }: { active: boolean }) => active)
    .map(({ name }: { name: string }) => name);

test("after ten concurrent activations exactly one template is active", async () => {
  const names = ["a", "b", "c", "d", "e"];
  const templates = [];
  for (const name of names) templates.push(await uploadSite(token, sampleSite(name), name));
  const answers = await Promise.all([...templates, ...templates].map(({ id }) => activateSite(token, id)));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
  expect(await activeNames()).toHaveLength(1);
});

test("two active templates are impossible", async () => {
  await uploadSite(token, sampleSite("a"), "a");
  await uploadSite(token, sampleSite("b"), "b");
  await expect(db.template.updateMany({ data: { active: true } })).rejects.toThrow(/[Uu]nique/);
});

test("a template that can't be served is not activated, the one before stays", async () => {
  const good = await uploadSite(token, sampleSite("good"), "good");
  const bad = await uploadSite(token, sampleSite("bad"), "bad");
  await activateSite(token, good.id);
  await db.blobChunk.updateMany({ where: { hash: bad.hash }, data: { bytes: Buffer.from("damaged") } });
  await rm(path.join(process.env.TEMPLATES_DIR ?? "", bad.hash), { recursive: true });
  const answer = await activateSite(token, bad.id);
  expect(answer.status).toBe(409);
  expect(answer.body.error).toContain("index.html");
  expect(await activeNames()).toEqual(["good"]);
});

test("a version that can't be served is not restored, and the current one stays", async () => {
  const first = await uploadSite(token, sampleSite("First"));
  const params = { id: first.id };
  await post(replace, { token, params, body: uploadForm(zipOf(sampleSite("Second")), {}) });
  await activateSite(token, first.id);
  await db.blobChunk.updateMany({ where: { hash: first.hash }, data: { bytes: Buffer.from("damaged") } });
  await rm(path.join(process.env.TEMPLATES_DIR ?? "", first.hash), { recursive: true });
  const back = () => post(version, { token, params: { ...params, version: "1" } });
  expect(await back()).toMatchObject({ status: 409, body: { error: expect.stringContaining("index.html") } });
  expect(await activeDocument(new URL("http://localhost/"))).toContain("<h1>Second</h1>");
});

test("listeners are notified of a change, also by another instance", async () => {
  const { id } = await uploadSite(token);
  const { headers, until, stop } = await listenTo(events);
  expect(headers.get("content-type")).toContain("text/event-stream");
  expect(await until("template-shown")).toContain("data: \n");
  await activateSite(token, id);
  expect(await until("template-changed")).toContain("event: template-changed");
  stop();
  expect(await until("template-changed")).toBe("");
});
