import { expect, jest, test } from "@jest/globals";
import { keepSetupAddress, siteOrigin } from "@/lib/platform/http/origin";
import { isPersonal } from "@/lib/process/personal";
import { resourceAt } from "@/lib/site/resources";
import { ask, cacheOf, run, setUpCachedSite } from "@/tests/support/cache/cached-site";
import { createPageCache } from "./page-cache";

setUpCachedSite();

test("the cache is bounded, and large answers stream past", async () => {
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

test("a page of many dishes is rendered once, however much it weighs", async () => {
  run.cache = cacheOf(64 * 1024 * 1024);
  const menu = `<div id="island"><p>${"dish ".repeat(1_100_000)}</p></div>`;
  const page = `${menu}<script id="island-data" type="application/json">{}</script>`;
  run.site = (_request, response) => {
    const policy = "script-src 'nonce-abc'; style-src 'self'";
    response.writeHead(200, { "content-type": "text/html", "content-security-policy": policy }).end(page);
  };
  const answers = await Promise.all([ask("/order1"), ask("/order1?q=rice"), ask("/order1?category=mains")]);
  answers.push(await ask("/order1"));
  expect(answers.map(({ body }) => body === page)).toEqual([true, true, true, true]);
  expect(run.seen).toHaveLength(1);
});

test("an answer that turns out to be too large is closed", async () => {
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
    resourceAt,
    isPersonal,
    bytes: 64 * 1024 * 1024,
    handle: (request, response) => run.site(request, response),
    onKept: (key) => kept.add(key),
    onGone: (key) => kept.delete(key),
  });
  for (let index = 0; index < 1000; index++)
    await ask("/welcome", { headers: { host: `h${index}.example` } });
  expect(kept.size).toBeLessThanOrEqual(16);
});

test("invented hosts never evict entries of the configured host", async () => {
  keepSetupAddress("https://shop.example");
  const own = { host: "shop.example", "x-forwarded-proto": "https" };
  const at = (host: string) => ask("/order1", { headers: { host } });
  const page = `<p>${"dish ".repeat(20_000)}</p>`;
  run.cache = cacheOf(600_000);
  run.site = (_request, response) => void response.end(page + siteOrigin());
  await ask("/order1", { headers: own });
  for (let index = 0; index < 100; index++) await at(`h${index}.example`);
  run.seen = [];
  expect((await ask("/order1", { headers: own })).body).toBe(`${page}https://shop.example`);
  expect(run.seen).toEqual([]);
});

test.each(["http://localhost:3000", "http://127.0.0.1:3000", "http://[::1]:3000"])(
  "a site that was set up at %s, where no visitor is, has no page of that name for visitors",
  async (origin) => {
    keepSetupAddress(origin);
    run.site = (_request, response) => void response.end(siteOrigin());
    for (let index = 0; index < 10; index++) await ask("/order1", { headers: { host: `h${index}.example` } });
    expect((await ask("/order1", { headers: { host: "shop.example" } })).body).toBe("http://shop.example");
  },
);

test("unknown hosts become known one by one, and are answered as the first meanwhile", async () => {
  keepSetupAddress("http://shop.example");
  const clock = jest.spyOn(Date, "now").mockReturnValue(1e12);
  run.cache = cacheOf();
  const shownTo = async (host: string) =>
    / at (\S+)/.exec((await ask("/order1", { headers: { host } })).body)?.[1];
  for (let index = 0; index < 3; index++)
    expect(await shownTo(`h${index}.example`)).toBe(`http://h${index}.example`);
  run.seen = [];
  for (let index = 3; index < 100; index++)
    expect(await shownTo(`h${index}.example`)).toBe("http://shop.example");
  expect(run.seen).toHaveLength(1);
  clock.mockReturnValue(1e12 + 60_000);
  expect(await shownTo("h99.example")).toBe("http://h99.example");
  expect(await shownTo("h98.example")).toBe("http://shop.example");
  clock.mockRestore();
});

test("an answer too large for a made-up host's share is not rendered for it again and again", async () => {
  keepSetupAddress("http://shop.example");
  const clock = jest.spyOn(Date, "now").mockReturnValue(1e12);
  run.cache = cacheOf(600_000);
  run.site = (_request, response) => void response.end("dish ".repeat(50_000));
  for (let index = 0; index < 50; index++)
    await ask("/order1", { headers: { host: `h${index % 2}.example` } });
  expect(run.seen).toHaveLength(4);
  clock.mockRestore();
});

test("invented host names are answered but not cached", async () => {
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

test("different spellings of a host share its entries", async () => {
  const at = (host: string) => ask("/welcome", { headers: { host } });
  await at("shop.example");
  for (let index = 0; index < 40; index++) {
    const letters = [..."shop.example"];
    await at(letters.map((one, place) => ((index >> place) & 1 ? one.toUpperCase() : one)).join(""));
  }
  await at("shop.example");
  expect(run.seen).toHaveLength(1);
});
