import { expect, test } from "@jest/globals";
import { POST as saveLanding } from "@/app/api/landing/config/route";
import { GET as picture } from "@/app/api/seo/preview-images/[page]/[file]/route";
import { POST as saveSeo } from "@/app/api/seo/settings/[page]/route";
import { GET as portalManifest } from "@/app/manifest.webmanifest/route";
import robots from "@/app/robots";
import { GET as manifest } from "@/app/site.webmanifest/route";
import sitemap from "@/app/sitemap";
import { defaultLandingContent } from "@/lib/landing/schema";
import { db } from "@/lib/platform/db/client";
import { get, post } from "@/tests/support/api/request";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { flatSeo } from "@/tests/support/seo/seo";
import { configuredInstance } from "@/tests/support/setup/instance";
import { storeBlob } from "@/tests/support/storage/blobs";
import { sampleSite } from "@/tests/support/templates/sample-site";
import { activateSite, uploadSite } from "@/tests/support/templates/templates";
import { activeDocument } from "./active-page.server";
import { getPageHead } from "./head.server";

setUpTestDatabase();

const root = "http://localhost";
const save = (token: string, page: string, settings: object = {}) =>
  post(saveSeo, { token, params: { page }, body: { ...flatSeo, canonical: "", ...settings } });

async function metaOf(page: string, name: string): Promise<string | undefined> {
  const { tags } = await getPageHead(page);
  return tags.flatMap((tag) => (tag.tag === "meta" && tag.name === name ? [tag.content] : []))[0];
}

const fetchPicture = (address: string) => {
  const [page = "", file = ""] = new URL(address).pathname.split("/").slice(-2);
  return get(picture, { params: { page, file } });
};

test("before set-up the sitemap is empty and robots may fetch nothing", async () => {
  expect(await sitemap()).toEqual([]);
  expect(await robots()).toEqual({ rules: { userAgent: "*", disallow: ["/"] } });
  expect((await get(manifest)).body).toContain('"Business Platform"');
});

test("the sitemap lists existing indexable pages, with the time of the last change", async () => {
  const token = await configuredInstance();
  const { updatedAt: configured } = await db.configuration.findUniqueOrThrow({ where: { id: 1 } });
  const restaurants = ["order1", "order2"].map((page) => ({
    url: `${root}/${page}`,
    lastModified: configured,
  }));
  expect(await sitemap()).toEqual([{ url: `${root}/`, lastModified: configured }, ...restaurants]);

  await post(saveLanding, { token, body: defaultLandingContent("Rye & Co") });
  const { updatedAt: landing } = await db.landingContent.findUniqueOrThrow({ where: { id: 1 } });
  expect(await sitemap()).toEqual([{ url: `${root}/`, lastModified: landing }, ...restaurants]);

  for (const page of ["home", "welcome", "login", "about", "pricing"]) await save(token, page);
  const { updatedAt: home } = await db.pageSeo.findUniqueOrThrow({ where: { page: "home" } });
  expect(await sitemap()).toEqual([{ url: `${root}/`, lastModified: home }, ...restaurants]);

  for (const page of ["order1", "order2"]) await save(token, page, { robots: "noindex, follow" });

  const site = { ...sampleSite(), "pricing.html": "<h1>Prices</h1>", "faq.html": "<h1>Questions</h1>" };
  const { id } = await uploadSite(token, { ...site, "deep/terms.html": "<h1>Terms</h1>" });
  await activateSite(token, id);
  const { uploadedAt } = await db.templateVersion.findFirstOrThrow({ where: { templateId: id } });
  const { updatedAt: about } = await db.pageSeo.findUniqueOrThrow({ where: { page: "about" } });
  await save(token, "pricing", { robots: "noindex, follow" });
  const byUrl = Object.fromEntries((await sitemap()).map(({ url, lastModified }) => [url, lastModified]));
  expect(Object.keys(byUrl).sort()).toEqual([`${root}/`, `${root}/about`, `${root}/faq`]);
  expect(byUrl[`${root}/faq`]).toEqual(uploadedAt);
  expect([home, uploadedAt]).toContainEqual(byUrl[`${root}/`]);
  expect([about, uploadedAt]).toContainEqual(byUrl[`${root}/about`]);

  await save(token, "faq", { canonical: "https://elsewhere.example/faq" });
  await save(token, "home", { robots: "noindex, nofollow" });
  expect((await sitemap()).map(({ url }) => url)).toEqual([`${root}/about`]);
});

test("robots.txt names the sitemap, and lets pictures and files be fetched", async () => {
  await configuredInstance();
  const { rules, sitemap: at } = await robots();
  expect(at).toBe(`${root}/sitemap.xml`);
  expect(rules).toMatchObject({
    disallow: ["/admin$", "/admin/", "/dashboard$", "/dashboard/", "/portal$", "/portal/", "/api/"],
    allow: expect.arrayContaining(["/api/seo/images/", "/api/seo/preview-images/"]),
  });
});

