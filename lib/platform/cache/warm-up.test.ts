import { expect, jest, test } from "@jest/globals";
import { keepSetupAddress } from "@/lib/platform/http/origin";
import { log } from "@/lib/platform/log/log";
import { ask, holdAnswers, run, setUpCachedSite } from "@/tests/support/cache/cached-site";
import { setFollowing } from "./following";
import { connections } from "./page-cache";
import { warmUp } from "./warm-up";

setUpCachedSite();

const never = new Promise(() => undefined);

test("pages are rendered before the first visit, for the site's own address, and not counted", async () => {
  const visits: string[] = [];
  connections.countVisit = (page) => visits.push(page);
  connections.listPages = async () => {
    keepSetupAddress("https://shop.example/setup");
    return ["/welcome", "/order1"];
  };
  await warmUp(run.cache, never);
  expect(run.seen.map(({ url }) => url)).toEqual(["/welcome", "/order1"]);
  expect(visits).toEqual([]);
  const headers = { host: "shop.example", "x-forwarded-proto": "https" };
  for (const path of ["/welcome", "/order1"]) {
    expect((await ask(path, { headers })).body).toContain(`${path} 1 at https://shop.example`);
  }
  expect(run.seen).toHaveLength(2);
});

test("the first request connects the features, which list the pages", async () => {
  const whole = run.site;
  run.site = (request, response) => {
    connections.listPages = async () => ["/", "/welcome"];
    keepSetupAddress("https://shop.example/setup");
    whole(request, response);
  };
  await warmUp(run.cache, never);
  expect(run.seen.map(({ url, headers }) => [url, headers.host])).toEqual([
    ["/", "localhost"],
    ["/", "shop.example"],
    ["/welcome", "shop.example"],
  ]);
});

test("pages that nobody has requested are sent while the database is away", async () => {
  connections.listPages = async () => ["/welcome"];
  await warmUp(run.cache, never);
  setFollowing("away");
  run.site = (_request, response) => void response.writeHead(503).end("away");
  const answer = await ask("/welcome", { headers: { host: "localhost" } });
  expect([answer.statusCode, answer.headers.warning]).toEqual([200, '110 - "Response is Stale"']);
});

test("a start waits for slow pages until its limit, and renders no more then", async () => {
  connections.listPages = async () => ["/welcome", "/order1"];
  const { begun, answer } = holdAnswers();
  let end: (value?: unknown) => void = () => undefined;
  const warming = warmUp(run.cache, new Promise((resolve) => (end = resolve)));
  await begun(1);
  end();
  await warming;
  answer(0);
  await ask("/welcome", { headers: { host: "localhost" } });
  for (let turns = 0; turns < 20; turns += 1) await new Promise(setImmediate);
  expect(run.seen.map(({ url }) => url)).toEqual(["/welcome"]);
});

test("a start does not fail because the pages can't be listed", async () => {
  const warn = jest.spyOn(log, "warn").mockImplementation(() => undefined);
  connections.listPages = () => Promise.reject(new Error("away"));
  await warmUp(run.cache, never);
  expect(warn).toHaveBeenCalledTimes(1);
  warn.mockRestore();
});
