import { expect, test } from "@jest/globals";
import { DELETE as DELETE_PAGE } from "@/app/api/config/[page]/route";
import { DELETE as DELETE_CHECK } from "@/app/api/config/check/route";
import { GET as GET_LIST } from "@/app/api/config/route";
import { GET as GET_CONFIG } from "@/app/api/seo/config/[page]/route";
import { GET as GET_SITE } from "@/app/api/seo/seo/settings/route";
import { get, post, send } from "@/tests/support/api/request";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { flatSeo, nestedSeo, requiredSeo } from "@/tests/support/seo/seo";
import { configuredInstance } from "@/tests/support/setup/instance";
import { GET as GET_PAGE, POST as POST_PAGE } from "./[page]/route";
import { GET, POST } from "./route";

setUpTestDatabase();

const paramsOf = (page: string) => ({ params: { page } });

test("both shapes are accepted, and both are sent to everyone", async () => {
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

test("omitted fields have the defaults of the specification", async () => {
  const token = await configuredInstance();
  const { body } = await post(POST_PAGE, { token, body: requiredSeo, ...paramsOf("about") });
  expect(body.config).toEqual({
    pageName: "about",
    ...requiredSeo,
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

test("an answer can be sent back unchanged", async () => {
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
  await post(POST_PAGE, { token, body: requiredSeo, ...paramsOf("about") });
  expect((await send(DELETE_PAGE, "DELETE", { token, ...paramsOf("about") })).status).toBe(200);
  expect((await get(GET_PAGE, paramsOf("about"))).status).toBe(404);
  expect((await send(DELETE_PAGE, "DELETE", { token, ...paramsOf("about") })).status).toBe(404);
});

test("pages may be named like calls and like properties of Object.prototype", async () => {
  const token = await configuredInstance();
  for (const page of ["settings", "constructor", "tostring", "check", "hasownproperty"]) {
    const saved = await post(POST_PAGE, { token, body: requiredSeo, ...paramsOf(page) });
    expect([saved.status, saved.body.settings?.page]).toEqual([200, page]);
  }
  expect((await send(DELETE_CHECK, "DELETE", { token })).body).toEqual({ success: true, page: "check" });
  const { body } = await get(GET_LIST, { token });
  const listed = async (query: string) => (await get(GET_LIST, { token, query })).body.configs;
  expect(await listed("?page=settings")).toMatchObject([{ pageName: "settings", title: requiredSeo.title }]);
  expect(await listed("?page=nothing")).toEqual([]);
  expect((await get(GET_LIST, { token, query: "?page=A%00" })).status).toBe(422);
  expect(body.configs.map((one: { pageName: string }) => one.pageName)).toEqual([
    "constructor",
    "hasownproperty",
    "settings",
    "tostring",
  ]);
  expect((await get(GET, { token })).body).toEqual(body);
});

test("a save that names an older version is refused", async () => {
  const token = await configuredInstance();
  const save = (title: string, version?: number) =>
    post(POST_PAGE, {
      token,
      body: { ...requiredSeo, title },
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

test("a deletion that names an older version is refused", async () => {
  const token = await configuredInstance();
  const saveTwice = async (page: string) => {
    for (const _ of "12") await post(POST_PAGE, { token, body: requiredSeo, ...paramsOf(page) });
  };
  const remove = (tag?: string, sent = { token }) =>
    send(DELETE_PAGE, "DELETE", {
      ...paramsOf("about"),
      ...sent,
      ...(tag && { headers: { "if-match": tag } }),
    });
  expect((await remove('"1"')).status).toBe(404);
  await saveTwice("about");
  for (const tag of ['"0"', '"1"', '"3"']) {
    const { status, body } = await remove(tag);
    expect([status, body.error]).toEqual([409, "Somebody else saved this page in the meantime."]);
  }
  expect((await remove("2")).status).toBe(400);
  expect((await remove('"2"', { token: "" })).status).toBe(401);
  expect((await get(GET_PAGE, paramsOf("about"))).body.settings.version).toBe(2);
  expect((await remove('"2"')).body).toEqual({ success: true, page: "about" });

  await saveTwice("check");
  const outdated = { token, headers: { "if-match": '"1"' } };
  expect((await send(DELETE_CHECK, "DELETE", outdated)).status).toBe(409);
  expect((await send(DELETE_CHECK, "DELETE", { ...outdated, headers: { "if-match": "*" } })).status).toBe(
    200,
  );
  expect((await get(GET, { token })).body.configs).toEqual([]);
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
