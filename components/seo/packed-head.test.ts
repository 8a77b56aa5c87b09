import { expect, test } from "@jest/globals";
import { packHead, unpackHead } from "@/lib/platform/html/packed-head";
import { pageHead } from "@/lib/seo/head";

const picture = { url: "https://bakery.example/a.png", width: 1200, height: 630, type: "image/png" };
const { tags } = pageHead({
  page: "order1",
  settings: { keywords: ["a", "b"], author: "Ann", twitterSite: "@bakery" },
  defaults: { title: "Bread", description: "Bread", structuredData: [{ "@type": "Bakery" }] },
  siteName: "Bread",
  siteRoot: "https://bakery.example",
  canonical: "https://bakery.example/order1",
  openGraphPicture: picture,
  twitterPicture: picture,
  indexable: true,
});

test("a packed head is shorter and unpacks to the same tags without structured data", () => {
  const plain = tags.filter(({ tag }) => tag !== "json-ld");
  expect(plain.length).toBe(tags.length - 1);
  const packed = JSON.stringify(packHead(tags));
  expect(unpackHead(JSON.parse(packed))).toEqual(plain);
  expect(packed.length).toBeLessThan(JSON.stringify(plain).length / 2);
});
