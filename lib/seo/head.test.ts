import { expect, test } from "@jest/globals";
import type { HeadSettings } from "@/lib/platform/html/answers";
import { toScriptJson } from "@/lib/platform/html/json-ld";
import { flatSeo } from "@/tests/support/seo/seo";
import { type HeadSource, pageHead } from "./head";

const drawn = { url: "https://bakery.example/drawn.png", width: 1200, height: 630, type: "image/png" };
const whole: HeadSettings = {
  ...flatSeo,
  keywords: ["bakery", "sourdough"],
  robots: "index, follow",
  ogType: "article",
  twitterCard: "summary",
};

function headOf(settings: HeadSettings | null, more: Partial<HeadSource> = {}) {
  const { language, tags } = pageHead({
    page: "about",
    settings,
    defaults: { title: "About · Bakery", description: "All about the bakery.", structuredData: [] },
    siteName: "Bakery",
    siteRoot: "https://bakery.example",
    canonical: "https://bakery.example/about",
    openGraphPicture: drawn,
    twitterPicture: drawn,
    indexable: true,
    ...more,
  });
  const metas = Object.fromEntries(
    tags.flatMap((tag) => (tag.tag === "meta" ? [[tag.name, tag.content] as const] : [])),
  );
  const title = tags.flatMap((tag) => (tag.tag === "title" ? [tag.text] : []));
  const canonical = tags.flatMap((tag) => (tag.tag === "link" ? [tag.href] : []));
  const jsonLd = tags.flatMap((tag) => (tag.tag === "json-ld" ? [tag.json] : []));
  return { language, tags, metas, title, canonical, jsonLd };
}

test("every setting of a page has its tag", () => {
  const { language, metas, title, canonical, jsonLd } = headOf(whole);
  expect(language).toBe("en-GB");
  expect(title).toEqual([flatSeo.title]);
  expect(canonical).toEqual(["https://bakery.example/about"]);
  expect(metas).toEqual({
    description: flatSeo.description,
    keywords: "bakery, sourdough",
    author: "Ada Baker",
    robots: "index, follow",
    "og:title": "Bread from a stone oven",
    "og:description": "Baked every morning from six on.",
    "og:type": "article",
    "og:url": "https://bakery.example/about",
    "og:site_name": "Bakery",
    "og:locale": "en_GB",
    "og:image": drawn.url,
    "og:image:type": "image/png",
    "og:image:width": "1200",
    "og:image:height": "630",
    "og:image:alt": "Bread from a stone oven",
    "twitter:card": "summary",
    "twitter:site": "@bakery",
    "twitter:title": "Fresh bread",
    "twitter:description": "From six on.",
    "twitter:image": drawn.url,
    "twitter:image:alt": "Fresh bread",
  });
  expect(jsonLd.map((json) => JSON.parse(json))).toEqual(flatSeo.structuredData);
});

test("a page without settings has the site's defaults", () => {
  const { language, metas, title } = headOf(null);
  expect([language, title]).toEqual(["en-US", ["About · Bakery"]]);
  expect(metas).toMatchObject({
    description: "All about the bakery.",
    robots: "index, follow",
    "og:title": "About · Bakery",
    "og:type": "website",
    "og:locale": "en_US",
    "twitter:card": "summary_large_image",
    "twitter:description": "All about the bakery.",
  });
  for (const name of ["keywords", "author", "twitter:site"]) expect(metas).not.toHaveProperty([name]);
});

test("Twitter's texts fall back to Open Graph's, those to the page's, those to the defaults", () => {
  expect(headOf({ ...whole, twitterTitle: "" }).metas["twitter:title"]).toBe("Bread from a stone oven");
  expect(headOf({ ...whole, twitterTitle: "", ogTitle: "" }).metas["twitter:title"]).toBe(flatSeo.title);
  expect(headOf({ ...whole, ogTitle: "" }).metas["og:image:alt"]).toBe(flatSeo.title);
  expect(headOf({ ...whole, ogDescription: "" }).metas["og:description"]).toBe(flatSeo.description);
  expect(headOf({ title: "", description: "" }).title).toEqual(["About · Bakery"]);
  expect(headOf({ description: "" }).metas.description).toBe("All about the bakery.");
});

test("structured data of the page replaces the site's, and gets a missing context", () => {
  const defaults = { title: "t", description: "d", structuredData: [{ "@type": "WebSite" }] };
  const kinds = (settings: HeadSettings | null) =>
    headOf(settings, { defaults }).jsonLd.map((one) => JSON.parse(one));
  expect(kinds(null)).toEqual([{ "@context": "https://schema.org", "@type": "WebSite" }]);
  expect(kinds({ structuredData: [] })).toHaveLength(1);
  expect(kinds({ structuredData: [{ "@type": "Product" }] })[0]["@type"]).toBe("Product");
});

test("a page of type product is one for social networks", () => {
  expect(headOf({ ...whole, ogType: "product" }).metas["og:type"]).toBe("product");
});

test("a page that is not indexable has no canonical URL, with any settings", () => {
  const { metas, canonical } = headOf(whole, { indexable: false });
  expect([metas.robots, canonical]).toEqual(["noindex, nofollow", []]);
  expect(headOf({ ...whole, robots: "noindex, follow" }).metas.robots).toBe("noindex, follow");
});

test("a picture of unknown size is named without one", () => {
  const { metas } = headOf(whole, { openGraphPicture: { url: "https://x.example/a.jpg" } });
  expect(metas["og:image"]).toBe("https://x.example/a.jpg");
  expect(metas).not.toHaveProperty(["og:image:width"]);
  expect(metas).not.toHaveProperty(["og:image:type"]);
});

test.each([
  ["de", undefined],
  ["pt-BR", "pt_BR"],
  ["zh-Hant-TW", "zh_TW"],
  ["es-419", "es_419"],
])("the locale of %s is %s", (language, locale) => {
  expect(headOf({ ...whole, language }).metas["og:locale"]).toBe(locale);
});

test("structured data can neither end its script nor contain line terminators", () => {
  const evil = { name: "</script><script>alert(1)</script><!--", sign: "\u2028\u2029", and: "&lt;" };
  const json = toScriptJson(evil);
  expect(json).not.toMatch(/[<>&\u2028\u2029]/);
  expect(JSON.parse(json)).toEqual(evil);
});
