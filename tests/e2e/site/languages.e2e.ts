import { type APIRequestContext, expect, test } from "@playwright/test";
import { emptyProfile } from "@/lib/business-profile/schema";
import { type AdministratorApi, administratorApi, briefFlags, setUp } from "@/tests/support/browser/browser";
import { sampleLanding } from "@/tests/support/landing/landing";
import { type RunningApp, removeDataDir, startApp } from "@/tests/support/process/app";
import { runInApp } from "@/tests/support/process/app-database";
import { makeStartedDataDir } from "@/tests/support/process/prepared-data-dir";

const METRICS_TOKEN = "a-token-for-the-metrics-of-languages";
let app: RunningApp;
/** Without cookies. */
let visitor: APIRequestContext;
let request: APIRequestContext;
let api: AdministratorApi;

const translate = (kind: string, ownerId: string, texts: Record<string, string>) => {
  const published = Object.entries(texts).map(([path, text]) => [path, { text, source: "" }]);
  return runInApp(
    app,
    `INSERT INTO "Translation" ("kind", "ownerId", "language", "version", "draft", "published", "author", "updatedAt")
     VALUES ($1, $2, 'de', 1, '{}', $3::jsonb, '', now())
     ON CONFLICT ("kind", "ownerId", "language") DO UPDATE SET "published" = excluded."published"`,
    [kind, ownerId, JSON.stringify(Object.fromEntries(published))],
  );
};

const speak = (missingTranslation: "not-found" | "default") =>
  api("PUT", "/business-profile", {
    ...emptyProfile,
    languages: ["en"],
    otherLanguages: ["de"],
    missingTranslation,
  });

test.beforeAll(async ({ playwright }) => {
  app = await startApp({ DATA_DIR: await makeStartedDataDir(), METRICS_TOKEN }, briefFlags);
  visitor = await playwright.request.newContext({ baseURL: app.origin, maxRedirects: 0 });
  request = await playwright.request.newContext({ baseURL: app.origin });
  await setUp(request, app);
  api = await administratorApi(request, app.origin);
  await api("POST", "/landing/config", sampleLanding());
  await speak("not-found");
  await translate("landing", "site", { "hero.title": "Frisches Brot" });
  await translate("menu", "order1", { "dishes.zobo.name": "Hibiskustee" });
});

test.afterAll(async () => {
  await Promise.all([visitor.dispose(), request.dispose()]);
  await app.stop();
  await removeDataDir(app.dataDir);
});

const read = async (path: string) => {
  const answer = await visitor.get(path);
  const { location, "cache-control": cacheControl } = answer.headers();
  return { status: answer.status(), html: await answer.text(), location, cacheControl };
};

/** Counts the requests that the page cache answered from memory. */
async function fromMemory(): Promise<number> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const text = await (await visitor.get("/api/metrics", { headers })).text();
  return Number(/platform_page_cache_requests_total\{result="hit"\} (\d+)/.exec(text)?.[1]);
}

test("a translated page is sent in its language, names the others, and stays in the language", async () => {
  const german = await read("/de");
  expect(german.status).toBe(200);
  expect(german.html).toContain('<html lang="de"');
  expect(german.html).toContain("Frisches Brot");
  expect(german.html).not.toContain('"messages"');
  expect(german.html).toContain(`<link rel="canonical" href="${app.origin}/de"`);
  const english = await read("/");
  expect(english.html).toContain('<html lang="en"');
  expect(english.html).not.toContain("Frisches Brot");
  for (const { html } of [german, english]) {
    for (const [hreflang, path] of [
      ["en", "/"],
      ["de", "/de"],
      ["x-default", "/"],
    ])
      expect(html).toMatch(
        new RegExp(`<link rel="alternate" hrefLang="${hreflang}" href="${app.origin}${path}"`, "i"),
      );
    expect(html).toMatch(/<nav aria-label="(Languages|Sprachen)"/);
  }
});

