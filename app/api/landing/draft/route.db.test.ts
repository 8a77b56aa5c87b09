import { beforeEach, expect, test } from "@jest/globals";
import { GET as config, POST as save } from "@/app/api/landing/config/route";
import { POST as publish } from "@/app/api/landing/publish/route";
import { GET as list } from "@/app/api/landing/versions/route";
import { shownLanding } from "@/lib/landing/server";
import { db } from "@/lib/platform/db/client";
import { get, post, send } from "@/tests/support/api/request";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { bakery } from "@/tests/support/landing/bakery";
import { administrator, configuredInstance, landingSnapshot } from "@/tests/support/setup/instance";
import { DELETE, GET, PUT } from "./route";

setUpTestDatabase();

let token: string;
const titled = (title: string, ctaText = "Order today") =>
  bakery(({ hero }) => Object.assign(hero, { title, ctaText }));
const match = (version: number) => ({ headers: { "if-match": `"${version}"` } });
const draft = (title: string, options = {}) => send(PUT, "PUT", { token, body: titled(title), ...options });
const read = async () => (await get(GET, { token })).body;
const published = async () => (await get(config)).body.config.hero.title;

beforeEach(async () => {
  token = await configuredInstance();
  await post(save, { token, body: titled("Published") });
});

test("a saved draft is not what visitors see until it is published", async () => {
  const saved = await draft("Draft", match(1));
  expect([saved.status, saved.headers.get("etag")]).toEqual([200, '"2"']);
  expect(saved.body).toMatchObject({
    waits: true,
    version: 2,
    publishedVersion: 1,
    author: administrator.email,
  });
  expect(saved.body.config).toEqual(titled("Draft"));
  expect(await read()).toEqual(saved.body);
  expect([await published(), (await shownLanding()).content.hero.title]).toEqual(["Published", "Published"]);

  const done = await post(publish, { token, ...match(2) });
  expect(done.body).toMatchObject({ waits: false, publishedVersion: 2, author: null, savedAt: null });
  expect(await published()).toBe("Draft");
  const { versions } = (await get(list, { token })).body;
  expect(versions).toMatchObject([
    { version: 2, author: administrator.email, restoredFrom: null },
    { version: 1 },
  ]);
});

test("a discarded draft is gone, and a draft like the published page ends", async () => {
  await draft("Draft");
  const discarded = await send(DELETE, "DELETE", { token, ...match(2) });
  expect(discarded.body).toMatchObject({ waits: false, version: 3, config: titled("Published") });
  await draft("Another draft");
  expect((await draft("Published")).body).toMatchObject({ waits: false, version: 5 });
  for (const answer of [await send(DELETE, "DELETE", { token }), await post(publish, { token })]) {
    expect(answer.status).toBe(409);
  }
  expect(await published()).toBe("Published");
});

test("a draft saved over another one, or over a newer publication, is refused without a change", async () => {
  await draft("First", match(1));
  await post(save, { token, body: titled("Published at once") });
  const before = [await landingSnapshot(), await db.landingDraft.findMany()];
  for (const version of [0, 1, 2, 4]) {
    expect((await draft("Second", match(version))).status).toBe(409);
    expect((await post(publish, { token, ...match(version) })).status).toBe(409);
    expect((await send(DELETE, "DELETE", { token, ...match(version) })).status).toBe(409);
  }
  expect([await landingSnapshot(), await db.landingDraft.findMany()]).toEqual(before);
  expect((await draft("Second", match(3))).status).toBe(200);
});

test("the specification's call publishes at once and keeps a waiting draft, which then builds upon it", async () => {
  await draft("Draft");
  await post(save, { token, body: titled("Published at once", "Call us") });
  expect(await published()).toBe("Published at once");
  const { waits, version, config: content } = await read();
  expect([waits, version]).toEqual([true, 3]);
  expect(content).toEqual(titled("Draft", "Call us"));
  await post(publish, { token, ...match(3) });
  expect((await get(config)).body.config).toEqual(titled("Draft", "Call us"));
});

test("a draft that a publication says already is no draft any more", async () => {
  await draft("The same");
  await post(save, { token, body: titled("The same") });
  expect(await read()).toMatchObject({ waits: false, author: null });
});

test("drafts saved at once without a version are all kept in turn, and one of a version wins", async () => {
  const titles = ["Ada's", "Ben's", "Cleo's", "Dan's"];
  const answers = await Promise.all(titles.map((title) => draft(title)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const { version } = await read();
  expect(version).toBe(1 + titles.length);
  const rivals = await Promise.all(titles.map((title) => draft(`${title} second`, match(version))));
  expect(rivals.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
});

test("an unreadable draft is replaced by what visitors see", async () => {
  await draft("Draft");
  await db.landingDraft.update({ where: { id: 1 }, data: { content: { hero: null } } });
  expect(await read()).toMatchObject({ waits: false, config: titled("Published") });
  expect((await draft("Again")).body.waits).toBe(true);
});

test("before the first publication the draft starts from the default page", async () => {
  await Promise.all([db.landingContent.deleteMany(), db.landingVersion.deleteMany()]);
  expect(await read()).toMatchObject({ version: 0, waits: false, publishedVersion: 0 });
  await draft("First", match(0));
  await post(publish, { token, ...match(1) });
  expect((await get(config)).body).toMatchObject({ version: 1, config: { hero: { title: "First" } } });
});

test("a picture that is not in the library is refused at its field", async () => {
  const body = bakery(({ hero }) => Object.assign(hero, { picture: "0123456789abcdefABCD_-" }));
  const answer = await send(PUT, "PUT", { token, body });
  expect([answer.status, Object.keys(answer.body.fields)]).toEqual([422, ["hero.picture"]]);
  expect(await db.landingDraft.count()).toBe(0);
});
