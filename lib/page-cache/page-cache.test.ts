import type { RequestListener } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { type InjectOptions, inject } from "light-my-request";
import { noteChange, setFollowing } from "@/lib/changes";
import { keepSiteAddress, siteOrigin } from "@/lib/http/origin";
import { log } from "@/lib/log";
import { markMakeshift } from "@/lib/makeshift";
import { connections, createPageCache } from "./page-cache";

jest.spyOn(log, "error").mockImplementation(() => undefined);

type Seen = { url: string; headers: NodeJS.Dict<string | string[]> };
let seen: Seen[] = [];
/** What the site answers with; a test may set another. */
let site: RequestListener;
let version = 1;
const words = "word ".repeat(400);

function cacheOf(bytes = 1024 * 1024) {
  const handle: RequestListener = (request, response) => {
    seen.push({ url: request.url ?? "", headers: { ...request.headers } });
    site(request, response);
  };
  return createPageCache({ bytes, handle });
}
let cache = cacheOf();

/** A request as it arrives. */
function ask(url: string, options: Omit<InjectOptions, "url" | "path"> = {}) {
  return inject(
    (request, response) => {
      if (!cache.serve(request, response)) cache.fill(request, response);
    },
    { url, ...options },
  );
}

beforeEach(() => {
  seen = [];
  version = 1;
  site = (request, response) => {
    response.writeHead(200, { "content-type": "text/html", "cache-control": "private, no-store" });
    response.end(`<p>${request.url} ${version} at ${siteOrigin()} ${words}</p>`);
  };
  cache = cacheOf();
  setFollowing("live");
  delete connections.countVisit;
  delete connections.hasTemplatePage;
  delete connections.readSettings;
});
afterEach(() => {
  setFollowing("off");
  keepSiteAddress("");
});

test("a page is rendered once, and then sent from memory", async () => {
  const first = await ask("/welcome");
  expect([first.statusCode, first.body.slice(0, 13)]).toEqual([200, "<p>/welcome 1"]);
  const second = await ask("/welcome?utm_source=x");
  expect(second.body).toBe(first.body);
  expect(second.headers.etag).toBe(first.headers.etag);
  expect(seen).toHaveLength(1);
});

test("nothing of the visitor's reaches what is kept: no header, no cookie, no query", async () => {
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
  const [{ url, headers } = { url: "", headers: {} }] = seen;
  expect(url).toBe("/welcome");
  expect(JSON.stringify(headers)).not.toMatch(/evil|dark|Evil|admin|middleware|json|"de"/);
});

test("whoever is signed in, or asks as a program, is answered by the site", async () => {
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
    seen = [];
    const answer = await ask("/welcome", { headers });
    expect(seen[0]?.headers).toMatchObject(headers);
    expect(answer.headers.etag).toBeUndefined();
  }
  seen = [];
  await ask("/welcome");
  expect(seen).toEqual([]);
});

test("other methods are answered by the site", async () => {
  await ask("/welcome");
  seen = [];
  for (const method of ["POST", "PUT", "DELETE", "OPTIONS", "PATCH"]) await ask("/welcome", { method });
  expect(seen).toHaveLength(5);
});

test("a visitor's host is in no other visitor's answer, and is no part of the key where the site has an address", async () => {
  const at = async (host: string) => (await ask("/welcome", { headers: { host } })).body;
  expect(await at("a.example")).toContain("at http://a.example ");
  expect(await at("evil.example")).toContain("at http://evil.example ");
  expect(await at("a.example")).toContain("at http://a.example ");
  keepSiteAddress("https://shop.example");
  seen = [];
  expect(await at("a.example")).toContain("at https://shop.example ");
  expect(await at("evil.example")).toContain("at https://shop.example ");
  expect(seen).toHaveLength(1);
});

