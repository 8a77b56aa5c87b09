import { expect, jest, test } from "@jest/globals";
import { addTables, currentReads, markUncacheable, recordExpiry } from "@/lib/platform/tracking/reads";
import { invalidate } from "@/lib/platform/tracking/table-versions";
import { ask, cacheOf, holdAnswers, run, setUpCachedSite } from "@/tests/support/cache/cached-site";
import { setUpClock } from "@/tests/support/clock/set-clock";
import { connections } from "./page-cache";

setUpCachedSite();
const itIs = setUpClock();

test("a page is rendered once, and then sent from memory", async () => {
  const first = await ask("/welcome");
  expect([first.statusCode, first.body.slice(0, 13)]).toEqual([200, "<p>/welcome 1"]);
  const second = await ask("/welcome?utm_source=x");
  expect(second.body).toBe(first.body);
  expect(second.headers.etag).toBe(first.headers.etag);
  expect(run.seen).toHaveLength(1);
});

test("the cache gets nothing of the visitor: no header, no cookie, no query", async () => {
  await ask("/welcome?utm_source=evil", {
    headers: {
      cookie: "theme=dark",
      "accept-language": "de",
      "user-agent": "Evil/1.0",
      referer: "http://evil.example",
      "x-original-url": "/admin",
      "x-middleware-subrequest": "middleware",
      accept: "application/json",
    },
  });
  const [{ url, headers } = { url: "", headers: {} }] = run.seen;
  expect(url).toBe("/welcome");
  expect(JSON.stringify(headers)).not.toMatch(/evil|dark|Evil|admin|middleware|json|"de"/);
});

test("signed-in users and programs bypass the cache", async () => {
  await ask("/welcome");
  const personal = [
    { cookie: "auth_token=abc" },
    { cookie: "a=b; auth_token=abc" },
    { cookie: "setup_reset=abc" },
    { cookie: "setup_grant=abc" },
    { authorization: "Bearer abc" },
    { rsc: "1" },
    { "next-router-prefetch": "1" },
  ];
  for (const headers of personal) {
    run.seen = [];
    const answer = await ask("/welcome", { headers });
    expect(run.seen[0]?.headers).toMatchObject(headers);
    expect(answer.headers.etag).toBeUndefined();
  }
  run.seen = [];
  await ask("/welcome");
  expect(run.seen).toEqual([]);
});

test("a menu is the same for everyone, so that no header causes another render", async () => {
  const { body } = await ask("/order1");
  run.seen = [];
  const personal = [{ cookie: "auth_token=abc" }, { authorization: "Bearer abc" }, { rsc: "1" }];
  for (const headers of personal) expect((await ask("/order1?_rsc=1", { headers })).body).toBe(body);
  expect(run.seen).toEqual([]);
});

test("files are kept for signed-in users, programs and browsers that preview the site", async () => {
  const preview = { cookie: "site_preview=secret" };
  run.cache = cacheOf(1024 * 1024, { seesPreview: ({ cookie }) => cookie === preview.cookie });
  run.site = (_request, response) =>
    void response.writeHead(200, { "cache-control": "public, max-age=31536000, immutable" }).end("kept");
  const personal = [{ cookie: "auth_token=abc" }, preview, { authorization: "Bearer abc" }];
  for (const path of ["/_next/static/chunks/0a.js", "/api/pictures/files/a/b/640.avif", "/icon.svg"]) {
    run.seen = [];
    for (const headers of personal) expect((await ask(path, { headers })).body).toBe("kept");
    expect(run.seen.map(({ headers: { cookie, authorization } }) => [cookie, authorization])).toEqual([
      [undefined, undefined],
    ]);
  }
  run.seen = [];
  for (const headers of personal) await ask("/welcome", { headers });
  expect(run.seen).toHaveLength(3);
});

test("other methods are answered by the site", async () => {
  await ask("/welcome");
  run.seen = [];
  for (const method of ["POST", "PUT", "DELETE", "OPTIONS", "PATCH"]) await ask("/welcome", { method });
  expect(run.seen).toHaveLength(5);
});

