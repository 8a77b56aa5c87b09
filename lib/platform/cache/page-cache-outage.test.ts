import { expect, test } from "@jest/globals";
import { INTENDED_HEADER } from "@/lib/platform/http/plain-page";
import { markUncacheable } from "@/lib/platform/tracking/reads";
import { invalidate } from "@/lib/platform/tracking/table-versions";
import { ask, cacheOf, holdAnswers, run, setUpCachedSite } from "@/tests/support/cache/cached-site";
import type { Entry } from "./entry";
import { setFollowing } from "./following";

setUpCachedSite();

test("without notifications of changes the site still answers", async () => {
  await ask("/welcome");
  setFollowing("off");
  run.version = 2;
  expect((await ask("/welcome")).body).toContain("/welcome 2");
});

test("visitors of a failing page get the last version, marked as old", async () => {
  await ask("/welcome");
  invalidate();
  run.site = (_request, response) => void response.writeHead(503).end("away");
  const answer = await ask("/welcome");
  expect([answer.statusCode, answer.headers.warning]).toEqual([200, '110 - "Response is Stale"']);
  expect((await ask("/order1")).statusCode).toBe(503);
});

test("an intended status 503 replaces the kept page", async () => {
  await ask("/welcome");
  invalidate();
  run.site = (_request, response) => void response.writeHead(503, { [INTENDED_HEADER]: "503" }).end("soon");
  expect([(await ask("/welcome")).statusCode, (await ask("/welcome")).body]).toEqual([503, "soon"]);
  setFollowing("away");
  run.site = (_request, response) => void response.writeHead(503).end("away");
  expect((await ask("/welcome")).body).toBe("away");
});

test("while the database is away, pages and files are sent from memory, and calls are not", async () => {
  const file = "/api/templates/files/a/b/a.css";
  for (const path of ["/welcome", file, "/sitemap.xml"]) await ask(path);
  run.site = (request, response) =>
    void response.end(JSON.stringify({ isConfigured: true, url: request.url }));
  await ask("/api/config/check");
  setFollowing("away");
  run.site = (_request, response) => void response.writeHead(503).end("away");
  for (const path of ["/welcome", file, "/sitemap.xml"]) {
    const { statusCode, headers } = await ask(path);
    expect([path, statusCode]).toEqual([path, 200]);
    expect(headers.age).toMatch(/^\d+$/);
    expect(headers.warning).toContain("110");
  }
  for (const path of ["/api/config/check", "/order1"]) expect((await ask(path)).statusCode).toBe(503);
  run.version = 2;
  run.site = (_request, response) => void response.end("new");
  setFollowing("live");
  const { body, headers } = await ask("/welcome");
  expect([body, headers.warning]).toEqual(["new", undefined]);
});

test("while the state of the database is unknown, a request waits for it", async () => {
  await ask("/welcome");
  setFollowing("connecting");
  const waiting = ask("/welcome");
  await new Promise(setImmediate);
  setFollowing("away");
  expect((await waiting).headers.warning).toContain("110");
});

test("an unreadable page leaves the others cached", async () => {
  const whole = run.site;
  run.site = (request, response) => {
    if (request.url === "/order1") markUncacheable();
    whole(request, response);
  };
  for (const path of ["/order1", "/welcome", "/order1", "/welcome"]) await ask(path);
  expect(run.seen.map(({ url }) => url)).toEqual(["/order1", "/welcome", "/order1"]);
});

test("a page that changed at each render is sent in its last version while the database is away, marked as old", async () => {
  const whole = run.site;
  run.site = (request, response) => {
    invalidate(["LandingContent"]);
    whole(request, response);
  };
  expect((await ask("/welcome")).headers).toMatchObject({ "cache-control": "no-store" });
  run.version = 2;
  const { body, headers } = await ask("/welcome");
  expect([body.slice(0, 13), headers["cache-control"]]).toEqual(["<p>/welcome 2", "no-store"]);
  setFollowing("away");
  run.site = (_request, response) => void response.writeHead(503).end("away");
  const old = await ask("/welcome");
  expect([old.statusCode, old.body]).toEqual([200, body]);
  expect(old.headers.warning).toContain("110");
});

test("a render that began before the database went away is kept, and not current once it is back", async () => {
  const { begun, answer } = holdAnswers();
  const early = ask("/welcome");
  await begun(1);
  setFollowing("away");
  answer(0);
  expect((await early).headers).toMatchObject({ "cache-control": "no-store" });
  expect((await ask("/welcome")).headers.warning).toContain("110");
  run.version = 2;
  run.site = (_request, response) => void response.end(String(run.version));
  setFollowing("live");
  expect((await ask("/welcome")).body).toBe("2");
});

test("a render from before a change does not replace one from after it", async () => {
  const { begun, answer } = holdAnswers();
  const early = ask("/welcome");
  await begun(1);
  run.version = 2;
  invalidate(["LandingContent"]);
  const late = ask("/welcome");
  await begun(2);
  answer(1);
  expect((await late).body).toBe("2");
  answer(0);
  expect((await early).body).toBe("1");
  setFollowing("away");
  expect((await ask("/welcome")).body).toBe("2");
});

/** Renders /welcome, and replaces the cache by an empty one that has the copies of the first. */
async function restart() {
  const copies = new Map<string, Entry>();
  run.cache = cacheOf(undefined, { onKept: (key, entry) => copies.set(key, entry) });
  await ask("/welcome");
  const copyOf = async (key: string) => copies.get(key) ?? null;
  run.cache = cacheOf(undefined, { copyOf, onGone: (key) => copies.delete(key) });
}

test("pages that were not requested since a restart are sent in the last version of the earlier process", async () => {
  await restart();
  run.version = 2;
  const whole = run.site;
  run.site = (_request, response) => void response.writeHead(503).end("away");
  const last = [200, "<p>/welcome 1", '110 - "Response is Stale"'];
  const answered = async () => {
    const { statusCode, body, headers } = await ask("/welcome");
    return [statusCode, body.slice(0, 13), headers.warning];
  };
  expect(await answered()).toEqual(last);
  setFollowing("away");
  expect(await answered()).toEqual(last);
  expect((await ask("/order1")).statusCode).toBe(503);
  run.site = whole;
  setFollowing("live");
  expect(await answered()).toEqual([200, "<p>/welcome 2", undefined]);
});

test("a page that was removed since a restart is not sent in an earlier version", async () => {
  await restart();
  run.site = (_request, response) => void response.writeHead(404).end("gone");
  expect((await ask("/welcome")).statusCode).toBe(404);
  setFollowing("away");
  expect((await ask("/welcome")).statusCode).toBe(404);
});
