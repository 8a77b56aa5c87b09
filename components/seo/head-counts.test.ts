import { expect, test } from "@jest/globals";
import { pageHead, tagContent } from "@/lib/seo/head";
import { headCounts } from "./head-counts";

const head = pageHead({
  page: "about",
  settings: null,
  defaults: { title: "About", description: "Us.", structuredData: [{ "@type": "Thing" }] },
  siteName: "Bakery",
  siteRoot: "https://bakery.example",
  canonical: "https://bakery.example/about",
  openGraphPicture: { url: "" },
  twitterPicture: { url: "" },
  indexable: true,
});

test("every tag is counted once, as a meta tag, a social tag or structured data", () => {
  const counts = headCounts(head);
  expect(counts).toEqual({ meta: 4, social: 11, structured: 1 });
  expect(counts.meta + counts.social + counts.structured).toBe(head.tags.length);
});

test("a tag is found by its name", () => {
  expect(tagContent(head, "title")).toBe("About");
  expect(tagContent(head, "canonical")).toBe("https://bakery.example/about");
  expect(tagContent(head, "og:title")).toBe("About");
  expect(tagContent(head, "keywords")).toBe("");
});