test("a change is seen by the next request, and one of another table changes nothing", async () => {
  await ask("/welcome");
  version = 2;
  noteChange(["SoldOutDish"]);
  expect((await ask("/welcome")).body).toContain("/welcome 1");
  noteChange(["LandingContent"]);
  expect((await ask("/welcome")).body).toContain("/welcome 2");
  expect(seen).toHaveLength(2);
});

test("a page is rendered once for all that wait, and who asks after a change waits for no older one", async () => {
  const waiting: (() => void)[] = [];
  site = (_request, response) => {
    const text = String(version);
    waiting.push(() => response.writeHead(200, { "content-type": "text/html" }).end(text));
  };
  const until = async (count: number) => {
    while (waiting.length < count) await new Promise(setImmediate);
  };
  const before = [ask("/welcome"), ask("/welcome"), ask("/welcome")];
  await until(1);
  version = 2;
  noteChange(["LandingContent"]);
  const after = ask("/welcome");
  await until(2);
  for (const answer of waiting) answer();
  expect((await Promise.all(before)).map(({ body }) => body)).toEqual(["1", "1", "1"]);
  expect((await after).body).toBe("2");
  site = (_request, response) => void response.end("3");
  expect((await ask("/welcome")).body).toBe("2");
});

test("what was rendered in place of something that can't be read is not kept, here or elsewhere", async () => {
  const whole = site;
  site = (request, response) => {
    markMakeshift();
    whole(request, response);
  };
  expect((await ask("/welcome")).headers).toMatchObject({ "cache-control": "no-store" });
  site = whole;
  version = 2;
  const { body, headers } = await ask("/welcome");
  expect(body).toContain("/welcome 2");
  expect(headers["cache-control"]).toBe("public, max-age=0, s-maxage=10");
});

test("a page is made again after an hour, and after New Year", async () => {
  const start = new Date(2026, 11, 31, 23, 30).getTime();
  const clock = jest.spyOn(Date, "now").mockReturnValue(start);
  await ask("/welcome");
  clock.mockReturnValue(start + 29 * 60_000);
  await ask("/welcome");
  expect(seen).toHaveLength(1);
  clock.mockReturnValue(start + 30 * 60_000);
  await ask("/welcome");
  expect(seen).toHaveLength(2);
  clock.mockReturnValue(start + 91 * 60_000);
  await ask("/welcome");
  expect(seen).toHaveLength(3);
  clock.mockRestore();
});

test("a page rendered as the site's address changed is not kept", async () => {
  keepSiteAddress("https://shop.example");
  const whole = site;
  site = (request, response) => {
    keepSiteAddress("");
    whole(request, response);
  };
  await ask("/welcome", { headers: { host: "a.example" } });
  site = whole;
  expect((await ask("/welcome", { headers: { host: "a.example" } })).body).toContain("at http://a.example ");
});

test("where this process can't hear of changes, the site answers", async () => {
  await ask("/welcome");
  setFollowing("off");
  version = 2;
  expect((await ask("/welcome")).body).toContain("/welcome 2");
});

test("a header with several values is sent with all of them, to the first visitor too", async () => {
  site = (_request, response) => {
    response.setHeader("link", ["<a>; rel=preload", "<b>; rel=preload"]);
    response.setHeader("content-type", "text/html");
    response.end("linked");
  };
  for (let visit = 0; visit < 2; visit++) {
    expect((await ask("/order1")).headers.link).toBe("<a>; rel=preload, <b>; rel=preload");
  }
});

