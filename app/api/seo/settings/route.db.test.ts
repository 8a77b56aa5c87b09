import { expect, test } from "@jest/globals";
import { DELETE as DELETE_PAGE } from "@/app/api/config/[page]/route";
import { DELETE as DELETE_CHECK } from "@/app/api/config/check/route";
import { GET as GET_LIST } from "@/app/api/config/route";
import { GET as GET_CONFIG } from "@/app/api/seo/config/[page]/route";
import { GET as GET_SITE } from "@/app/api/seo/seo/settings/route";
import { db } from "@/lib/db/client";
import { setUpTestDatabase } from "@/lib/testing/database";
import { configuredInstance } from "@/lib/testing/instance";
import { get, post, send } from "@/lib/testing/request";
import { flatSeo, nestedSeo } from "@/lib/testing/seo";
import { GET as GET_PAGE, POST as POST_PAGE } from "./[page]/route";
import { GET, POST } from "./route";

setUpTestDatabase();

const required = { title: flatSeo.title, description: flatSeo.description };
const paramsOf = (page: string) => ({ params: { page } });

test("both shapes are taken, and both are told to everyone", async () => {
  const token = await configuredInstance();
  const one = await post(POST_PAGE, { token, body: flatSeo, ...paramsOf("bread") });
  const other = await post(POST, { token, body: { page: "rolls", ...nestedSeo } });
  expect([one.status, other.status]).toEqual([200, 200]);
  for (const page of ["bread", "rolls"]) {
    const { body } = await get(GET_PAGE, paramsOf(page));
    expect(body).toMatchObject({
      success: true,
      settings: { page, ...nestedSeo },
      config: { pageName: page, ...flatSeo },
    });
    expect((await get(GET_CONFIG, paramsOf(page))).body).toEqual(body);
  }
});

test("what is left out has the defaults of the specification", async () => {
  const token = await configuredInstance();
  const { body } = await post(POST_PAGE, { token, body: required, ...paramsOf("about") });
  expect(body.config).toEqual({
    pageName: "about",
    ...required,
    keywords: "",
    canonical: "",
    robots: "index, follow",
    author: "",
    language: "en-US",
    ogTitle: "",
    ogDescription: "",
    ogImage: "",
    ogType: "website",
    twitterCard: "summary_large_image",
    twitterSite: "",
    twitterTitle: "",
    twitterDescription: "",
    twitterImage: "",
    structuredData: [],
    version: 1,
    updatedAt: expect.any(String),
  });
});

test("an answer can be sent back as it came", async () => {
  const token = await configuredInstance();
  const { body } = await post(POST_PAGE, { token, body: flatSeo, ...paramsOf("bread") });
  for (const shape of [body.config, body.settings]) {
    const again = await post(POST, { token, body: { page: "bread", ...shape } });
    expect([again.status, again.body.error]).toEqual([200, undefined]);
    expect({ ...again.body.config, version: 1, updatedAt: body.config.updatedAt }).toEqual(body.config);
  }
});

test("a page without settings, and one that was deleted, is not found", async () => {
  const token = await configuredInstance();
  expect((await get(GET_PAGE, paramsOf("about"))).status).toBe(404);
  await post(POST_PAGE, { token, body: required, ...paramsOf("about") });
  expect((await send(DELETE_PAGE, "DELETE", { token, ...paramsOf("about") })).status).toBe(200);
  expect((await get(GET_PAGE, paramsOf("about"))).status).toBe(404);
  expect((await send(DELETE_PAGE, "DELETE", { token, ...paramsOf("about") })).status).toBe(404);
});

test("pages may be named like calls and like what every object has", async () => {
  const token = await configuredInstance();
  for (const page of ["settings", "constructor", "tostring", "check", "hasownproperty"]) {
    const saved = await post(POST_PAGE, { token, body: required, ...paramsOf(page) });
    expect([saved.status, saved.body.settings?.page]).toEqual([200, page]);
  }
  expect((await send(DELETE_CHECK, "DELETE", { token })).body).toEqual({ success: true, page: "check" });
  const { body } = await get(GET_LIST, { token });
  expect(body.configs.map((one: { pageName: string }) => one.pageName)).toEqual([
    "constructor",
    "hasownproperty",
    "settings",
    "tostring",
  ]);
  expect((await get(GET, { token })).body).toEqual(body);
});

test("a visitor lists, saves and deletes nothing", async () => {
  const token = await configuredInstance();
  await post(POST_PAGE, { token, body: required, ...paramsOf("about") });
  const before = await db.pageSeo.findMany();
  const answers = [
    await get(GET),
    await get(GET_LIST),
    await get(GET_SITE),
    await post(POST, { body: { page: "about", ...flatSeo } }),
    await post(POST_PAGE, { body: flatSeo, ...paramsOf("about") }),
    await send(DELETE_PAGE, "DELETE", paramsOf("about")),
    await send(DELETE_CHECK, "DELETE"),
  ];
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 401));
  expect(await db.pageSeo.findMany()).toEqual(before);
});

