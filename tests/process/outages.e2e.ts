import { type APIRequestContext, expect, test } from "@playwright/test";
import { setUp } from "@/tests/support/browser/browser";
import { cuttableProxy } from "@/tests/support/database/cuttable-proxy";
import { appDatabase, runInApp } from "@/tests/support/process/app-database";
import { setUpApps } from "@/tests/support/process/started-apps";

const { startedApp, newDataDir } = setUpApps();

/** Starts an instance with a database, and returns the settings of another one that a test can cut off from it. */
async function cuttableInstance(request: APIRequestContext) {
  const one = await startedApp({ DATA_DIR: await newDataDir() });
  await setUp(request, one);
  const way = await cuttableProxy((await appDatabase(one)).port);
  const environment = {
    DATABASE_URL: (await appDatabase(one, way.port)).url,
    DATA_DIR: await newDataDir(),
    SITE_URL: "http://shop.example",
  };
  return { one, way, environment };
}

const OLD = '110 - "Response is Stale"';

test("pages that nobody has requested since the start of an instance are sent without the database", async ({
  request,
}) => {
  const { way, environment } = await cuttableInstance(request);
  const first = await startedApp(environment);
  const copied = ["/sitemap.xml", "/robots.txt"];
  for (const path of copied) expect((await request.get(first.origin + path)).status()).toBe(200);
  await first.stop();
  const second = await startedApp(environment);
  await way.cut();
  for (const path of ["/", "/welcome", "/order1", "/order2", ...copied]) {
    const answer = await request.get(second.origin + path);
    expect([path, answer.status()]).toEqual([path, 200]);
    await expect
      .poll(async () => (await request.get(second.origin + path)).headers().warning, { intervals: [20] })
      .toBe(OLD);
  }
  await way.mend();
  await second.stop();
  await way.cut();
});

/** Starts an instance, and expects that it sends the pages from memory at their first request. */
async function expectPagesInMemory(request: APIRequestContext, environment: Record<string, string>) {
  const METRICS_TOKEN = "a-token-for-the-metrics-of-an-instance";
  const app = await startedApp({ ...environment, METRICS_TOKEN });
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const fromMemory = async () => {
    const text = await (await request.get(`${app.origin}/api/metrics`, { headers })).text();
    return Number(/platform_page_cache_requests_total\{result="hit"\} (\d+)/.exec(text)?.[1]);
  };
  const before = await fromMemory();
  const pages = ["/", "/welcome", "/order1", "/order2"];
  for (const path of pages) await request.get(app.origin + path);
  expect((await fromMemory()) - before).toBe(pages.length);
  await app.stop();
}

test("an instance renders the pages before it is ready, and counts no visit", async ({ request }) => {
  const { one, way, environment } = await cuttableInstance(request);
  await expectPagesInMemory(request, environment);
  await way.cut();
  expect(await runInApp(one, `SELECT page FROM "PageVisits"`)).toEqual([]);
});

test("an instance that sets itself up renders the pages before it is ready", async ({ request }) => {
  const one = await startedApp({ DATA_DIR: await newDataDir() });
  await expectPagesInMemory(request, {
    DATABASE_URL: (await appDatabase(one)).url,
    DATA_DIR: await newDataDir(),
    SITE_URL: "http://shop.example",
    SETUP_PROJECT_NAME: "Corner Bakery",
    SETUP_ADMIN_EMAIL: "owner@example.com",
    SETUP_ADMIN_PASSWORD: "correct horse battery",
  });
});
