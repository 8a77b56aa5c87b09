import { type APIRequestContext, expect, test } from "@playwright/test";
import { emptyProfile } from "@/lib/business-profile/schema";
import {
  type AdministratorApi,
  administrator,
  administratorApi,
  briefFlags,
  setUp,
} from "@/tests/support/browser/browser";
import { sampleLanding } from "@/tests/support/landing/landing";
import { quarters } from "@/tests/support/pictures/quarters";
import { type RunningApp, removeDataDir, startApp } from "@/tests/support/process/app";
import { runInApp } from "@/tests/support/process/app-database";
import { makeStartedDataDir } from "@/tests/support/process/prepared-data-dir";
import { signInElsewhere, uploader } from "@/tests/support/process/upload";
import {
  type Archive,
  brokenAddresses,
  serverOf,
  textOf,
  unpack,
} from "@/tests/support/static-export/exported-site";
import { sampleSite } from "@/tests/support/templates/sample-site";
import { zipOf } from "@/tests/support/templates/zip";

let app: RunningApp;
let request: APIRequestContext;
let api: AdministratorApi;

test.beforeAll(async ({ playwright }) => {
  app = await startApp({ DATA_DIR: await makeStartedDataDir() }, briefFlags);
  request = await playwright.request.newContext({ baseURL: app.origin });
  await setUp(request, app);
  api = await administratorApi(request, app.origin);
});

test.afterAll(async () => {
  await request.dispose();
  await app.stop();
  await removeDataDir(app.dataDir);
});

const json = (value: object) => `'${JSON.stringify(value).replaceAll("'", "''")}'`;

const bearer = () => signInElsewhere(app.origin);

async function download(): Promise<Archive> {
  const headers = { authorization: `Bearer ${await bearer()}` };
  const answer = await request.get("/api/static-export/files", { headers });
  expect([answer.status(), answer.headers()["content-type"]]).toEqual([200, "application/zip"]);
  return unpack(await answer.body());
}

async function storedPicture(): Promise<string> {
  const buffer = await quarters(600, 400).png().toBuffer();
  const picture = { name: "table.png", mimeType: "image/png", buffer };
  const { id } = (await uploader(request, app.origin)("/pictures", picture)).picture;
  await expect
    .poll(async () => (await api("GET", `/pictures/${id}`)).picture.isReady, { intervals: [50] })
    .toBe(true);
  return id;
}

/** A restaurant with a picture, a hidden dish and reservations; a profile with a phone number; a form and redirects. */
async function fillSite() {
  const picture = await storedPicture();
  const profile = {
    ...emptyProfile,
    name: "Corner Bakery",
    phones: [{ label: "", number: "+493012345678" }],
    email: "hello@bakery.example",
    openingHours: "Tuesday to Sunday 8:00–18:00",
    logo: picture,
  };
  await runInApp(
    app,
    `INSERT INTO "BusinessProfile" ("id", "content", "version", "updatedAt") VALUES (1, ${json(profile)}, 1, now())
       ON CONFLICT ("id") DO UPDATE SET "content" = excluded."content", "version" = 2`,
  );
  await api("POST", "/landing/config", {
    ...sampleLanding(),
    logo: picture,
    contact: { enabled: true, intro: "", consent: "", fields: [] },
  });
  await runInApp(
    app,
    `INSERT INTO "Restaurant" ("id", "slug", "name", "cuisine", "tagline", "theme", "position", "isOpen", "updatedAt", "headerPictureId")
       VALUES ('corner', 'corner-table', 'The Corner Table', 'Home', 'Soup.', 'plain', 9, true, now(), '${picture}')`,
  );
  await runInApp(
    app,
    `INSERT INTO "Category" ("restaurantId", "id", "label", "position") VALUES ('corner', 'soups', 'Soups', 0)`,
  );
  for (const [index, name] of ["Lentil soup", "Secret soup"].entries())
    await runInApp(
      app,
      `INSERT INTO "Dish" ("restaurantId", "id", "categoryId", "name", "description", "emoji", "priceCents", "popular", "position", "hidden")
         VALUES ('corner', 'd${index}', 'soups', '${name}', 'Warm.', '🍲', 650, false, ${index}, ${index === 1})`,
    );
  const rules = { isOn: true, tables: [{ id: "a", name: "Two", seats: 2, count: 4 }] };
  await runInApp(
    app,
    `INSERT INTO "ReservationSettings" ("restaurantId", "content", "version", "updatedAt") VALUES ('corner', ${json(rules)}, 1, now())`,
  );
  for (const [path, target] of [
    ["/speisekarte", "/menu-alt"],
    ["/menu-alt", "/order/corner-table#menu-soups"],
    ["/old page", "https://elsewhere.example/x"],
    ["/team", "/login"],
  ])
    await api("POST", "/seo/redirects", { path, target });
}