test("a save over a newer one is refused where it names the older", async () => {
  const token = await configuredInstance();
  const save = (title: string, version?: number) =>
    post(POST_PAGE, {
      token,
      body: { ...required, title },
      ...paramsOf("about"),
      headers: version === undefined ? {} : { "if-match": `"${version}"` },
    });
  expect((await save("First", 0)).headers.get("etag")).toBe('"1"');
  expect((await save("Second", 1)).headers.get("etag")).toBe('"2"');
  expect((await save("Late", 1)).status).toBe(409);
  expect((await save("New", 0)).status).toBe(409);
  expect((await get(GET_PAGE, paramsOf("about"))).body.settings.title).toBe("Second");
  expect((await save("Simply wins")).status).toBe(200);
});

const wrongFields: [object, string][] = [
  [{ title: "x".repeat(61) }, "title"],
  [{ title: " " }, "title"],
  [{ description: "x".repeat(161) }, "description"],
  [{ canonical: "javascript:alert(1)" }, "canonical"],
  [{ canonical: "//evil.example" }, "canonical"],
  [{ canonical: "https://bakery.example/#top" }, "canonical"],
  [{ keywords: 7 }, "keywords"],
  [{ keywords: ["bread", 7] }, "keywords"],
  [{ robots: "sometimes" }, "robots"],
  [{ robots: " ".repeat(900_000) }, "robots"],
  [{ language: "klingon-as-spoken" }, "language"],
  [{ ogType: "bakery" }, "ogType"],
  [{ ogImage: "data:image/png;base64,AAAA" }, "ogImage"],
  [{ twitterCard: "huge" }, "twitterCard"],
  [{ twitterSite: "@not a name" }, "twitterSite"],
  [{ openGraph: { type: "bakery" } }, "openGraph.type"],
  [{ twitter: { image: "javascript:1" } }, "twitter.image"],
  [{ structuredData: "{}" }, "structuredData"],
  [{ title: "a\0b" }, "title"],
  [{ title: "\ud800" }, "title"],
  [{ nonsense: 1 }, "nonsense"],
  [{ pageName: "other" }, "page"],
];

test("what is wrong is refused with its field, and nothing changes", async () => {
  const token = await configuredInstance();
  for (const [wrong, field] of wrongFields) {
    const sent = { token, body: { ...required, ...wrong }, ...paramsOf("about") };
    const { status, body } = await post(POST_PAGE, sent);
    expect([wrong, status, Object.keys(body.fields ?? {})]).toEqual([wrong, 422, [field]]);
  }
  const script = { token, body: { ...required, canonical: "javascript:alert(1)" }, ...paramsOf("about") };
  expect((await post(POST_PAGE, script)).body.fields.canonical).toBe(
    "Enter an address such as https://example.com/page or /page",
  );
  expect(await db.pageSeo.count()).toBe(0);
});

test("a page name that the cleaning would change is refused", async () => {
  const token = await configuredInstance();
  for (const page of ["Über uns", "About", "../x", "", "--", "a".repeat(65), "a_b", "a\u0000"]) {
    const answers = [
      await post(POST_PAGE, { token, body: required, ...paramsOf(page) }),
      await post(POST, { token, body: { page, ...required } }),
      await get(GET_PAGE, paramsOf(page)),
      await send(DELETE_PAGE, "DELETE", { token, ...paramsOf(page) }),
    ];
    expect([page, ...answers.map(({ status }) => status)]).toEqual([page, 422, 422, 422, 422]);
  }
  expect(await db.pageSeo.count()).toBe(0);
});

test("structured data that can't be published is dropped, and the answer says what and why", async () => {
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
    body: { ...required, structuredData },
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

test("texts are trimmed, keywords listed once, and robots, language and names written as they should be", async () => {
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

test("the site as a whole is described by its home page", async () => {
  const token = await configuredInstance();
  const before = (await get(GET_SITE, { token })).body;
  expect(before).toMatchObject({
    success: true,
    settings: { title: "Corner Bakery – Enterprise Solutions", keywords: "" },
  });
  await post(POST_PAGE, { token, body: flatSeo, ...paramsOf("home") });
  const { body } = await get(GET_SITE, { token });
  expect(body.config).toEqual({
    title: flatSeo.title,
    description: flatSeo.description,
    keywords: flatSeo.keywords,
    ogImage: flatSeo.ogImage,
    canonical: flatSeo.canonical,
  });
});