test("each client gets the encoding it prefers, with a validator of its own", async () => {
  const get = (encoding: string) => ask("/welcome", { headers: { "accept-encoding": encoding } });
  const plain = await get("identity");
  const [br, gzip] = [await get("gzip, deflate, br"), await get("br;q=0.5, gzip")];
  expect([br.headers["content-encoding"], gzip.headers["content-encoding"]]).toEqual(["br", "gzip"]);
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
  expect(new Set([plain, br, gzip].map(({ headers }) => headers.etag)).size).toBe(3);
  for (const refused of ["", "br;q=0, *;q=0", "identity, br;q=0"]) {
    expect((await get(refused)).headers["content-encoding"]).toBeUndefined();
  }
  expect((await get("*")).headers["content-encoding"]).toBe("br");
  for (const { headers } of [plain, br, gzip]) expect(headers.vary).toContain("Accept-Encoding");
  for (const { headers, rawPayload } of [plain, br, gzip]) {
    expect(headers["content-length"]).toBe(String(rawPayload.length));
    expect(headers["content-type"]).toBe("text/html");
    expect(headers["cache-control"]).toBe("public, max-age=0, s-maxage=10");
  }
});

test("a client that has it is told so, and HEAD gets the same headers", async () => {
  const { headers } = await ask("/welcome", { headers: { "accept-encoding": "br" } });
  const etag = String(headers.etag);
  for (const known of [etag, `W/${etag}`, `"x", ${etag}`, "*"]) {
    const again = await ask("/welcome", { headers: { "accept-encoding": "br", "if-none-match": known } });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, "", etag]);
    expect(again.headers["content-length"]).toBeUndefined();
    expect(again.headers["content-encoding"]).toBeUndefined();
  }
  expect((await ask("/welcome", { headers: { "if-none-match": '"x"' } })).statusCode).toBe(200);
  const head = await ask("/welcome", { method: "HEAD", headers: { "accept-encoding": "br" } });
  expect([head.statusCode, head.body]).toEqual([200, ""]);
  for (const name of ["etag", "content-length", "content-encoding", "content-type", "vary"]) {
    expect([name, head.headers[name]]).toEqual([name, headers[name]]);
  }
});

test("the landing page is sent without the framework's scripts, and a template's page with its own", async () => {
  const html = '<p>one</p><script src="/_next/static/chunks/1.js"></script>';
  let policy = "base-uri 'self'";
  site = (_request, response) =>
    void response
      .writeHead(200, { "content-type": "text/html", "content-security-policy": policy })
      .end(html);
  expect((await ask("/")).body).toBe("<p>one</p>");
  expect((await ask("/order1")).body).toBe(html);
  policy = "sandbox allow-scripts";
  noteChange(["Template"]);
  expect((await ask("/")).body).toBe(html);
});

test("parts of files are sent as before", async () => {
  site = (_request, response) =>
    void response
      .writeHead(200, { "content-type": "image/png", "accept-ranges": "bytes", "content-length": 10 })
      .end("0123456789");
  const path = "/api/templates/files/a/b/a.png";
  const get = (range: string, others = {}) => ask(path, { headers: { range, ...others } });
  const { headers } = await ask(path);
  const part = await get("bytes=2-4");
  expect([part.statusCode, part.body, part.headers["content-range"]]).toEqual([206, "234", "bytes 2-4/10"]);
  expect(part.headers["content-length"]).toBe("3");
  const none = await get("bytes=20-");
  expect([none.statusCode, none.headers["content-range"]]).toEqual([416, "bytes */10"]);
  expect((await get("bytes=2-4", { "if-range": '"old"' })).statusCode).toBe(200);
  expect((await get("bytes=2-4", { "if-range": String(headers.etag) })).statusCode).toBe(206);
  expect((await get("bytes=1-2,4-5")).body).toBe("0123456789");
  expect(seen).toHaveLength(1);
});

test("only whole answers of success without a cookie are kept; others are passed on", async () => {
  site = (_request, response) => void response.writeHead(307, { location: "/setup" }).end();
  const refused = [await ask("/welcome"), await ask("/welcome")];
  for (const { statusCode, headers } of refused)
    expect([statusCode, headers.location]).toEqual([307, "/setup"]);
  expect(seen).toHaveLength(2);
  site = (_request, response) => void response.writeHead(200, { "set-cookie": "a=b" }).end("mine");
  await ask("/welcome");
  await ask("/welcome");
  expect(seen).toHaveLength(4);
  site = (_request, response) => void response.writeHead(404).end("none");
  expect((await ask("/api/seo/images/none")).statusCode).toBe(404);
  expect((await ask("/api/seo/images/none")).statusCode).toBe(404);
  expect(seen).toHaveLength(6);
});