test("a change is visible to the next request, and a change of another table has no effect", async () => {
  await ask("/welcome");
  run.version = 2;
  invalidate(["SoldOutDish"]);
  expect((await ask("/welcome")).body).toContain("/welcome 1");
  invalidate(["LandingContent"]);
  expect((await ask("/welcome")).body).toContain("/welcome 2");
  expect(run.seen).toHaveLength(2);
});

test("a page is rendered once for all waiting requests, and requests after a change don't wait for an older render", async () => {
  const { begun, answer } = holdAnswers();
  const before = [ask("/welcome"), ask("/welcome"), ask("/welcome")];
  await begun(1);
  run.version = 2;
  invalidate(["LandingContent"]);
  const after = ask("/welcome");
  await begun(2);
  for (const index of [0, 1]) answer(index);
  expect((await Promise.all(before)).map(({ body }) => body)).toEqual(["1", "1", "1"]);
  expect((await after).body).toBe("2");
  run.site = (_request, response) => void response.end("3");
  expect((await ask("/welcome")).body).toBe("2");
});

test("substitutes for unreadable data are not cached, here or elsewhere", async () => {
  const whole = run.site;
  run.site = (request, response) => {
    markUncacheable();
    whole(request, response);
  };
  expect((await ask("/welcome")).headers).toMatchObject({ "cache-control": "no-store" });
  run.site = whole;
  run.version = 2;
  const { body, headers } = await ask("/welcome");
  expect(body).toContain("/welcome 2");
  expect(headers["cache-control"]).toBe("public, max-age=0, s-maxage=10");
});

test("a page that is read from a table without a trigger is not kept", async () => {
  const whole = run.site;
  run.site = (request, response) => {
    const reads = currentReads();
    if (reads) addTables(reads, ["Order"]);
    whole(request, response);
  };
  expect((await ask("/welcome")).headers).toMatchObject({ "cache-control": "no-store" });
  run.version = 2;
  expect((await ask("/welcome")).body).toContain("/welcome 2");
});

test("a page is made again after an hour, and after New Year", async () => {
  const start = new Date(2026, 11, 31, 23, 30).getTime();
  const clock = jest.spyOn(Date, "now").mockReturnValue(start);
  await ask("/welcome");
  clock.mockReturnValue(start + 29 * 60_000);
  await ask("/welcome");
  expect(run.seen).toHaveLength(1);
  clock.mockReturnValue(start + 30 * 60_000);
  await ask("/welcome");
  expect(run.seen).toHaveLength(2);
  clock.mockReturnValue(start + 91 * 60_000);
  await ask("/welcome");
  expect(run.seen).toHaveLength(3);
  clock.mockRestore();
});

test("answers before the set-up depend on the caller, and are not cached", async () => {
  run.site = (_request, response) => void response.end(JSON.stringify({ isConfigured: false }));
  await ask("/api/config/check", { headers: { "x-client-address": "10.0.0.1" } });
  await ask("/api/config/check", { headers: { "x-client-address": "10.0.0.2" } });
  expect(run.seen.at(-1)?.headers["x-client-address"]).toBe("10.0.0.2");
  run.site = (_request, response) => void response.end(JSON.stringify({ isConfigured: true }));
  invalidate(["Configuration"]);
  await ask("/api/config/check");
  run.seen = [];
  await ask("/api/config/check");
  expect(run.seen).toEqual([]);
});

test("only pages that the active template has are kept at its addresses", async () => {
  connections.hasOwnersPage = async (path) => path === "/about";
  for (const path of ["/about", "/about", "/admin", "/admin"]) await ask(path);
  expect(run.seen.map(({ url }) => url)).toEqual(["/about", "/admin", "/admin"]);
});

test("a page that changes at a moment is rendered again from then on", async () => {
  const whole = run.site;
  const moment = Date.now() + 5000;
  run.site = (request, response) => {
    recordExpiry(moment);
    whole(request, response);
  };
  await ask("/welcome");
  run.version = 2;
  itIs(moment - 1);
  expect((await ask("/welcome")).body).toContain("/welcome 1");
  itIs(moment);
  expect((await ask("/welcome")).body).toContain("/welcome 2");
});
