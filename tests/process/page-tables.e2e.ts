import { type APIRequestContext, expect, test } from "@playwright/test";
import { type TrackedTable, trackedTables } from "@/lib/platform/tracking/tracked-tables";
import { cachedPages } from "@/lib/site/cached-pages";
import { type AdministratorApi, administratorApi, setUp } from "@/tests/support/browser/browser";
import { sampleLanding } from "@/tests/support/landing/landing";
import { quarters } from "@/tests/support/pictures/quarters";
import { type RunningApp, removeDataDir, startApp } from "@/tests/support/process/app";
import { runInApp } from "@/tests/support/process/app-database";
import { makeStartedDataDir } from "@/tests/support/process/prepared-data-dir";
import { uploader } from "@/tests/support/process/upload";
import { sampleSite } from "@/tests/support/templates/sample-site";
import { zipOf } from "@/tests/support/templates/zip";

const METRICS_TOKEN = "a-token-for-the-metrics-of-the-cache";
let app: RunningApp;
/** The first has no cookies. */
let visitor: APIRequestContext;
let request: APIRequestContext;
let api: AdministratorApi;

test.beforeAll(async ({ playwright }) => {
  app = await startApp({ DATA_DIR: await makeStartedDataDir(), METRICS_TOKEN });
  visitor = await playwright.request.newContext({ baseURL: app.origin });
  request = await playwright.request.newContext({ baseURL: app.origin });
  await setUp(request, app);
  api = await administratorApi(request, app.origin);
});

test.afterAll(async () => {
  await Promise.all([visitor.dispose(), request.dispose()]);
  await app.stop();
  await removeDataDir(app.dataDir);
});

/** Counts the requests that the page cache answered from memory. */
async function fromMemory(): Promise<number> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const text = await (await visitor.get("/api/metrics", { headers })).text();
  return Number(/platform_page_cache_requests_total\{result="hit"\} (\d+)/.exec(text)?.[1]);
}

/** Asks for addresses, one after another. @returns how many of them were not sent from memory */
async function ask(...addresses: string[]): Promise<number> {
  const before = await fromMemory();
  for (const address of addresses) {
    const answer = await visitor.get(address);
    expect([address, answer.status()]).toEqual([address, 200]);
  }
  return addresses.length - ((await fromMemory()) - before);
}

/** Changes no row, but fires the trigger of a table as every change does. */
const touch = (table: TrackedTable) => runInApp(app, `DELETE FROM "${table}" WHERE false`);

/** A table that is expected to be read for some address; notifications of changes arrive in their order. */
const LAST: TrackedTable = "Secret";

/** Changes each table. @returns the tables that invalidate each address; `expected` selects the address polled first */
async function tablesOf(expected: Record<string, readonly TrackedTable[]>) {
  const addresses = Object.keys(expected);
  const readers = (table: TrackedTable) => addresses.filter((address) => expected[address]?.includes(table));
  const found = Object.fromEntries(addresses.map((address) => [address, [] as TrackedTable[]]));
  for (const table of trackedTables) {
    await ask(...addresses);
    expect(await ask(...addresses)).toBe(0);
    await touch(table);
    const isRead = readers(table).length > 0;
    if (!isRead) await touch(LAST);
    const known = readers(isRead ? table : LAST);
    const [first = ""] = known;
    await expect.poll(() => ask(first), { intervals: [10] }).toBe(1);
    if (isRead) found[first]?.push(table);
    const others = addresses.filter((address) => address !== first && (isRead || !known.includes(address)));
    for (const address of others) if ((await ask(address)) > 0) found[address]?.push(table);
  }
  return found;
}

const head: TrackedTable[] = [
  "BusinessProfile",
  "Category",
  "Configuration",
  "Dish",
  "LandingContent",
  "Page",
  "PageSeo",
  "Restaurant",
  "User",
];
const menu: TrackedTable[] = [
  "Category",
  "Dish",
  "Hours",
  "Restaurant",
  "SoldOutDish",
  "SoldOutOption",
  "Stock",
];
const sorted = (...tables: TrackedTable[]) => [...new Set(tables)].sort();

