import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "@jest/globals";
import { sourceHash } from "@/lib/platform/http/source-hash";
import { invalidate } from "@/lib/platform/tracking/table-versions";
import { islandInput } from "@/lib/site/own-scripts";
import { ask, run, setUpCachedSite } from "@/tests/support/cache/cached-site";
import { connections } from "./page-cache";

setUpCachedSite();

test("a header with several values is sent with all of them, to the first visitor too", async () => {
  run.site = (_request, response) => {
    response.setHeader("link", ["<a>; rel=preload", "<b>; rel=preload"]);
    response.setHeader("content-type", "text/html");
    response.end("linked");
  };
  for (let visit = 0; visit < 2; visit++) {
    expect((await ask("/order1")).headers.link).toBe("<a>; rel=preload, <b>; rel=preload");
  }
});

test("each client gets the encoding it prefers, with its validator", async () => {
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

test("a client with a current copy gets 304, and HEAD gets the same headers", async () => {
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
  run.site = (_request, response) =>
    void response
      .writeHead(200, { "content-type": "text/html", "content-security-policy": policy })
      .end(html);
  expect((await ask("/")).body).toBe("<p>one</p>");
  connections.hasOwnersPage = async () => true;
  policy = "sandbox allow-scripts";
  expect((await ask("/about")).body).toBe(html);
  invalidate(["Template"]);
  expect((await ask("/")).body).toBe(html);
});

test("nobody gets the nonce of a kept page", async () => {
  const policy = "script-src 'self' 'nonce-abcd'; style-src 'self' 'nonce-abcd'";
  run.site = (_request, response) =>
    void response
      .writeHead(200, { "content-type": "text/html", "content-security-policy": policy })
      .end('<p>one</p><script nonce="abcd">1</script>');
  const pinned = "script-src 'self'; style-src 'self'";
  connections.hasOwnersPage = async () => true;
  for (const headers of [{}, {}, { "if-none-match": "*" }]) {
    const answer = await ask("/about", { headers });
    expect(answer.headers["content-security-policy"]).toBe(pinned);
    expect(answer.body).toBe("if-none-match" in headers ? "" : "<p>one</p>");
  }
  expect((await ask("/")).body).toBe("<p>one</p>");
  expect((await ask("/")).headers["content-security-policy"]).toBe("script-src 'self'; style-src 'self'");
});

test("an island stays as it is, and the scripts around it go or get their hashes", async () => {
  const policy = "script-src 'self' 'nonce-abcd'; style-src 'self' 'nonce-abcd'";
  const island =
    '<div id="island"><b>$& $1</b></div><script id="island-data" type="application/json">{"a":"<\\/b>"}</script>';
  const input = `<script>${islandInput}</script>`;
  const framework = '<script nonce="abcd">self.__next_f.push([1])</script>';
  run.site = (_request, response) =>
    void response
      .writeHead(200, { "content-type": "text/html", "content-security-policy": policy })
      .end(
        `<p>one</p>${framework}${island}<script nonce="abcd">${islandInput}</script>${framework}<p>two</p>`,
      );
  const { body, headers } = await ask("/order1");
  expect(body).toBe(`<p>one</p>${island}${input}<p>two</p>`);
  expect(headers["content-security-policy"]).toBe(
    `script-src 'self' ${sourceHash(islandInput)}; style-src 'self'`,
  );
});

test("parts of files are sent as before", async () => {
  run.site = (_request, response) =>
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
  expect(run.seen).toHaveLength(1);
});

test("only whole answers of success without a cookie are kept; others are passed on", async () => {
  run.site = (_request, response) => void response.writeHead(307, { location: "/setup" }).end();
  const refused = [await ask("/welcome"), await ask("/welcome")];
  for (const { statusCode, headers } of refused)
    expect([statusCode, headers.location]).toEqual([307, "/setup"]);
  expect(run.seen).toHaveLength(2);
  run.site = (_request, response) => void response.writeHead(200, { "set-cookie": "a=b" }).end("mine");
  await ask("/welcome");
  await ask("/welcome");
  expect(run.seen).toHaveLength(4);
  run.site = (_request, response) => void response.writeHead(404).end("none");
  expect((await ask("/api/seo/images/none")).statusCode).toBe(404);
  expect((await ask("/api/seo/images/none")).statusCode).toBe(404);
  expect(run.seen).toHaveLength(6);
});

test("each visit is counted, whether the page is rendered, cached or unmodified", async () => {
  const visits: string[] = [];
  connections.countVisit = (page) => void visits.push(page);
  const { headers } = await ask("/");
  await ask("/");
  await ask("/", { headers: { "if-none-match": String(headers.etag) } });
  await ask("/", { method: "HEAD" });
  await ask("/sitemap.xml");
  expect(visits).toEqual(["home", "home", "home"]);
});
