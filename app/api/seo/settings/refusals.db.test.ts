import { expect, test } from "@jest/globals";
import { DELETE as DELETE_PAGE } from "@/app/api/config/[page]/route";
import { DELETE as DELETE_CHECK } from "@/app/api/config/check/route";
import { GET as GET_LIST } from "@/app/api/config/route";
import { GET as GET_SITE } from "@/app/api/seo/seo/settings/route";
import { db } from "@/lib/platform/db/client";
import { get, post, send } from "@/tests/support/api/request";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { flatSeo, requiredSeo } from "@/tests/support/seo/seo";
import { configuredInstance } from "@/tests/support/setup/instance";
import { GET as GET_PAGE, POST as POST_PAGE } from "./[page]/route";
import { GET, POST } from "./route";

setUpTestDatabase();

const paramsOf = (page: string) => ({ params: { page } });

test("a visitor can't list, save or delete settings", async () => {
  const token = await configuredInstance();
  await post(POST_PAGE, { token, body: requiredSeo, ...paramsOf("about") });
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

test("errors are refused with their field, and nothing changes", async () => {
  const token = await configuredInstance();
  for (const [wrong, field] of wrongFields) {
    const sent = { token, body: { ...requiredSeo, ...wrong }, ...paramsOf("about") };
    const { status, body } = await post(POST_PAGE, sent);
    expect([wrong, status, Object.keys(body.fields ?? {})]).toEqual([wrong, 422, [field]]);
  }
  const script = { token, body: { ...requiredSeo, canonical: "javascript:alert(1)" }, ...paramsOf("about") };
  expect((await post(POST_PAGE, script)).body.fields.canonical).toBe(
    "Enter an address such as https://example.com/page or /page",
  );
  expect(await db.pageSeo.count()).toBe(0);
});

test("a page name that the cleaning would change is refused", async () => {
  const token = await configuredInstance();
  for (const page of ["Über uns", "About", "../x", "", "--", "a".repeat(65), "a_b", "a\u0000"]) {
    const answers = [
      await post(POST_PAGE, { token, body: requiredSeo, ...paramsOf(page) }),
      await post(POST, { token, body: { page, ...requiredSeo } }),
      await get(GET_PAGE, paramsOf(page)),
      await send(DELETE_PAGE, "DELETE", { token, ...paramsOf(page) }),
    ];
    expect([page, ...answers.map(({ status }) => status)]).toEqual([page, 422, 422, 422, 422]);
  }
  expect(await db.pageSeo.count()).toBe(0);
});