test("a change of a table invalidates exactly the pages read from it", async () => {
  const html = await (await visitor.get("/welcome")).text();
  const style = /\/_next\/static\/[^"]+\.css/.exec(html)?.[0] ?? "";
  const expected: Record<string, TrackedTable[]> = {
    "/": sorted(...head, "Announcements", "Navigation", "Template"),
    "/welcome": sorted(...head, "Announcements", "Navigation", "Template"),
    "/order": sorted(...head, "Announcements", "Hours", "Navigation", "ReservationSettings", "Template"),
    "/order1": sorted(...head, ...menu, "Announcements", "Navigation", "ReservationSettings", "Secret"),
    "/order2": sorted(...head, ...menu, "Announcements", "Navigation", "ReservationSettings", "Secret"),
    "/sitemap.xml": sorted(
      "BusinessProfile",
      "Configuration",
      "LandingContent",
      "Page",
      "PageSeo",
      "Restaurant",
      "Template",
      "User",
    ),
    "/robots.txt": ["Configuration", "User"],
    "/site.webmanifest": head,
    "/api/config/check": ["Configuration", "User"],
    "/api/templates/active": ["Template"],
    "/api/ordering/menus/order1": sorted(...menu, "BusinessProfile", "Configuration", "PageSeo", "User"),
    "/favicon.ico": [],
    "/api/landing/icons/1f600.svg": [],
    [style]: [],
  };
  expect(Object.keys(expected)).toEqual(expect.arrayContaining([...cachedPages.keys()]));
  expect(await tablesOf(expected)).toEqual(expected);
});

test("changes of templates and pictures invalidate the pages that show them", async () => {
  const upload = uploader(request, app.origin);
  const buffer = await quarters(600, 400).png().toBuffer();
  const picture = { name: "logo.png", mimeType: "image/png", buffer };
  const { id } = (await upload("/pictures", picture)).picture;
  const stored = async () => (await api("GET", `/pictures/${id}`)).picture;
  await expect.poll(async () => (await stored()).isReady, { intervals: [50] }).toBe(true);
  const { image } = await upload("/seo/images", picture, { shape: "wide" });
  await api("POST", "/landing/config", { ...sampleLanding(), logo: id });
  const zip = { name: "site.zip", mimeType: "application/zip", buffer: Buffer.from(zipOf(sampleSite())) };
  const { template } = await upload("/templates/upload", zip, { name: "Spring" });
  await api("POST", `/templates/activate/${template.id}`);
  await runInApp(
    app,
    `INSERT INTO "Restaurant" ("id", "slug", "name", "cuisine", "tagline", "theme", "position", "isOpen", "updatedAt")
     VALUES ('corner', 'corner-table', 'The Corner Table', 'Home', 'Soup.', 'plain', 9, true, now())`,
  );
  const { baseUrl, cssFiles } = await api("GET", "/templates/active");
  const html = await (await visitor.get("/order1")).text();
  const preview = /\/api\/seo\/preview-images\/[^"?]+/.exec(html)?.[0] ?? "";
  const document: TrackedTable[] = [
    "Announcements",
    "BusinessProfile",
    "Category",
    "Configuration",
    "Dish",
    "LandingContent",
    "Navigation",
    "Page",
    "Picture",
    "ReservationSettings",
    "Restaurant",
    "TemplateVersion",
    "User",
  ];
  const expected: Record<string, TrackedTable[]> = {
    "/": sorted(...head, ...document, "Hours", "Template"),
    "/about": sorted(...head, ...document, "Hours", "Template"),
    "/order/corner-table": sorted(
      ...head,
      ...menu,
      "Announcements",
      "Navigation",
      "Picture",
      "ReservationSettings",
      "Secret",
    ),
    "/api/templates/active": sorted(...document, "Hours", "Template"),
    [`${baseUrl}about.html`]: sorted(...document, "Hours"),
    [`${baseUrl}img/dot.svg`]: ["TemplateVersion"],
    [cssFiles[0]]: ["TemplateVersion"],
    [(await stored()).src]: ["Picture"],
    [new URL(image.url, app.origin).pathname]: ["Picture"],
    [preview]: head,
  };
  expect(await tablesOf(expected)).toEqual(expected);
});