test("a menu is sent in its language, with the data and the texts of its island", async () => {
  const { status, html } = await read("/de/order1");
  expect(status).toBe(200);
  expect(html).toContain('<html lang="de"');
  expect(html).toContain("Hibiskustee");
  expect(html).toContain('"prefix":"/de"');
  expect(html).toContain('"Your cart is empty":"Ihr Warenkorb ist leer"');
  expect(html).not.toContain("Hello {name}");
  const islands = html.match(/<script[^>]*src="[^"]*"/g) ?? [];
  expect(islands.filter((script) => script.includes("_next/static/chunks"))).toEqual([]);
  const menu = await visitor.get("/api/ordering/menus/order1?language=de");
  expect(JSON.stringify(await menu.json())).toContain("Hibiskustee");
  const plain = await visitor.get("/api/ordering/menus/order1");
  expect(JSON.stringify(await plain.json())).not.toContain("Hibiskustee");
});

test("pages in languages are kept in memory, and none is stale", async () => {
  const addresses = ["/de", "/", "/de/order1", "/order1", "/api/ordering/menus/order1?language=de"];
  for (const address of addresses) expect((await read(address)).status).toBe(200);
  const before = await fromMemory();
  for (const address of addresses) await read(address);
  expect((await fromMemory()) - before).toBe(addresses.length);
  await translate("landing", "site", { "hero.title": "Noch warmes Brot" });
  await expect.poll(async () => (await read("/de")).html, { intervals: [10] }).toContain("Noch warmes Brot");
  await translate("menu", "order1", { "dishes.zobo.name": "Kalter Hibiskustee" });
  await expect
    .poll(async () => (await read("/de/order1")).html, { intervals: [10] })
    .toContain("Kalter Hibiskustee");
});

test("a page that isn't translated answers as the owner has chosen", async () => {
  expect(await read("/de/order2")).toMatchObject({ status: 404 });
  await speak("default");
  expect(await read("/de/order2?x=1")).toMatchObject({ status: 302, location: "/order2?x=1" });
  expect(await read("/en/order2")).toMatchObject({
    status: 308,
    location: "/order2",
    cacheControl: "max-age=600",
  });
  await speak("not-found");
  expect(await read("/de/order2")).toMatchObject({ status: 404 });
});

test("the sitemap lists each language with its alternatives", async () => {
  const { html: xml } = await read("/sitemap.xml");
  expect(xml).toContain(`<loc>${app.origin}/de</loc>`);
  expect(xml).toContain(`<xhtml:link rel="alternate" hreflang="de" href="${app.origin}/de/order1"`);
  expect(xml).not.toContain("/de/order2");
});

test("the page of an order is in the language of the page on which it was placed", async () => {
  const body = {
    restaurantId: "order1",
    name: "Gil Guest",
    email: "guest@example.com",
    dishes: [{ id: "zobo", quantity: 1 }],
    language: "de",
    idempotencyKey: "an-order-from-a-german-page",
  };
  const { order } = await (await visitor.post("/api/orders", { data: body })).json();
  const { html } = await read(`/orders/${order.id}`);
  expect(html).toContain('<html lang="de"');
  expect(html).toContain("/de/order1");
  expect((await read(`/orders/${order.id}/receipt`)).html).toContain('<html lang="de"');
});

test("a guest changes the language by a link on a phone, without JavaScript", async ({ browser }) => {
  const context = await browser.newContext({
    baseURL: app.origin,
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await page.goto("/order1");
  await page.getByRole("navigation", { name: "Languages" }).getByRole("link", { name: "Deutsch" }).click();
  await expect(page).toHaveURL(`${app.origin}/de/order1`);
  await expect(page.getByText("Hibiskustee").first()).toBeVisible();
  const languages = page.getByRole("navigation", { name: "Sprachen" });
  await expect(languages.getByRole("link", { name: "Deutsch" })).toHaveAttribute("aria-current", "page");
  await languages.getByRole("link", { name: "English" }).click();
  await expect(page).toHaveURL(`${app.origin}/order1`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await context.close();
});
