import { expect, test } from "@jest/globals";
import type { HeadTag, PageHead } from "@/lib/platform/html/head";
import { toScriptJson } from "@/lib/platform/html/json-ld";
import { comparePage } from "./compare";
import { readPage } from "./read-page";

const bakery = {
  "@context": "https://schema.org",
  "@type": "Bakery",
  name: "</script>\u2028",
  n: { a: 1, b: [2] },
};
const tags: HeadTag[] = [
  { tag: "title", text: "Bread & rolls" },
  { tag: "meta", key: "name", name: "description", content: "Sourdough" },
  { tag: "link", rel: "canonical", href: "https://bakery.example/bread" },
  { tag: "meta", key: "property", name: "og:title", content: "Bread" },
  { tag: "json-ld", json: toScriptJson(bakery) },
];
const head: PageHead = { language: "en", tags };

const right = [
  "<title>Bread &amp; rolls</title>",
  '<meta name="Description" content="Sourdough">',
  '<link rel="canonical" href="https://bakery.example/bread">',
  '<meta property="og:title" content="Bread">',
];
const script = (data: unknown) => `<script type="application/ld+json">${toScriptJson(data)}</script>`;

const source = (inHead: string[], inBody = "", language = 'lang="en"') =>
  `<!DOCTYPE html><html ${language}><head><meta charset="utf-8"><meta name="viewport" content="x">${inHead.join("")}</head><body>${inBody}</body></html>`;

const compare = (...given: Parameters<typeof source>) => comparePage(head, readPage(source(...given)));
const verdicts = (...given: Parameters<typeof source>) =>
  Object.fromEntries(compare(...given).map(({ tag, verdict }) => [tag, verdict]));

const allSame = {
  "html lang": "same",
  title: "same",
  description: "same",
  canonical: "same",
  "og:title": "same",
  "JSON-LD Bakery": "same",
};

test("a page with the stored values has no differences, wherever its JSON-LD is", () => {
  expect(verdicts([...right, script(bakery)])).toEqual(allSame);
  expect(
    verdicts([
      script({ n: { b: [2], a: 1 }, name: bakery.name, "@type": "Bakery", "@context": "https://schema.org" }),
      ...right.toReversed(),
    ]),
  ).toEqual(allSame);
  expect(verdicts(right, script(bakery))).toEqual(allSame);
});

test("different, missing, duplicate and additional values are distinguished", () => {
  const rows = compare(
    [
      "<title>Rolls</title>",
      '<meta name="description" content="Sourdough"><meta name="description" content="Rye">',
      '<meta name="robots" content="noindex"><meta http-equiv="refresh" content="0; url=/x">',
      script({ ...bakery, name: "Other" }),
      script({ "@type": "Thing" }),
      '<script type="application/ld+json">{ bad</script>',
    ],
    '<link rel="canonical" href="https://bakery.example/bread"><svg><title>Logo</title></svg>',
    "",
  );
  expect(rows.map(({ tag, verdict, found }) => [tag, verdict, found?.split("\n")[0] ?? null])).toEqual([
    ["html lang", "missing", null],
    ["title", "different", "Rolls"],
    ["description", "twice", "Sourdough"],
    ["canonical", "missing", "https://bakery.example/bread"],
    ["og:title", "missing", null],
    ["JSON-LD Bakery", "different", "{"],
    ["JSON-LD Thing", "extra", "{"],
    ["JSON-LD", "extra", "{ bad"],
    ["robots", "extra", "noindex"],
    ["refresh", "extra", "0; url=/x"],
  ]);
  expect(rows.map(({ note }) => note).filter(Boolean)).toEqual([
    "It is in the body, where it is ignored",
    "It is not valid JSON",
  ]);
});

test("duplicate JSON-LD is reported, and matches its equal before something similar", () => {
  const other = { ...bakery, name: "Other" };
  const twoBakeries = { ...head, tags: [...tags, { tag: "json-ld", json: toScriptJson(other) } as const] };
  const page = readPage(source([...right, script(other), script(bakery), script(bakery)]));
  expect(
    comparePage(twoBakeries, page)
      .slice(5)
      .map(({ verdict }) => verdict),
  ).toEqual(["same", "same", "twice"]);
});

test("headings and images are counted, but not those in templates", () => {
  const page = readPage(
    source(
      [],
      '<h1>One <b>bold</b>\n heading</h1><template><h1>No</h1><img></template><img alt=""><img><h1></h1><noscript><img></noscript>',
    ),
  );
  expect(page).toMatchObject({ headings: ["One bold heading", ""], images: 2, imagesWithoutAlt: 1 });
});

test("an empty answer lacks everything", () => {
  expect(comparePage(head, readPage("")).every(({ verdict }) => verdict === "missing")).toBe(true);
});
