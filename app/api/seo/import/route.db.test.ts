import { expect, test } from "@jest/globals";
import { GET as EXPORT } from "@/app/api/seo/export/route";
import { GET as LIST, POST as SAVE } from "@/app/api/seo/settings/route";
import { db } from "@/lib/platform/db/client";
import type { ImportedPage } from "@/lib/seo/answers";
import { get, post } from "@/tests/support/api/request";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { flatSeo, nestedSeo } from "@/tests/support/seo/seo";
import { configuredInstance } from "@/tests/support/setup/instance";
import { POST } from "./route";

setUpTestDatabase();

const required = { title: "T", description: "D" };

async function exported(token: string | undefined, query: string) {
  const headers: HeadersInit = token ? { authorization: `Bearer ${token}` } : {};
  const request = new Request(`http://localhost/api/seo/export${query}`, { headers });
  const answer = await EXPORT(request, { params: Promise.resolve({}) });
  return { answer, bytes: new Uint8Array(await answer.arrayBuffer()) };
}

type Content = string | object | Uint8Array<ArrayBuffer>;

function send(token: string | undefined, content: Content | null, fields: Record<string, string> = {}) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const isAsIs = typeof content === "string" || content instanceof Uint8Array;
  if (content) body.set("file", new File([isAsIs ? content : JSON.stringify(content)], "seo.csv"));
  return post(POST, { ...(token && { token }), body });
}

const dryRun = { dryRun: "true" };
const outcomes = (pages: ImportedPage[]) => pages.map(({ page, outcome }) => [page, outcome]);
const snapshot = () => db.pageSeo.findMany({ orderBy: { page: "asc" } });

async function someSettings() {
  const token = await configuredInstance();
  const structuredData = [
    { "@type": "Product", name: '</script>"\u2028=1;2,3\n', b: 1, a: [null, { ü: "😀" }] },
  ];
  const pages = [
    { pageName: "about", ...flatSeo },
    { pageName: "plus", ...required, title: "+49 30 1234", description: '=HYPERLINK("x")', author: "'=x" },
    { pageName: "quote", ...required, title: '"a", b; c', keywords: ["-a", "b, c"], structuredData },
  ];
  for (const body of pages) expect((await post(SAVE, { token, body })).status).toBe(200);
  return token;
}

test("exported settings are imported without a change, in either format and over an empty table", async () => {
  const token = await someSettings();
  const before = await snapshot();
  for (const format of ["json", "csv"]) {
    const { answer, bytes } = await exported(token, `?format=${format}`);
    const day = new Date().toISOString().slice(0, 10);
    expect(answer.headers.get("content-disposition")).toBe(
      `attachment; filename="seo-settings-${day}.${format}"`,
    );
    const same = await send(token, bytes);
    expect([same.status, same.body.pages.map((one: ImportedPage) => one.outcome)]).toEqual([
      200,
      ["same", "same", "same"],
    ]);
    expect(await snapshot()).toEqual(before);

    await db.pageSeo.deleteMany();
    const fresh = await send(token, bytes);
    expect(outcomes(fresh.body.pages)).toEqual([
      ["about", "new"],
      ["plus", "new"],
      ["quote", "new"],
    ]);
    const restored = (await snapshot()).map(({ updatedAt, ...row }) => row);
    expect(restored).toEqual(before.map(({ updatedAt, ...row }) => row));
    await db.pageSeo.deleteMany();
    await db.pageSeo.createMany({ data: before as never });
  }
});

test("a dry run returns the changes without making them; then the import changes only the named pages", async () => {
  const token = await someSettings();
  const before = await snapshot();
  const table = [
    "pageName;title;twitterSite;structuredData",
    'about;New title;\'@other;"[{},{""@type"":""Thing""}]"',
    "contact;Contact;;",
  ];
  const refused = await send(token, table.join("\n"), dryRun);
  expect(refused.body.dryRun).toBe(true);
  expect(refused.body.pages).toEqual([
    {
      page: "about",
      row: 2,
      outcome: "changed",
      changes: ["title", "twitterSite", "structuredData"],
      errors: {},
      dropped: [{ index: 0, reason: "has no @type" }],
    },
    {
      page: "contact",
      row: 3,
      outcome: "refused",
      changes: [],
      errors: { description: "Description is required" },
      dropped: [],
    },
  ]);
  expect(await snapshot()).toEqual(before);

  const done = await send(token, table.slice(0, 2).join("\n"));
  expect([done.status, done.body.dryRun]).toEqual([200, false]);
  const [about, ...others] = await snapshot();
  expect(about).toMatchObject({
    version: 2,
    title: "New title",
    description: flatSeo.description,
    twitterSite: "@other",
    structuredData: [{ "@type": "Thing" }],
  });
  expect(others).toEqual(before.slice(1));
});