test("what is told before the set-up depends on who asks, and is not kept", async () => {
  site = (_request, response) => void response.end(JSON.stringify({ isConfigured: false }));
  await ask("/api/config/check", { headers: { "x-client-address": "10.0.0.1" } });
  await ask("/api/config/check", { headers: { "x-client-address": "10.0.0.2" } });
  expect(seen.at(-1)?.headers["x-client-address"]).toBe("10.0.0.2");
  site = (_request, response) => void response.end(JSON.stringify({ isConfigured: true }));
  noteChange(["Configuration"]);
  await ask("/api/config/check");
  seen = [];
  await ask("/api/config/check");
  expect(seen).toEqual([]);
});

test("a page that fails leaves visitors with what was there, marked as old", async () => {
  await ask("/welcome");
  noteChange();
  site = (_request, response) => void response.writeHead(503).end("away");
  const answer = await ask("/welcome");
  expect([answer.statusCode, answer.headers.warning]).toEqual([200, '110 - "Response is Stale"']);
  expect((await ask("/order1")).statusCode).toBe(503);
});

test("while the database is away, pages and files are sent from memory, and calls are not", async () => {
  const file = "/api/templates/files/a/b/a.css";
  for (const path of ["/welcome", file, "/sitemap.xml"]) await ask(path);
  site = (request, response) => void response.end(JSON.stringify({ isConfigured: true, url: request.url }));
  await ask("/api/config/check");
  setFollowing("away");
  site = (_request, response) => void response.writeHead(503).end("away");
  for (const path of ["/welcome", file, "/sitemap.xml"]) {
    const { statusCode, headers } = await ask(path);
    expect([path, statusCode]).toEqual([path, 200]);
    expect(headers.age).toMatch(/^\d+$/);
    expect(headers.warning).toContain("110");
  }
  for (const path of ["/api/config/check", "/order1"]) expect((await ask(path)).statusCode).toBe(503);
  version = 2;
  site = (_request, response) => void response.end("new");
  setFollowing("live");
  const { body, headers } = await ask("/welcome");
  expect([body, headers.warning]).toEqual(["new", undefined]);
});

test("while it is not known whether the database is there, a request waits for that", async () => {
  await ask("/welcome");
  setFollowing("connecting");
  const waiting = ask("/welcome");
  await new Promise(setImmediate);
  setFollowing("away");
  expect((await waiting).headers.warning).toContain("110");
});

test("only pages that the active template has are kept at its addresses", async () => {
  connections.hasTemplatePage = async (path) => path === "/about";
  for (const path of ["/about", "/about", "/admin", "/admin"]) await ask(path);
  expect(seen.map(({ url }) => url)).toEqual(["/about", "/admin", "/admin"]);
});

test("each visit of a page is noted, whether it is rendered, sent from memory or known already", async () => {
  const visits: string[] = [];
  connections.countVisit = (page) => void visits.push(page);
  const { headers } = await ask("/");
  await ask("/");
  await ask("/", { headers: { "if-none-match": String(headers.etag) } });
  await ask("/", { method: "HEAD" });
  await ask("/sitemap.xml");
  expect(visits).toEqual(["home", "home", "home"]);
});

