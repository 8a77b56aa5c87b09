import { readFile } from "node:fs/promises";
import path from "node:path";
import { type APIRequestContext, expect, test } from "@playwright/test";
import { sendRaw } from "@/tests/support/api/raw-request";
import {
  type AdministratorApi,
  administrator,
  administratorApi,
  setUp,
} from "@/tests/support/browser/browser";
import { cuttableProxy } from "@/tests/support/database/cuttable-proxy";
import { sampleLanding } from "@/tests/support/landing/landing";
import { makeDataDir, type RunningApp, removeDataDir, startApp } from "@/tests/support/process/app";
import { makeStartedDataDir } from "@/tests/support/process/prepared-data-dir";
import { requiredSeo } from "@/tests/support/seo/seo";
import { sampleSite } from "@/tests/support/templates/sample-site";
import { zipOf } from "@/tests/support/templates/zip";

const folders: string[] = [];
const apps: RunningApp[] = [];

async function started(environment: Record<string, string> = {}) {
  const dataDir = environment.DATA_DIR ?? (await makeStartedDataDir());
  if (!folders.includes(dataDir)) folders.push(dataDir);
  const app = await startApp({ ...environment, DATA_DIR: dataDir });
  apps.push(app);
  return app;
}

/** The address of an instance's embedded database, by another port where one is given. */
async function databaseOf({ dataDir }: RunningApp, through?: number) {
  const { port, password } = JSON.parse(await readFile(path.join(dataDir, "postgres.json"), "utf8"));
  return { port, url: `postgresql://app:${password}@127.0.0.1:${through ?? port}/appdb` };
}

let one: RunningApp;
let calls: APIRequestContext;
let api: AdministratorApi;
let token: string;

test.beforeAll(async ({ playwright }) => {
  one = await started();
  const { origin } = one;
  calls = await playwright.request.newContext();
  await setUp(calls, one);
  api = await administratorApi(calls, origin);
  await api("POST", "/landing/config", sampleLanding());
  // Another browser: signing in again would end the session of the one above.
  const body = JSON.stringify(administrator);
  const headers = { "content-type": "application/json" };
  const login = await fetch(`${origin}/api/auth/login`, { method: "POST", headers, body });
  ({ token } = await login.json());
});

test.afterAll(async () => {
  await calls.dispose();
  await Promise.all(apps.splice(0).map((app) => app.stop()));
  for (const folder of folders) await removeDataDir(folder);
});

const text = async (request: APIRequestContext, address: string) => (await request.get(address)).text();

test("every kind of change is visible to the next request, and on another instance after its notification", async ({
  request,
}) => {
  const other = await started({ DATABASE_URL: (await databaseOf(one)).url });
  const pages = ["/", "/welcome", "/order1", "/sitemap.xml", "/api/templates/active", "/api/config/check"];

  /** Makes a change after which `address` has what it had not. */
  async function shows(address: string, wanted: string, change: () => Promise<unknown>) {
    for (const { origin } of [one, other]) for (const page of pages) await text(request, origin + page);
    const has = async ({ origin }: RunningApp) => (await text(request, origin + address)).includes(wanted);
    expect([wanted, await has(one)]).toEqual([wanted, false]);
    await change();
    expect([wanted, await has(one)]).toEqual([wanted, true]);
    await expect.poll(() => has(other), { intervals: [10] }).toBe(true);
  }

  await shows("/welcome", "Bread since 1999", () =>
    api("POST", "/landing/config", sampleLanding("Bread since 1999")),
  );
  await shows("/order1", ">Sold out<", async () => {
    const { restaurants } = await api("GET", "/ordering/sold-out");
    await api("POST", "/ordering/sold-out", {
      restaurantId: "order1",
      dishId: restaurants[0].dishes[0].id,
      soldOut: true,
    });
  });
  await shows("/", "bread from a stone oven", () => api("POST", "/seo/settings/home", requiredSeo));
  await shows("/", "own design", async () => {
    const file = { name: "site.zip", mimeType: "application/zip", buffer: Buffer.from(zipOf(sampleSite())) };
    const headers = { authorization: `Bearer ${token}` };
    const multipart = { name: "Spring", file };
    const uploaded = await request.post(`${one.origin}/api/templates/upload`, { headers, multipart });
    await api("POST", `/templates/activate/${(await uploaded.json()).template.id}`);
  });
  await shows("/welcome", 'id="hero-title"', () => api("POST", "/templates/deactivate"));
});

