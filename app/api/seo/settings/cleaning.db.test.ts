import { expect, test } from "@jest/globals";
import { get, post } from "@/tests/support/api/request";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { requiredSeo } from "@/tests/support/seo/seo";
import { configuredInstance } from "@/tests/support/setup/instance";
import { GET as GET_PAGE, POST as POST_PAGE } from "./[page]/route";

setUpTestDatabase();

const paramsOf = (page: string) => ({ params: { page } });

test("structured data that can't be published is dropped, and the answer lists it with reasons", async () => {
  const token = await configuredInstance();
  const good = { "@type": "Product", "@context": "https://schema.org", name: "</script>\u2028<b>" };
  const deepest = { "@type": "A", x: JSON.parse(`${"[".repeat(49)}1${"]".repeat(49)}`) };
  const structuredData = [
    good,
    "{ bad",
    JSON.stringify(good),
    7,
    { name: "no type" },
    '{"__proto__":{}}',
    { "@type": "A", x: "\0" },
    { "@type": "A", x: JSON.parse("[".repeat(1500) + "]".repeat(1500)) },
    { "@type": "A", x: JSON.parse("[".repeat(50) + "]".repeat(50)) },
    deepest,
  ];
  const { status, body } = await post(POST_PAGE, {
    token,
    body: { ...requiredSeo, structuredData },
    ...paramsOf("about"),
  });
  expect([status, body.settings.structuredData]).toEqual([200, [good, good, deepest]]);
  expect(Object.keys(body.settings.structuredData[0])).toEqual(["@type", "@context", "name"]);
  expect(body.dropped).toEqual([
    { index: 1, reason: expect.stringContaining("is not valid JSON") },
    { index: 3, reason: "is not a JSON object" },
    { index: 4, reason: "has no @type" },
    { index: 5, reason: "has a key that is not allowed (__proto__)" },
    { index: 6, reason: "contains characters that are not allowed" },
    { index: 7, reason: "is nested too deeply" },
    { index: 8, reason: "is nested too deeply" },
  ]);
  expect((await get(GET_PAGE, paramsOf("about"))).body.settings.structuredData).toEqual([
    good,
    good,
    deepest,
  ]);
});

test("texts are trimmed, keywords deduplicated, and robots, language and names normalised", async () => {
  const token = await configuredInstance();
  const { body } = await post(POST_PAGE, {
    token,
    body: {
      title: "  Bread\n and rolls ",
      description: "d",
      keywords: ["bread", " rolls", "bread", ""],
      robots: "NOINDEX,follow",
      language: "EN-gb",
      twitterSite: "bakery",
    },
    ...paramsOf("about"),
  });
  expect(body.settings).toMatchObject({
    title: "Bread and rolls",
    keywords: ["bread", "rolls"],
    robots: "noindex, follow",
    language: "en-GB",
    twitter: { site: "@bakery" },
  });
});
