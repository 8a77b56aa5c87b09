import { expect, test } from "@jest/globals";
import { defaultLandingContent } from "@/lib/landing/schema";
import { db } from "@/lib/platform/db/client";
import { get, post } from "@/tests/support/api/request";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { sampleLanding } from "@/tests/support/landing/landing";
import { administrator, configuredInstance, landingSnapshot } from "@/tests/support/setup/instance";
import { GET, POST } from "./route";

setUpTestDatabase();

test("before set-up and before the first save the defaults are sent", async () => {
  const empty = await get(GET);
  expect(empty.body).toEqual({ success: true, version: 0, config: defaultLandingContent("Company Name") });
  await configuredInstance();
  const { body, headers } = await get(GET);
  expect(body).toEqual({ success: true, version: 0, config: defaultLandingContent("Corner Bakery") });
  expect([headers.get("etag"), headers.get("cache-control")]).toEqual(['"0"', "no-cache"]);
});

test("saved settings are sent to everyone at once", async () => {
  const token = await configuredInstance();
  const saved = await post(POST, { token, body: sampleLanding() });
  expect([saved.status, saved.headers.get("etag"), saved.headers.get("cache-control")]).toEqual([
    200,
    '"1"',
    "no-store",
  ]);
  expect(saved.body).toEqual({ success: true, version: 1, config: sampleLanding() });
  expect((await get(GET)).body).toEqual(saved.body);
  const [version] = await db.landingVersion.findMany();
  expect(version).toMatchObject({ version: 1, author: administrator.email, restoredFrom: null });
});

test("a save without a colour keeps the colour", async () => {
  const token = await configuredInstance();
  const { accent, ...rest } = sampleLanding();
  expect((await post(POST, { token, body: rest })).body.config.accent).toBe("bottle-green");
  await post(POST, { token, body: sampleLanding() });
  const hero = { ...rest.hero, title: "Another title" };
  const saved = await post(POST, { token, body: { ...rest, hero } });
  expect(saved.body.config).toEqual({ ...rest, hero, accent });
});

test("a save without the call to action keeps it, and so does a version older than these fields", async () => {
  const token = await configuredInstance();
  const { callToAction, ...rest } = sampleLanding();
  const defaults = defaultLandingContent().callToAction;
  expect((await post(POST, { token, body: rest })).body.config.callToAction).toEqual(defaults);
  await db.landingContent.update({ where: { id: 1 }, data: { content: rest } });
  expect((await get(GET)).body.config).toEqual({ ...rest, callToAction: defaults });
  expect((await post(POST, { token, body: rest })).body.version).toBe(1);
  await post(POST, { token, body: sampleLanding() });
  const hero = { ...rest.hero, title: "Another title" };
  const saved = await post(POST, { token, body: { ...rest, hero } });
  expect(saved.body.config).toEqual({ ...rest, hero, callToAction });
});

test("texts are stored trimmed, and HTML as text", async () => {
  const token = await configuredInstance();
  const html = `<script>alert("&amp;")</script><img src=x onerror='alert(1)'>`;
  const body = sampleLanding(`  ${html} `);
  const saved = await post(POST, { token, body });
  expect(saved.body.config.hero.title).toBe(html);
  expect((await get(GET)).body.config.hero.title).toBe(html);
});

test("the same content again makes no new version", async () => {
  const token = await configuredInstance();
  await post(POST, { token, body: sampleLanding() });
  const before = await landingSnapshot();
  const { footer, hero, ...rest } = sampleLanding();
  const again = await post(POST, { token, body: { footer, ...rest, hero } });
  expect([again.status, again.body.version, again.headers.get("etag")]).toEqual([200, 1, '"1"']);
  expect(await landingSnapshot()).toEqual(before);
});

test("the current version is not sent again to a client that has it", async () => {
  const token = await configuredInstance();
  await post(POST, { token, body: sampleLanding() });
  for (const known of ['"1"', 'W/"1"', '"0", "1"', "*"]) {
    const answer = await get(GET, { headers: { "if-none-match": known } });
    expect([answer.status, answer.body]).toEqual([304, null]);
    expect([answer.headers.get("etag"), answer.headers.get("cache-control")]).toEqual(['"1"', "no-cache"]);
  }
  for (const other of ['"0"', '"11"', "1", "", '"one"']) {
    const answer = await get(GET, { headers: { "if-none-match": other } });
    expect([answer.status, answer.body.version]).toEqual([200, 1]);
  }
});

test("unreadable content is replaced by the default and can be overwritten", async () => {
  const token = await configuredInstance();
  await post(POST, { token, body: sampleLanding() });
  await db.landingContent.update({ where: { id: 1 }, data: { content: { hero: "of an older program" } } });
  const { body } = await get(GET);
  expect(body).toEqual({ success: true, version: 1, config: defaultLandingContent("Corner Bakery") });
  const saved = await post(POST, { token, body: body.config, headers: { "if-match": '"1"' } });
  expect([saved.status, saved.body.version]).toEqual([200, 2]);
});
