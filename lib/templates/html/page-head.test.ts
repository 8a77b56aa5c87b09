import { expect, test } from "@jest/globals";
import type { HeadSettings } from "@/lib/platform/html/answers";
import type { HeadTag } from "@/lib/platform/html/head";
import { elementsOf, isHtml, tagOf } from "@/lib/platform/html/markup";
import { parseMarkup } from "@/lib/platform/html/parse-markup";
import { documentContext, processDocument } from "@/tests/support/templates/template-document";

const tags: HeadTag[] = [
  { tag: "title", text: "Ours & <b>" },
  { tag: "meta", key: "name", name: "description", content: 'Said "by" us' },
  { tag: "meta", key: "property", name: "og:title", content: "Ours" },
  { tag: "link", rel: "canonical", href: "https://bakery.example/?a&b" },
  { tag: "json-ld", json: '{"@type":"WebSite","name":"$& $1"}' },
];

const files = new Set(["index.html", "img/front.jpg"]);

function replace(source: string) {
  const seen: HeadSettings[] = [];
  const { html } = processDocument(source, {
    ...documentContext({ files }),
    head: (own) => {
      seen.push(own);
      return { language: "de", tags };
    },
  });
  return { html, own: seen[0] ?? {} };
}

const template = `<!doctype html><html lang="fr-CA"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta name="theme-color" content="#fff">
<title> Theirs
 &amp; mine </title><meta name="Description" content="Said by them"><meta name="keywords" content="a, b,,c">
<meta name="author" content="Them"><meta name="robots" content="noindex"><meta name="googlebot" content="noindex">
<link rel="canonical" href="https://them.example/"><link rel="icon" href="favicon.png"><link rel="stylesheet" href="x.css">
<meta property="og:title" content="Their OG"><meta name="og:image" content="img/front.jpg"><meta property="og:type" content="article">
<meta name="twitter:card" content="summary"><meta property="twitter:image" content="https://cdn.example/t.jpg">
<script type="application/ld+json">{"@type":"Bakery","name":"Them"}</script>
<script type="application/ld+json">{ broken</script></head><body><h1>x</h1>
<svg><title>Drawing</title></svg><title>Late</title><meta property="og:url" content="https://them.example/"></body></html>`;

test("a page's tags replace the document's own metadata, once each", () => {
  const { html } = replace(template);
  expect(html).toContain("<title>Ours &amp; &lt;b&gt;</title>");
  expect(html).toContain('<meta name="description" content="Said &quot;by&quot; us">');
  expect(html).toContain('<link rel="canonical" href="https://bakery.example/?a&amp;b">');
  expect(html).toContain('<script type="application/ld+json">{"@type":"WebSite","name":"$& $1"}</script>');
  expect(html).toContain('<html lang="de">');
  expect(html).not.toMatch(/them\b|Theirs|Late|noindex|twitter:|og:image/i);
  expect(html.match(/<title>/g)).toHaveLength(2);
  expect(html.indexOf("<title>Ours")).toBeLessThan(html.indexOf("</head>"));
  expect(html.indexOf('charset="utf-8"')).toBeLessThan(html.indexOf("<title>Ours"));
});

test("structured data may be a list; other values are left out", () => {
  const script = (json: string) => `<script type="application/ld+json">${json}</script>`;
  const source = [
    '[{"@type":"Bakery"},7,{"@type":"FAQPage","__proto__":{}}]',
    "[",
    "",
    '{"@type":"WebSite"}',
    `{"@type":"A","x":${"[".repeat(9000)}${"]".repeat(9000)}}`,
  ];
  expect(replace(source.map(script).join("")).own.structuredData).toEqual([
    { "@type": "Bakery" },
    { "@type": "WebSite" },
  ]);
});

test("a variable in the document's structured data stays inside its text", () => {
  const context = documentContext({ files });
  const variables = { ...context.variables, projectName: 'The "Corner" \\ Bakery' };
  const source = '<script type="application/ld+json">{"@type":"Bakery","name":"{{projectName}}"}</script>';
  const head = (own: HeadSettings) => {
    seen.push(own.structuredData);
    return { language: "de", tags };
  };
  const seen: HeadSettings["structuredData"][] = [];
  processDocument(source, { ...context, variables, head });
  expect(seen[0]).toEqual([{ "@type": "Bakery", name: variables.projectName }]);
});

test("tags that are not for search engines or social networks stay", () => {
  const { html } = replace(template);
  for (const kept of [
    'name="viewport"',
    'name="theme-color"',
    'rel="icon"',
    'rel="stylesheet"',
    "<svg><title>Drawing",
  ])
    expect(html).toContain(kept);
});

test("the head is made from the document's own metadata, except its address and robots directives", () => {
  const { own } = replace(template);
  expect(own).toEqual({
    title: "Theirs & mine",
    description: "Said by them",
    keywords: ["a", "b", "c"],
    author: "Them",
    language: "fr-CA",
    ogTitle: "Their OG",
    ogDescription: "",
    ogImage: "/files/t/1/img/front.jpg",
    ogType: "article",
    twitterCard: "summary",
    twitterSite: "",
    twitterTitle: "",
    twitterDescription: "",
    twitterImage: "https://cdn.example/t.jpg",
    structuredData: [{ "@type": "Bakery", name: "Them" }],
  });
});

test.each([
  "javascript:alert(1)",
  "no/such.jpg",
  "data:image/png;base64,x",
  "http://u:p@x.example/a.jpg",
  "",
])("a picture at %s is none", (address) => {
  expect(replace(`<meta property="og:image" content="${address}">`).own.ogImage).toBe("");
});

test.each([
  "",
  "<p>no head",
  "<html><body><p>no head",
  "<frameset><frame></frameset>",
  "<head></head></head><title>a</title><body><head>",
  "<svg><head><title>a</title></head></svg>",
  "<template><title>a</title></template>",
  "<noscript><title>a</title></noscript><plaintext><title>b</title>",
  '<html a="<head>" b="</head>"><head c="<head>">',
  '<!--<head>--><meta name="head-0"><xmp><head></xmp>',
])("the tags are in the head of %s", (source) => {
  const document = parseMarkup(replace(source).html);
  const elements = Array.from(elementsOf(document));
  const titles = elements.filter((element) => tagOf(element) === "title" && isHtml(element));
  expect(titles.map(({ parentNode }) => parentNode?.nodeName)).toEqual(["head"]);
  expect(elements.filter((element) => tagOf(element) === "script")).toHaveLength(1);
});

test("without a head the document keeps its own metadata", () => {
  const { html } = processDocument(template, documentContext({ files }));
  expect(html).toContain('<html lang="fr-CA">');
  expect(html).toContain("Their OG");
});