test("no visitor's answer reaches another: cache poisoning and deception", async ({ request }) => {
  const normal = await text(request, `${one.origin}/order1`);
  const check = await (await request.get(`${one.origin}/api/config/check`)).json();
  const { host } = new URL(one.origin);
  const hostile = [
    ["GET /order1 HTTP/1.1", "Host: evil.example"],
    ["GET /order1 HTTP/1.1", `Host: ${host}`, "X-Forwarded-Host: evil.example"],
    ["GET /order1 HTTP/1.1", `Host: ${host}`, "X-Forwarded-Proto: https", "X-Forwarded-For: evil.example"],
    ["GET /order1 HTTP/1.1", `Host: ${host}`, "X-Original-URL: /admin", "X-Rewrite-URL: /evil"],
    ["GET /order1 HTTP/1.1", `Host: ${host}`, "Forwarded: host=evil.example", "X-Host: evil.example"],
    [
      "GET /order1 HTTP/1.1",
      `Host: ${host}`,
      "Cookie: evil=evil",
      "User-Agent: evil",
      "Accept-Language: evil",
    ],
    ["GET /order1 HTTP/1.1", `Host: ${host}`, "X-Middleware-Rewrite: /evil", "X-Nextjs-Data: 1"],
    ["GET /order1?evil=1&utm_content=evil HTTP/1.1", `Host: ${host}`],
    ["GET /order1?q=evil HTTP/1.1", `Host: ${host}`],
    ["GET /order1;evil HTTP/1.1", `Host: ${host}`],
    ["GET /order1/evil.css HTTP/1.1", `Host: ${host}`],
    ["GET /ORDER1 HTTP/1.1", `Host: ${host}`],
    ["GET /order1%2e HTTP/1.1", `Host: ${host}`],
    ["GET /order1. HTTP/1.1", `Host: ${host}`],
    ["GET /%6frder1 HTTP/1.1", `Host: ${host}`],
    ["GET //evil.example/..%2forder1 HTTP/1.1", `Host: ${host}`],
    ["HEAD /order1 HTTP/1.1", `Host: ${host}`],
    ["GET /order1 HTTP/1.1", `Host: ${host}`, "Range: bytes=0-3"],
    ["GET /order1 HTTP/1.1", `Host: ${host}`, "RSC: 1"],
  ];
  for (const lines of hostile) {
    await sendRaw(one.origin, lines);
    const answer = await request.get(`${one.origin}/order1`);
    expect([lines, (await answer.text()) === normal]).toEqual([lines, true]);
  }
  const personal = [
    `Authorization: Bearer ${token}`,
    `Cookie: auth_token=${token}`,
    `Cookie: other=1; auth_token=${token}`,
  ];
  for (const header of personal) {
    for (const address of ["/api/config/check", "/api/config/check?x=.css", "/api/config/check/a.css"]) {
      const { head, body } = await sendRaw(one.origin, [`GET ${address} HTTP/1.1`, `Host: ${host}`, header]);
      if (address === "/api/config/check") expect(body).toContain("adminEmail");
      expect([address, head]).toEqual([
        address,
        expect.stringMatching(/cache-control: (private, )?no-(store|cache)/i),
      ]);
      expect(await (await request.get(one.origin + address)).text()).not.toContain("adminEmail");
    }
  }
  expect(await (await request.get(`${one.origin}/api/config/check`)).json()).toEqual(check);
});

test("while the database is unreachable pages are sent from memory, after a restart from the disk, and all recovers", async ({
  request,
}) => {
  const way = await cuttableProxy((await databaseOf(one)).port);
  const environment = {
    DATABASE_URL: (await databaseOf(one, way.port)).url,
    DATA_DIR: await makeDataDir(),
    SITE_URL: "http://shop.example",
  };
  const first = await started(environment);
  const style = /\/_next\/static\/[^"]+\.css/.exec(await text(request, `${first.origin}/welcome`))?.[0] ?? "";
  const kept = ["/welcome", "/order1", "/sitemap.xml", style];
  const lastSent = () => Promise.all(kept.map((page) => text(request, first.origin + page)));
  let before = await lastSent();
  expect(before[0]?.includes("Bread since 19")).toBe(true);
  await request.get(`${first.origin}/api/config/check`);
  await way.cut();

  async function servesOld({ origin }: RunningApp | { origin: string }) {
    for (const [index, page] of kept.entries()) {
      await expect
        .poll(async () => (await request.get(origin + page)).headers().warning, { intervals: [20] })
        .toBe('110 - "Response is Stale"');
      const answer = await request.get(origin + page);
      expect([page, answer.status(), (await answer.text()) === before[index]]).toEqual([page, 200, true]);
      expect(answer.headers().age).toMatch(/^\d+$/);
    }
    expect((await request.get(`${origin}/api/config/check`)).status()).toBe(503);
  }

  async function recovers(origin: string) {
    await expect
      .poll(async () => (await request.get(`${origin}/welcome`)).headers().warning ?? "none", {
        intervals: [50],
      })
      .toBe("none");
    expect((await request.get(`${origin}/api/config/check`)).status()).toBe(200);
  }

  await servesOld(first);
  await way.mend();
  await recovers(first.origin);
  // Next.js orders some tags of the head by the time at which their data was read.
  before = await lastSent();
  await first.stop();

  await way.cut();
  const port = new URL(first.origin).port;
  const starting = startApp({ ...environment, PORT: port });
  await expect
    .poll(async () => (await request.get(`${first.origin}/welcome`).catch(() => null))?.status(), {
      intervals: [50],
    })
    .toBe(200);
  await servesOld(first);
  await way.mend();
  const second = await starting;
  apps.push(second);
  await recovers(second.origin);
  await second.stop();
  await way.cut();
});