test("the manifest is the project's, in the language of its home page", async () => {
  const token = await configuredInstance();
  await save(token, "home", { language: "ar" });
  const answer = await get(manifest);
  expect(answer.headers.get("content-type")).toBe("application/manifest+json");
  expect(JSON.parse(answer.body)).toMatchObject({
    name: "Corner Bakery",
    short_name: "Corner",
    description: flatSeo.description,
    lang: "ar",
    dir: "rtl",
    icons: expect.arrayContaining([expect.objectContaining({ src: "/icon-512.png", sizes: "512x512" })]),
  });
});

test("the portal's manifest installs the kitchen", async () => {
  await configuredInstance();
  const answer = await get(portalManifest);
  expect(JSON.parse(answer.body)).toMatchObject({
    name: "Corner Bakery: kitchen",
    start_url: "/admin?tab=orders&view=kitchen",
    display: "standalone",
    icons: expect.arrayContaining([
      expect.objectContaining({ sizes: "192x192" }),
      expect.objectContaining({ sizes: "512x512" }),
    ]),
  });
});

test("a page without a picture has a drawn one, whose address changes with its text", async () => {
  const token = await configuredInstance();
  const first = (await metaOf("home", "og:image")) ?? "";
  const drawn = await fetchPicture(first);
  expect([drawn.status, drawn.headers.get("content-type")]).toEqual([200, "image/png"]);
  expect(drawn.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(await metaOf("home", "og:image:width")).toBe("1200");

  await save(token, "home", { ogTitle: "Rolls", ogImage: "", twitterImage: "" });
  const second = (await metaOf("home", "og:image")) ?? "";
  expect(second).not.toBe(first);
  expect(await metaOf("home", "twitter:image")).toBe(second);
  const late = await fetchPicture(first);
  expect([late.status, late.headers.get("location")]).toEqual([302, new URL(second).pathname]);
  expect((await fetchPicture(second)).status).toBe(200);
});

test("no picture is drawn for a page that the site does not have, or another kind of file", async () => {
  await configuredInstance();
  const other = "0".repeat(32);
  for (const [page, file] of [
    ["cheap-pills", `${other}.png`],
    ["__proto__", `${other}.png`],
    ["about", `${other}.png`],
    ["home", "0.png"],
    ["home", "../../secret"],
    ["home", `${other}.svg`],
  ] as const) {
    expect([page, file, (await get(picture, { params: { page, file } })).status]).toEqual([page, file, 404]);
  }
});

test("an uploaded picture is named with its size and type, another without", async () => {
  const token = await configuredInstance();
  await db.picture.create({
    data: {
      id: "oven_picture-22-letter",
      type: "image/webp",
      hash: await storeBlob(Buffer.from("x")),
      width: 1200,
      height: 630,
    },
  });
  for (const ogImage of [
    "/api/seo/images/oven_picture-22-letter",
    `${root}/api/seo/images/oven_picture-22-letter`,
  ]) {
    await save(token, "home", { ogImage, twitterImage: "" });
    expect(await metaOf("home", "og:image")).toBe(`${root}/api/seo/images/oven_picture-22-letter`);
    expect(await metaOf("home", "og:image:type")).toBe("image/webp");
    expect(await metaOf("home", "og:image:width")).toBe("1200");
    expect(await metaOf("home", "twitter:image")).toBe(`${root}/api/seo/images/oven_picture-22-letter`);
  }
  await save(token, "home", { ogImage: "/api/seo/images/gone" });
  expect(await metaOf("home", "og:image:width")).toBeUndefined();
});

test("a template's tags apply until its page has settings", async () => {
  const token = await configuredInstance();
  await activateSite(token, (await uploadSite(token)).id);
  const at = async (path: string) => (await activeDocument(new URL(path, root))) ?? "";

  const before = await at("/about");
  expect(before).toContain("<title>About</title>");
  expect(before).toContain('<html lang="en">');
  expect(before).toContain(`<link rel="canonical" href="${root}/about">`);
  expect(before).toContain('<meta name="robots" content="index, follow">');
  expect(before).toContain(`content="${root}/api/seo/preview-images/about/`);
  expect(await at("/welcome")).toContain(`<link rel="canonical" href="${root}/">`);
  expect(await at("/")).toContain('"@type":"WebSite"');

  await save(token, "about", { structuredData: [{ "@type": "AboutPage", name: "</script>" }] });
  const after = await at("/about");
  expect(after.match(/<title>/g)).toHaveLength(1);
  expect(after).toContain(`<title>${flatSeo.title}</title>`);
  expect(after).toContain('<html lang="en-GB">');
  expect(after).toContain('"name":"\\u003c/script\\u003e"');

  await save(token, "home", { title: "The home page" });
  await save(token, "welcome", { title: "The welcome page" });
  expect(await at("/")).toContain("<title>The home page</title>");
  expect(await at("/welcome")).toContain("<title>The welcome page</title>");
});
