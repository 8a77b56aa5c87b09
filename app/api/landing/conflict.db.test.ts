import { expect, test } from "@jest/globals";
import { db } from "@/lib/platform/db/client";
import { type Answer, get, post } from "@/tests/support/api/request";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { sampleLanding } from "@/tests/support/landing/landing";
import { configuredInstance, landingSnapshot } from "@/tests/support/setup/instance";
import { GET, POST } from "./config/route";
import { POST as publish } from "./publish/route";
import { POST as restore } from "./versions/[version]/restore/route";

setUpTestDatabase();

const save = (token: string, title: string, match?: string) =>
  post(POST, {
    token,
    body: sampleLanding(title),
    headers: match === undefined ? {} : { "if-match": match },
  });

const conflict = { success: false, error: "Somebody else saved this page in the meantime." };
const titleNow = async () => (await get(GET)).body.config.hero.title;

function expectOneWinner(answers: Answer[], version: number): Answer | undefined {
  const winners = answers.filter(({ status }) => status === 200);
  const losers = answers.filter(({ status }) => status === 409);
  expect([winners.length, losers.length]).toEqual([1, answers.length - 1]);
  for (const { body } of losers) expect(body).toEqual(conflict);
  expect(winners[0]?.body.version).toBe(version);
  return winners[0];
}

test("a save over a newer version is refused without a change", async () => {
  const token = await configuredInstance();
  expect((await save(token, "First", '"0"')).body.version).toBe(1);
  expect((await save(token, "Second", '"1"')).body.version).toBe(2);
  const before = await landingSnapshot();
  for (const match of ['"0"', '"1"', '"3"', 'W/"1"']) {
    const answer = await save(token, "Third", match);
    expect([answer.status, answer.body]).toEqual([409, conflict]);
  }
  expect(await landingSnapshot()).toEqual(before);
});

test("an old version is refused even with the same content", async () => {
  const token = await configuredInstance();
  await save(token, "First");
  expect((await save(token, "First", '"0"')).status).toBe(409);
});

test("a save that expects no version, or any, wins", async () => {
  const token = await configuredInstance();
  await save(token, "First");
  expect((await save(token, "Second")).body.version).toBe(2);
  expect((await save(token, "Third", "*")).body.version).toBe(3);
  expect(await titleNow()).toBe("Third");
});

test("an invalid If-Match is refused without a change", async () => {
  const token = await configuredInstance();
  await save(token, "First");
  const before = await landingSnapshot();
  for (const match of ["", "1", '"one"', '"1", "2"', '"-1"']) {
    const saved = await save(token, "Second", match);
    expect([saved.status, saved.body.success]).toEqual([400, false]);
    const params = { version: "1" };
    expect((await post(restore, { token, params, headers: { "if-match": match } })).status).toBe(400);
  }
  expect(await landingSnapshot()).toEqual(before);
});

const titles = ["Ada's", "Ben's", "Cleo's", "Dan's", "Eve's", "Finn's", "Gus's", "Hal's"];

test("exactly one of several concurrent first saves succeeds", async () => {
  const token = await configuredInstance();
  const winner = expectOneWinner(await Promise.all(titles.map((title) => save(token, title, '"0"'))), 1);
  expect(await titleNow()).toBe(winner?.body.config.hero.title);
  expect(await db.landingVersion.count()).toBe(1);
});

test("one of several concurrent saves of the same version succeeds", async () => {
  const token = await configuredInstance();
  await save(token, "First");
  const winner = expectOneWinner(await Promise.all(titles.map((title) => save(token, title, '"1"'))), 2);
  expect(await titleNow()).toBe(winner?.body.config.hero.title);
  expect(await db.landingVersion.count()).toBe(2);
});

test("exactly one of a concurrent save and publication of a restored version succeeds", async () => {
  const token = await configuredInstance();
  await save(token, "First");
  await save(token, "Second");
  await post(restore, { token, params: { version: "1" } });
  const publishing = post(publish, { token, headers: { "if-match": '"3"' } });
  const answers = await Promise.all([publishing, save(token, "Third", '"2"')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await get(GET)).body.version).toBe(3);
  expect(await titleNow()).toBe(answers[0]?.status === 200 ? "First" : "Third");
});

test("saves at once that expect no version all become versions, the first ones too", async () => {
  const token = await configuredInstance();
  const many = [...Array(30).keys()].map((number) => `Number ${number}`);
  const answers = await Promise.all(many.map((title) => save(token, title)));
  expect(answers.map(({ status }) => status)).toEqual(many.map(() => 200));
  const versions = answers.map(({ body }) => body.version).sort((a, b) => a - b);
  expect(versions).toEqual([...Array(30).keys()].map((index) => index + 1));
  const last = answers.find(({ body }) => body.version === 30);
  expect(await titleNow()).toBe(last?.body.config.hero.title);
});
