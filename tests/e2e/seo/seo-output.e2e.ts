import type { APIRequestContext } from "@playwright/test";
import { HtmlValidate, StaticConfigLoader } from "html-validate";
import jsonld from "jsonld";
import ogs from "open-graph-scraper";
import { dashboardTabs } from "@/components/dashboard/dashboard-tabs";
import { administrator, expect, setUp, test } from "@/tests/support/browser/browser";
import { headOf } from "@/tests/support/seo/head-of";
import { nestedSeo } from "@/tests/support/seo/seo";
import { sampleSite } from "@/tests/support/templates/sample-site";
import { zipOf } from "@/tests/support/templates/zip";

const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ["html-validate:standard", "html-validate:document"],
    // The scripts and style sheets come from the site itself, so there is no other host to distrust.
    rules: { "require-sri": "off" },
  }),
);

const schemaOrg = { "@context": { "@vocab": "https://schema.org/" } };
const documentLoader = async (url: string) => {
  if (!/^https?:\/\/schema\.org\/?$/.test(url)) throw new Error(`The test does not know the context ${url}`);
  return { contextUrl: undefined, document: schemaOrg, documentUrl: url };
};

async function bearer(request: APIRequestContext, origin: string) {
  const login = await request.post(`${origin}/api/auth/login`, { data: administrator });
  return { authorization: `Bearer ${(await login.json()).token}` };
}

const crawlers = [
  "curl/8.5.0",
  "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
  "facebookexternalhit/1.1",
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
];

const once =
  "description robots og:title og:description og:type og:url og:site_name og:image og:image:width og:image:alt twitter:card twitter:title twitter:description twitter:image".split(
    " ",
  );

type Visit = { request: APIRequestContext; origin: string; headers?: Record<string, string> };

