import { expect, test } from "@jest/globals";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { toScriptJson } from "@/lib/platform/html/json-ld";
import { isOwnScript } from "@/lib/site/own-scripts";
import { visitorScript } from "@/lib/site/visitor-script";
import fc from "@/tests/support/properties";
import { leanPage as leanPageWith } from "./lean-page";

const leanPage = (html: string) => leanPageWith(html, isOwnScript);
const own = `<script async="" src="${visitorScript.address}" data-shown="a/b"></script>`;
const flight = (text: string) => `<script>self.__next_f.push([1,${toScriptJson(text)}])</script>`;
const preloads =
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/1.js"/><link rel="modulepreload" href="/_next/2.js"/>';
const runtime = '<script src="/_next/static/chunks/1.js" async=""></script>';
const oldBrowsers = '<script src="/_next/static/chunks/0.js" noModule=""></script>';
const boot =
  '<script id="_R_">(globalThis.TURBOPACK||=[]).push({})</script><script>requestAnimationFrame(f)</script>';
const kept = [
  '<meta charSet="utf-8"/><link rel="stylesheet" href="/_next/static/a.css" data-precedence="next"/>',
  '<link rel="preload" as="font" href="/_next/static/media/a.woff2"/><noscript><style>a{}</style></noscript>',
];

/** A page as Next.js sends it, and its expected rest. */
function page(content: string, data = "text") {
  const [first = "", second = ""] = kept;
  return {
    rendered: `<!DOCTYPE html><html lang="en"><head>${first}${preloads}${runtime}${own}${second}${oldBrowsers}</head><body><div hidden=""><!--$--><!--/$--></div>${content}${boot}${flight(data)}</body></html>`,
    lean: `<!DOCTYPE html><html lang="en"><head>${first}${own}${second}</head><body><div hidden=""><!--$--><!--/$--></div>${content}</body></html>`,
  };
}

const titled = (text: string) => renderToStaticMarkup(createElement("h1", { title: text }, text));

test("the framework's scripts, data and preloads go, and all else stays byte by byte", () => {
  const structured = `<script type="application/ld+json">{"@type":"WebSite"}</script>`;
  const { rendered, lean } = page(`${structured}<p>Bread &amp; butter<!-- --> 1</p><br><img src=x alt>`);
  expect(leanPage(rendered)).toBe(lean);
  expect(leanPage(lean)).toBe(lean);
});

test.each([
  "</script>",
  "</script><script src=/_next/static/chunks/1.js></script>",
  '<script src="/_next/x.js">self.__next_f.push([1,"x"])</script>',
  '"><script>alert(1)</script>',
  "<!--<script>",
  "-->",
  "]]><![CDATA[",
  "</title></style></textarea></noscript><plaintext>",
  "<template id=B:0></template>",
  "&lt;script&gt;",
  `<script src="${visitorScript.address}"></script>`,
])("an owner's text is a text: %s", (text) => {
  const data = `<script type="application/ld+json">${toScriptJson({ name: text })}</script>`;
  const { rendered, lean } = page(data + titled(text), text);
  expect(leanPage(rendered)).toBe(lean);
});

test("the owner's own markup stays", () => {
  const pieces = fc.constantFrom(
    "<script>",
    "</script>",
    "<!--",
    "-->",
    "<link rel=preload as=script>",
    "'",
    '"',
  );
  const texts = fc.array(fc.oneof(pieces, fc.string({ unit: "binary" }))).map((all) => all.join(""));
  fc.assert(
    fc.property(texts, (text) => {
      const { rendered, lean } = page(titled(text), text);
      expect(leanPage(rendered)).toBe(lean);
    }),
  );
});

test("our own script is recognised by its full address", () => {
  const others = [
    `${visitorScript.address}?x`,
    `https://x.example${visitorScript.address}`,
    "/api/site/x.js",
  ];
  for (const src of others) expect(leanPage(`<p>1</p><script src="${src}"></script>`)).toBe("<p>1</p>");
});

test("a page that its scripts complete stays whole", () => {
  for (const late of ['<template id="B:0"></template>', '<template data-dgst="1"></template>']) {
    const { rendered } = page(`<!--$?-->${late}<!--/$-->`);
    expect(leanPage(rendered)).toBe(rendered);
  }
});
