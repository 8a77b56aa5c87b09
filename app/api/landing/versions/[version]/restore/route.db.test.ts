import { beforeEach, expect, test } from "@jest/globals";
import { GET as config } from "@/app/api/landing/config/route";
import { POST as publish } from "@/app/api/landing/publish/route";
import { GET as list } from "@/app/api/landing/versions/route";
import { saveLandingDraft } from "@/lib/landing/draft.server";
import { saveLanding } from "@/lib/landing/server";
import { db } from "@/lib/platform/db/client";
import { get, post } from "@/tests/support/api/request";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { sampleLanding } from "@/tests/support/landing/landing";
import { administrator, configuredInstance, landingSnapshot } from "@/tests/support/setup/instance";
import { GET as one } from "../route";
import { POST } from "./route";

setUpTestDatabase();

let token: string;
const restore = (version: string, headers = {}) => post(POST, { token, params: { version }, headers });

beforeEach(async () => {
  token = await configuredInstance();
  await saveLanding(sampleLanding("First"), "former@example.com", null);
  await saveLanding(sampleLanding("Second"), "former@example.com", null);
});

test("an earlier version is restored into the draft, and published as a new one", async () => {
  const answer = await restore("1", { "if-match": '"2"' });
  expect([answer.status, answer.headers.get("etag")]).toEqual([200, '"3"']);
  expect(answer.body).toMatchObject({ version: 3, waits: true, config: sampleLanding("First") });
  expect((await get(config)).body.config).toEqual(sampleLanding("Second"));
  const published = await post(publish, { token, headers: { "if-match": '"3"' } });
  expect((await get(config)).body).toEqual({ success: true, version: 3, config: answer.body.config });
  expect(published.body).toMatchObject({ config: sampleLanding("First"), waits: false });
  const { versions } = (await get(list, { token })).body;
  expect(versions.map(({ version }: { version: number }) => version)).toEqual([3, 2, 1]);
  expect(versions[0]).toMatchObject({ author: administrator.email, restoredFrom: 1 });
});

test("restoring needs no If-Match, and a restored version can be restored", async () => {
  await restore("1");
  await post(publish, { token });
  await restore("2", { "if-match": "*" });
  await post(publish, { token });
  const answer = await restore("3");
  expect(answer.body.config.hero.title).toBe("First");
  expect((await post(publish, { token })).body.publishedVersion).toBe(5);
});

test("an edited draft is no restored version any more", async () => {
  await restore("1");
  await saveLandingDraft(sampleLanding("Edited"), administrator.email, null);
  await post(publish, { token });
  expect((await get(list, { token })).body.versions[0]).toMatchObject({ version: 3, restoredFrom: null });
});

test("restoring over a newer version is refused without a change", async () => {
  const before = await landingSnapshot();
  const answer = await restore("1", { "if-match": '"1"' });
  expect(answer.status).toBe(409);
  expect(answer.body.error).toBe("Somebody else changed this page in the meantime.");
  expect([await landingSnapshot(), await db.landingDraft.count()]).toEqual([before, 0]);
});

test("restoring the current content makes no draft", async () => {
  const before = await landingSnapshot();
  expect((await restore("2")).body).toMatchObject({ version: 2, waits: false });
  expect([await landingSnapshot(), await db.landingDraft.count()]).toEqual([before, 0]);
});

test("a missing version, or an invalid number, changes nothing", async () => {
  const before = await landingSnapshot();
  for (const version of ["0", "3", "999999999"]) expect((await restore(version)).status).toBe(404);
  for (const version of ["x", "-1", "9999999999", "1;"]) expect((await restore(version)).status).toBe(422);
  expect([await landingSnapshot(), await db.landingDraft.count()]).toEqual([before, 0]);
});

test("an unreadable version is refused and not restored", async () => {
  await db.landingVersion.update({ where: { version: 1 }, data: { content: { hero: null } } });
  const before = await landingSnapshot();
  for (const answer of [await restore("1"), await get(one, { token, params: { version: "1" } })]) {
    expect(answer.status).toBe(404);
    expect(answer.body.error).toBe("Version 1 of this page can’t be read any more.");
  }
  expect(await landingSnapshot()).toEqual(before);
});