test("JSON is accepted in both shapes, as a list or as the answer of the list call", async () => {
  const token = await someSettings();
  const before = await snapshot();
  expect(outcomes((await send(token, (await get(LIST, { token })).body)).body.pages)).toHaveLength(3);
  const nested = { page: "about", ...nestedSeo, title: "Other", openGraph: { title: "Only this" } };
  const { body } = await send(token, [nested, { page: "new", ...required }], dryRun);
  expect(body.pages.map(({ changes }: ImportedPage) => changes)).toEqual([
    ["title", "ogTitle"],
    ["title", "description", "robots", "language", "ogType", "twitterCard"],
  ]);
  expect(await snapshot()).toEqual(before);
});

test("one refused page prevents the import of all others", async () => {
  const token = await someSettings();
  const before = await snapshot();
  const { status, body } = await send(token, [
    { page: "fine", ...required },
    { page: "Über uns", ...required },
    { page: "about", title: "x".repeat(61) },
    { page: "twice", ...required },
    { page: "twice", ...required },
    { ...required },
    7,
    { page: { toString: 1 }, ...required },
    { page: "odd", ...required, colour: "red", ogType: "bakery" },
  ]);
  expect([status, body.error]).toEqual([422, "Nothing was imported, as 8 pages are refused."]);
  expect(body.fields).toEqual({
    "Über uns.page": "Use only a-z, 0-9 and hyphens",
    "about.title": "At most 60 characters",
    "twice.page": "Is in the file more than once: 4, 5",
    "6.page": "Page name is required",
    "7.page": "Is not an object",
    "8.page": "Page name is required",
    "odd.colour": "Unknown field",
    "odd.ogType": "Choose one of: website, article, product, profile",
  });
  expect(await snapshot()).toEqual(before);
});

const deep = (levels: number) => `${"[".repeat(levels)}${"]".repeat(levels)}`;
const utf8 = (text: string) => new TextEncoder().encode(text);

test("an unreadable file is refused with its reason, and nothing changes", async () => {
  const token = await someSettings();
  const before = await snapshot();
  const many = Array.from({ length: 501 }, (_, n) => ({ page: `p-${n}`, ...required }));
  const unreadable: [Content | null, number, RegExp][] = [
    [null, 422, /Choose a file/],
    [" ", 422, /one of them has to be pageName/],
    ["pageName\n", 422, /no pages/],
    ["{", 422, /not valid JSON/],
    ["[]", 422, /no pages/],
    ["{}", 422, /no list of pages/],
    ['[{"__proto__":{"title":"x"}}]', 422, /__proto__/],
    [deep(200_000), 422, /nested too deeply|no pages|refused/],
    [utf8("PK\x03\x04"), 422, /workbook/],
    [new Uint8Array([0x70, 0xe9, 0x2c]), 422, /not text in UTF-8/],
    [many, 422, /more than 500 pages/],
    [many.slice(0, 498), 409, /At most 500 pages/],
    ["x".repeat(10 * 1024 * 1024 + 1), 413, /larger than 10 MB/],
    ['pageName,structuredData\nabout,"{"', 422, /refused/],
    [`pageName,structuredData\nabout,${deep(100_000)}`, 422, /refused/],
  ];
  for (const [content, status, message] of unreadable) {
    const answer = await send(token, content);
    expect([answer.status, answer.body.error]).toEqual([status, expect.stringMatching(message)]);
  }
  expect((await send(token, [many[0] ?? {}], { dryRun: "perhaps" })).status).toBe(422);
  expect((await send(token, [many[0] ?? {}], { nonsense: "1" })).status).toBe(422);
  expect((await post(POST, { token, body: [] })).status).toBe(415);
  expect((await exported(token, "?format=xml")).answer.status).toBe(422);
  expect(await snapshot()).toEqual(before);
});

test("text as Excel saves it in UTF-16 is read", async () => {
  const token = await configuredInstance();
  const text = "\ufeffpageName\ttitle\tdescription\r\nabout\tÜber uns\tBrot\r\n";
  const { body } = await send(token, new Uint8Array(Buffer.from(text, "utf16le")));
  expect(outcomes(body.pages)).toEqual([["about", "new"]]);
  expect((await snapshot())[0]).toMatchObject({ title: "Über uns", robots: "index, follow", version: 1 });
});

test("a visitor can't export or import", async () => {
  const token = await someSettings();
  const before = await snapshot();
  const answers = [
    (await exported(undefined, "?format=csv")).answer,
    await send(undefined, [{ page: "about", ...required }]),
    await send(undefined, [{ page: "about", ...required }], dryRun),
  ];
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 401]);
  expect(await snapshot()).toEqual(before);
  expect((await exported(token, "")).answer.headers.get("content-type")).toBe("application/json");
});