test("the site becomes files without a broken address, and without anything private", async () => {
  test.slow();
  await fillSite();
  const archive = await download();
  const { fileAt, isRedirected } = serverOf(archive);
  for (const path of ["/", "/welcome", "/order", "/order/corner-table", "/reserve/corner-table"])
    expect([path, fileAt(path)]).toEqual([path, `${path.slice(1)}/index.html`.replace(/^\//, "")]);
  for (const path of ["/sitemap.xml", "/robots.txt", "/favicon.ico", "/icon.svg", "/site.webmanifest"])
    expect(fileAt(path)).toBe(path.slice(1));
  expect(brokenAddresses(archive, app.origin)).toEqual([]);
  // A site with an own restaurant is exported without the samples.
  for (const path of ["/order1", "/login", "/admin", "/orders", "/pair"]) expect(fileAt(path)).toBeNull();

  const menu = textOf(archive, "site/order/corner-table/index.html");
  expect(menu).toContain("Lentil soup");
  expect(menu).toContain("To order, please call us.");
  expect(menu).toContain('href="tel:+493012345678"');
  expect(menu).not.toMatch(/<(?:form|input|button)\b|islands\/storefront|island-data/);
  expect(menu).toMatch(/<img [^>]*\/api\/pictures\/files\//);
  const reserve = textOf(archive, "site/reserve/corner-table/index.html");
  expect(reserve).toContain("To reserve a table, please call us.");
  const home = textOf(archive, "site/index.html");
  expect(home).toContain("To reach us, please call us.");
  expect(home).not.toMatch(/<form\b|\/login|data-shown/);

  const nginx = textOf(archive, "nginx.conf");
  for (const path of ["/speisekarte", "/menu-alt", "/old%20page"]) expect(isRedirected(path)).toBe(true);
  expect(isRedirected("/team")).toBe(false);
  expect(nginx.match(/return 308 "\/order\/corner-table\$is_args\$args#menu-soups";/g)).toHaveLength(2);

  const all = [...archive].filter(([name]) => !/\.(?:png|webp|avif|woff2|ico|jpg)$/.test(name));
  for (const [name, bytes] of all) {
    const secrets =
      /Secret soup|owner@|\/admin\b|\/dashboard\b|\/portal\b|\/login\b|Bearer |"apiUrl"|pk_(?:test|live)/;
    expect([name, secrets.exec(bytes.toString())?.[0]]).toEqual([name, undefined]);
    expect([name, bytes.includes(administrator.email)]).toEqual([name, false]);
  }
});

test("a template is exported with all of its files, in a sandbox of its own", async () => {
  test.slow();
  const site = { ...sampleSite(), "img/na ïve.svg": sampleSite()["img/dot.svg"] ?? "" };
  const zip = { name: "site.zip", mimeType: "application/zip", buffer: Buffer.from(zipOf(site)) };
  const { template } = await uploader(request, app.origin)("/templates/upload", zip, { name: "Spring" });
  await api("POST", `/templates/activate/${template.id}`);
  const archive = await download();
  const { fileAt } = serverOf(archive);
  expect(textOf(archive, "site/about/index.html")).toContain("About Corner Bakery");
  expect(brokenAddresses(archive, app.origin)).toEqual([]);
  const names = [...archive.keys()].map((name) => name.toLowerCase());
  expect(new Set(names).size).toBe(names.length);
  const { baseUrl } = await api("GET", "/templates/active");
  for (const path of ["img/dot.svg", "img/na%20%C3%AFve.svg", "js/one.js"])
    expect([path, fileAt(baseUrl + path)]).toEqual([path, expect.any(String)]);
  const nginx = textOf(archive, "nginx.conf");
  const [, pattern = "", kind] = /"~(\S*about\S*)" (\d+);/.exec(nginx) ?? [];
  const [policies = ""] = /map \$site_kind \$site_content_security_policy \{[^}]*\}/.exec(nginx) ?? [];
  expect(policies).toMatch(new RegExp(` ${kind} "sandbox allow-scripts [^"]*"`));
  for (const path of ["/", "/index.html", "/about", "/about/index.html"])
    expect([path, new RegExp(pattern).test(path)]).toEqual([path, true]);
});

test("an abandoned download ends, and a site that isn’t public is refused", async () => {
  const token = await bearer();
  const headers = { authorization: `Bearer ${token}` };
  const abandoning = new AbortController();
  const answer = await fetch(`${app.origin}/api/static-export/files`, { headers, signal: abandoning.signal });
  await answer.body?.getReader().read();
  abandoning.abort();
  const state = await api("GET", "/static-export");
  expect(state).toMatchObject({ failure: null, bucket: null, isOn: false, isPushing: false });
  await runInApp(app, `UPDATE "Configuration" SET "visibility" = 'comingSoon'`);
  const refused = async () => {
    const answer = await fetch(`${app.origin}/api/static-export/files`, { headers, method: "HEAD" });
    return answer.status;
  };
  await expect.poll(refused, { intervals: [50] }).toBe(409);
});