test("what is kept has a bound, and what is large streams past", async () => {
  cache = cacheOf(100_000);
  site = (_request, response) => void response.end("x".repeat(30_000));
  for (let index = 0; index < 10; index++) await ask(`/api/seo/images/${index}`);
  seen = [];
  for (let index = 0; index < 10; index++) await ask(`/api/seo/images/${index}`);
  expect(seen.length).toBeGreaterThanOrEqual(8);
  site = (_request, response) => void response.end(Buffer.alloc(5 * 1024 * 1024));
  cache = cacheOf(64 * 1024 * 1024);
  seen = [];
  for (let index = 0; index < 2; index++)
    expect((await ask("/api/seo/images/large")).rawPayload.length).toBe(5 * 1024 * 1024);
  expect(seen).toHaveLength(3);
});

test("what turns out to be too large is let go of, so that nothing stays open", async () => {
  let closed = 0;
  site = (_request, response) => {
    response.once("close", () => {
      closed += 1;
    });
    response.writeHead(200, { "content-length": 5 * 1024 * 1024 });
    response.write("begin");
  };
  const answer = ask("/api/seo/images/large", { payloadAsStream: true });
  while (closed === 0) await new Promise(setImmediate);
  (await answer).stream().destroy();
  expect(seen).toHaveLength(2);
});

test("a thousand hosts leave no more behind than a few", async () => {
  const kept = new Set<string>();
  cache = createPageCache({
    bytes: 64 * 1024 * 1024,
    handle: (request, response) => site(request, response),
    onKept: (key) => kept.add(key),
    onGone: (key) => kept.delete(key),
  });
  for (let index = 0; index < 1000; index++)
    await ask("/welcome", { headers: { host: `h${index}.example` } });
  expect(kept.size).toBeLessThanOrEqual(16);
});

test("the site's address is read anew before a page is looked up or kept under it", async () => {
  keepSiteAddress("https://shop.example");
  const at = async (host: string) => (await ask("/welcome", { headers: { host } })).body;
  expect(await at("a.example")).toContain("at https://shop.example ");
  noteChange(["Configuration"]);
  connections.readSettings = async () => keepSiteAddress("");
  expect(await at("a.example")).toContain("at http://a.example ");
  expect(await at("b.example")).toContain("at http://b.example ");
});

test("a page that was rendered while the site's address changed is not kept for all hosts", async () => {
  keepSiteAddress("https://shop.example");
  const answerAs = site;
  site = (request, response) => {
    keepSiteAddress("");
    answerAs(request, response);
  };
  await ask("/welcome", { headers: { host: "a.example" } });
  const other = await ask("/welcome", { headers: { host: "b.example" } });
  expect(other.body).toContain("at http://b.example ");
});

test("what can't be read for one page leaves the others kept", async () => {
  const whole = site;
  site = (request, response) => {
    if (request.url === "/order1") markMakeshift();
    whole(request, response);
  };
  for (const path of ["/order1", "/welcome", "/order1", "/welcome"]) await ask(path);
  expect(seen.map(({ url }) => url)).toEqual(["/order1", "/welcome", "/order1"]);
});

test("names that somebody makes up are answered and not kept", async () => {
  let caching = "no-cache";
  site = (_request, response) => void response.writeHead(200, { "cache-control": caching }).end("script");
  for (const path of ["/api/site/visitor-0.js", "/landing/icons/41.svg", "/api/landing/icons/41.svg"]) {
    caching = "no-cache";
    seen = [];
    for (let visit = 0; visit < 2; visit++) expect((await ask(path)).body).toBe("script");
    expect(seen).toHaveLength(2);
    caching = "public, max-age=31536000, immutable";
    for (let visit = 0; visit < 2; visit++) await ask(path);
    expect(seen).toHaveLength(3);
  }
});

test("a host that is written in many ways keeps what is kept of it", async () => {
  const at = (host: string) => ask("/welcome", { headers: { host } });
  await at("shop.example");
  for (let index = 0; index < 40; index++) {
    const letters = [..."shop.example"];
    await at(letters.map((one, place) => ((index >> place) & 1 ? one.toUpperCase() : one)).join(""));
  }
  await at("shop.example");
  expect(seen).toHaveLength(1);
});
