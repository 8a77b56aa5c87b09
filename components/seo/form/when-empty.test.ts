import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { defaultLandingContent } from "@/lib/landing/schema";
import { tagContent } from "@/lib/seo/head";
import type { PageSummary } from "@/lib/seo/manager";
import { emptyForm, type SeoFormValues } from "../form-values";
import { defaultsOf, liveHead } from "../seo-context";
import { whenEmpty } from "./when-empty";

const root = "https://bakery.example";
const site = {
  root,
  name: "Corner Bakery",
  landing: defaultLandingContent("Corner Bakery"),
  restaurants: [],
  pictures: { about: "/made.png" },
  existing: ["home", "welcome"],
};
const summary = (pageName: string, canonical: string): PageSummary => ({
  pageName,
  canonical,
  title: "",
  robots: "index, follow",
  updatedAt: "2026-01-01T00:00:00.000Z",
});
const surroundings = (page: string, pages: PageSummary[] = []) => ({
  page,
  root,
  pages,
  defaults: defaultsOf(page, site),
});
const head = (values: SeoFormValues, page: string, pages: PageSummary[] = []) =>
  liveHead(values, { page, site, pages, defaults: defaultsOf(page, site) });

test("a placeholder is the page's actual value while the field is empty", () => {
  const forms = [
    emptyForm,
    { ...emptyForm, title: "Bread" },
    { ...emptyForm, title: "Bread", ogTitle: "Loaves" },
  ];
  for (const values of forms) {
    const empty = whenEmpty(values, surroundings("about"));
    const sent = head(values, "about");
    if (!values.title) expect(empty.title).toBe(tagContent(sent, "title"));
    if (!values.ogTitle) expect(empty.ogTitle).toBe(tagContent(sent, "og:title"));
    expect(empty.twitterTitle).toBe(tagContent(sent, "twitter:title"));
    expect(empty.twitterDescription).toBe(tagContent(sent, "twitter:description"));
    expect(empty.canonical).toBe(tagContent(sent, "canonical"));
  }
});

test("a page may be named like a property of Object.prototype", () => {
  expect(tagContent(head(emptyForm, "constructor"), "title")).toBe("Constructor · Corner Bakery");
  expect(tagContent(head(emptyForm, "constructor"), "og:image")).toBe("");
});

test("the landing page's two names share one canonical", () => {
  expect(whenEmpty(emptyForm, surroundings("welcome")).canonical).toBe(`${root}/`);
  const home = summary("home", "/start");
  expect(whenEmpty(emptyForm, surroundings("welcome", [home])).canonical).toBe(`${root}/start`);
  expect(whenEmpty(emptyForm, surroundings("home", [home])).canonical).toBe(`${root}/`);
  expect(tagContent(head({ ...emptyForm, canonical: "/mine" }, "welcome", [home]), "canonical")).toBe(
    `${root}/start`,
  );
  expect(tagContent(head({ ...emptyForm, canonical: "/mine" }, "home", [home]), "canonical")).toBe(
    `${root}/mine`,
  );
});

test("the picture is the page's own, else the generated one; X prefers its own", () => {
  expect(tagContent(head(emptyForm, "about"), "og:image")).toBe(`${root}/made.png`);
  const own = { ...emptyForm, ogImage: "https://cdn.example/a.jpg" };
  expect(tagContent(head(own, "about"), "twitter:image")).toBe("https://cdn.example/a.jpg");
  expect(tagContent(head({ ...own, twitterImage: "/b.jpg" }, "about"), "twitter:image")).toBe(
    `${root}/b.jpg`,
  );
  expect(tagContent(head(emptyForm, "contact"), "og:image")).toBe("");
});

test("any input yields a head", () => {
  const texts = fc.record({
    title: fc.string(),
    canonical: fc.string(),
    language: fc.oneof(
      fc.string(),
      fc.constantFrom("x-private", "i-klingon", "en-", "und", "en-US-u-ca-buddhist"),
    ),
    robots: fc.string(),
    ogImage: fc.string(),
    structuredData: fc.array(fc.oneof(fc.string(), fc.json())),
  });
  fc.assert(
    fc.property(texts, (typed) => {
      const { tags } = head({ ...emptyForm, ...typed }, "about");
      expect(tags.length).toBeGreaterThan(10);
    }),
  );
});
