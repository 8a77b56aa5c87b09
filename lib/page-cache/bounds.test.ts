import { expect, test } from "@jest/globals";
import { ask, cacheOf, run, setUpCachedSite } from "@/lib/testing/cached-site";
import { createPageCache } from "./page-cache";

setUpCachedSite();

test("what is kept has a bound, and what is large streams past", async () => {
  run.cache = cacheOf(100_000);
  run.site = (_request, response) => void response.end("x".repeat(30_000));
  for (let index = 0; index < 10; index++) await ask(`/api/seo/images/${index}`);
  run.seen = [];
  for (let index = 0; index < 10; index++) await ask(`/api/seo/images/${index}`);
  expect(run.seen.length).toBeGreaterThanOrEqual(8);
  run.site = (_request, response) => void response.end(Buffer.alloc(5 * 1024 * 1024));
  run.cache = cacheOf(64 * 1024 * 1024);
  run.seen = [];
  for (let index = 0; index < 2; index++)
    expect((await ask("/api/seo/images/large")).rawPayload.length).toBe(5 * 1024 * 1024);
  expect(run.seen).toHaveLength(3);
});

test("what turns out to be too large is let go of, so that nothing stays open", async () => {
  let closed = 0;
  run.site = (_request, response) => {
    response.once("close", () => {
      closed += 1;
    });
    response.writeHead(200, { "content-length": 5 * 1024 * 1024 });
    response.write("begin");
  };
  const answer = ask("/api/seo/images/large", { payloadAsStream: true });
  while (closed === 0) await new Promise(setImmediate);
  (await answer).stream().destroy();
  expect(run.seen).toHaveLength(2);
});

test("a thousand hosts leave no more behind than a few", async () => {
  const kept = new Set<string>();
  run.cache = createPageCache({
    bytes: 64 * 1024 * 1024,
    handle: (request, response) => run.site(request, response),
    onKept: (key) => kept.add(key),
    onGone: (key) => kept.delete(key),
  });
  for (let index = 0; index < 1000; index++)
    await ask("/welcome", { headers: { host: `h${index}.example` } });
  expect(kept.size).toBeLessThanOrEqual(16);
});

test("names that somebody makes up are answered and not kept", async () => {
  let caching = "no-cache";
  run.site = (_request, response) => void response.writeHead(200, { "cache-control": caching }).end("script");
  for (const path of ["/api/site/visitor-0.js", "/landing/icons/41.svg", "/api/landing/icons/41.svg"]) {
    caching = "no-cache";
    run.seen = [];
    for (let visit = 0; visit < 2; visit++) expect((await ask(path)).body).toBe("script");
    expect(run.seen).toHaveLength(2);
    caching = "public, max-age=31536000, immutable";
    for (let visit = 0; visit < 2; visit++) await ask(path);
    expect(run.seen).toHaveLength(3);
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
  expect(run.seen).toHaveLength(1);
});