/** Fetches a page and checks what independent parsers find in it. */
async function checkPage({ request, origin, headers = {} }: Visit, path: string) {
  const fetched = await Promise.all(
    crawlers.map(async (agent) => {
      const answer = await request.get(origin + path, {
        headers: { ...headers, "user-agent": agent, "x-page": "admin" },
        maxRedirects: 0,
      });
      expect([path, answer.status()]).toEqual([path, 200]);
      return answer.text();
    }),
  );
  const [html = ""] = fetched;
  const head = headOf(html);
  for (const other of fetched) expect(headOf(other)).toEqual(head);
  expect([path, head.titles.length, head.outside]).toEqual([path, 1, []]);
  for (const name of once) expect([path, name, head.metas[name]?.length]).toEqual([path, name, 1]);

  const report = await validator.validateString(html);
  const problems = report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${ruleId} ${line}:${column} ${message}`),
  );
  expect([path, problems]).toEqual([path, []]);

  const { error, result } = await ogs({ html });
  expect(error).toBe(false);
  expect(result).toMatchObject({
    ogTitle: head.metas["og:title"]?.[0],
    ogDescription: head.metas["og:description"]?.[0],
    ogType: head.metas["og:type"]?.[0],
    twitterCard: head.metas["twitter:card"]?.[0],
    ogImage: [{ url: head.metas["og:image"]?.[0], alt: head.metas["og:image:alt"]?.[0] }],
  });

  const graphs = await Promise.all(
    head.jsonLd.map((text) => jsonld.expand(JSON.parse(text), { documentLoader })),
  );
  const types = graphs.flat().flatMap((node) => JSON.stringify(node).match(/schema\.org\/[A-Z]\w+/g) ?? []);
  return { ...head, html, types };
}

const robots = (head: { metas: Record<string, string[]> }) => head.metas.robots?.[0];

test("the wizard's page has all tags, and noindex", async ({ request, emptyApp: { origin } }) => {
  const head = await checkPage({ request, origin }, "/setup");
  expect([robots(head), head.canonicals]).toEqual(["noindex, nofollow", []]);
  for (const [path, type] of [
    ["/sitemap.xml", "application/xml"],
    ["/robots.txt", "text/plain"],
    ["/site.webmanifest", "application/manifest+json"],
    ["/favicon.ico", "image/x-icon"],
    ["/icon-192.png", "image/png"],
    ["/icon-512.png", "image/png"],
    ["/apple-touch-icon.png", "image/png"],
  ]) {
    const answer = await request.get(`${origin}${path}`, { maxRedirects: 0 });
    expect([path, answer.status(), answer.headers()["content-type"]]).toEqual([path, 200, type]);
  }
  expect(await (await request.get(`${origin}/sitemap.xml`)).text()).not.toContain("<url>");
});

test("every public page has its tags, before and after they are set, built in and in a template", async ({
  request,
  emptyApp,
}) => {
  const { origin } = emptyApp;
  await setUp(request, emptyApp);
  const visit = { request, origin };

  for (const path of ["/", "/welcome"]) {
    const head = await checkPage(visit, path);
    expect(head.canonicals).toEqual([`${origin}/`]);
    expect([head.lang, head.dir, robots(head)]).toEqual(["en-US", "ltr", "index, follow"]);
    expect(head.types).toContain("schema.org/Organization");
    const picture = await request.get(head.metas["og:image"]?.[0] ?? "");
    expect([picture.status(), picture.headers()["content-type"]]).toEqual([200, "image/png"]);
  }
  for (const path of ["/order1", "/order2"]) {
    const head = await checkPage(visit, path);
    expect([head.canonicals, robots(head)]).toEqual([[`${origin}${path}`], "index, follow"]);
    expect(head.types).toContain("schema.org/Restaurant");
  }
  const unlisted = ["/Home", "/home", "/login", "/template-preview/AAAAAAAAAAAAAAAAAAAAAA"];
  for (const path of unlisted) expect(robots(await checkPage(visit, path))).toBe("noindex, nofollow");
  const headers = await bearer(request, origin);
  for (const { href } of dashboardTabs) {
    expect(robots(await checkPage({ ...visit, headers }, href))).toBe("noindex, nofollow");
  }

  const save = async (page: string, change: object) => {
    const openGraph = { ...nestedSeo.openGraph, image: "" };
    const data = { ...nestedSeo, openGraph, canonical: "", ...change };
    const answer = await request.post(`${origin}/api/seo/settings/${page}`, { headers, data });
    expect(answer.status()).toBe(200);
  };
  const structuredData = [{ "@type": "Product", name: "</script><script>alert(1)</script>\u2028" }];
  await save("home", { language: "ar", structuredData });
  await save("about", { title: "All about us" });
  const set = await checkPage(visit, "/");
  expect([set.titles, set.lang, set.dir]).toEqual([[nestedSeo.title], "ar", "rtl"]);
  expect(set.types).toEqual(["schema.org/Product"]);
  expect(set.html).not.toContain("<script>alert(1)");
  expect((await checkPage(visit, "/welcome")).lang).toBe("en-US");

  const file = { name: "site.zip", mimeType: "application/zip", buffer: Buffer.from(zipOf(sampleSite())) };
  const multipart = { name: "Spring", file };
  const uploaded = await request.post(`${origin}/templates/upload`, { headers, multipart });
  const { template } = await uploaded.json();
  expect((await request.post(`${origin}/templates/activate/${template.id}`, { headers })).status()).toBe(200);
  const home = await checkPage(visit, "/");
  expect([home.titles, home.lang, home.types]).toEqual([[nestedSeo.title], "ar", ["schema.org/Product"]]);
  expect(home.html).toContain("own design</h1>");
  const welcome = await checkPage(visit, "/welcome");
  expect([welcome.titles, welcome.canonicals]).toEqual([["Corner Bakery's own design"], [`${origin}/`]]);
  const about = await checkPage(visit, "/about");
  expect([about.titles, about.canonicals]).toEqual([["All about us"], [`${origin}/about`]]);

  const sitemap = await (await request.get(`${origin}/sitemap.xml`)).text();
  const listed = ["/", "/order1", "/order2", "/about"];
  expect(sitemap.match(/<loc>[^<]*/g)).toEqual(listed.map((path) => `<loc>${origin}${path}`));
  expect(sitemap.match(/<lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/g)).toHaveLength(4);
});

test("the document's language follows the visitor from page to page", async ({ page, request, emptyApp }) => {
  const { origin } = emptyApp;
  await setUp(request, emptyApp);
  const data = { ...nestedSeo, canonical: "", language: "he" };
  await request.post(`${origin}/api/seo/settings/home`, { headers: await bearer(request, origin), data });
  await page.goto(origin);
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await page.getByRole("link", { name: "Login" }).first().click();
  await expect(page.getByLabel("Email")).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "en-US");
  await expect(page.locator("html")).toHaveAttribute("dir", "ltr");
  await expect(page).toHaveTitle("Sign in · Corner Bakery");
  await page.goBack();
  await expect(page.locator("html")).toHaveAttribute("lang", "he");
  await expect(page).toHaveTitle(nestedSeo.title);
});
