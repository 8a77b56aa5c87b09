import { expect, test } from "@jest/globals";
import { documentContext, processDocument, processedBody } from "@/tests/support/templates/template-document";

const files = new Set([
  "index.html",
  "about.html",
  "team/index.html",
  "team/me.png",
  "img/a.png",
  "img/a b,c.png",
  "img/100%.png",
  "img/gr\u00fc\u00df.png",
  "css/a.css",
  "css/b.css",
  "js/a.js",
  "js/b.js",
]);
const imageTag = (src: string, path = "index.html") =>
  /src="([^"]*)"/.exec(processedBody(`<img src="${src}">`, { files, path }))?.[1];
const link = (href: string, path = "index.html") =>
  /href="([^"]*)"/.exec(processedBody(`<a href="${href}">x</a>`, { files, path }))?.[1];

test.each([
  ["img/a.png", "/files/t/1/img/a.png"],
  ["./img/a.png", "/files/t/1/img/a.png"],
  ["/img/a.png", "/files/t/1/img/a.png"],
  ["img//a.png", "/files/t/1/img/a.png"],
  ["img\\a.png", "/files/t/1/img/a.png"],
  [" img/a.png\n", "/files/t/1/img/a.png"],
  ["../../../img/a.png", "/files/t/1/img/a.png"],
  ["%2e%2e/img/a.png", "/files/t/1/img/a.png"],
  ["js/../img/a.png?v=1&amp;w=2#x", "/files/t/1/img/a.png?v=1&amp;w=2#x"],
  ["img/a b,c.png", "/files/t/1/img/a%20b%2Cc.png"],
  ["img/a%20b%2cc.png", "/files/t/1/img/a%20b%2Cc.png"],
  ["img/100%.png", "/files/t/1/img/100%25.png"],
  ["img/100%25.png", "/files/t/1/img/100%25.png"],
  ["img/grüß.png", "/files/t/1/img/gr%C3%BC%C3%9F.png"],
  ["img/gru\u0308ß.png", "/files/t/1/img/gr%C3%BC%C3%9F.png"],
  ["img/gru%CC%88%C3%9F.png", "/files/t/1/img/gr%C3%BC%C3%9F.png"],
  ["IMG/a.png", "IMG/a.png"],
  ["img/none.png", "img/none.png"],
  ["img/..%2f..%2fetc/passwd", "img/..%2f..%2fetc/passwd"],
  ["https://x.example/img/a.png", "https://x.example/img/a.png"],
  ["//x.example/img/a.png", "//x.example/img/a.png"],
  ["http://template.invalid/img/a.png", "http://template.invalid/img/a.png"],
  ["data:image/png;base64,AA==", "data:image/png;base64,AA=="],
])("an image at %s", (address, expected) => {
  expect(imageTag(address)).toBe(expected);
});

test.each([
  ["about.html", "/about"],
  ["about.html?a=1#b", "/about?a=1#b"],
  ["/", "/"],
  [".", "/"],
  ["team/", "/files/t/1/team/index.html"],
  ["team", "/files/t/1/team/index.html"],
  ["#a", "#a"],
  ["?a", "?a"],
  ["", ""],
  ["mailto:a@b.example", "mailto:a@b.example"],
  ["tel:+1", "tel:+1"],
  ["img/a.png", "/files/t/1/img/a.png"],
  ["contact.php", "contact.php"],
])("a link to %s", (address, expected) => {
  expect(link(address)).toBe(expected);
});

test("addresses start from the folder of the document, or from its base element", () => {
  expect(imageTag("me.png", "team/index.html")).toBe("/files/t/1/team/me.png");
  expect(link("../about.html", "team/index.html")).toBe("/about");
  expect(link("./", "team/index.html")).toBe("/files/t/1/team/index.html");
  const based = (base: string) => processedBody(`<base href="${base}"><img src="a.png">`, { files });
  expect(based("img/")).toBe('<img src="/files/t/1/img/a.png">');
  expect(based("/img/x.html")).toBe('<img src="/files/t/1/img/a.png">');
  expect(based("https://x.example/y/")).toBe('<img src="https://x.example/y/a.png">');
  expect(based("javascript:x")).toBe('<img src="a.png">');
});

test("addresses in every place are rewritten", () => {
  const body = processedBody(
    `<img srcset="data:image/png;base64,A,B 1x, img/a%20b%2Cc.png 2x,img/a.png 3x">
<picture><source srcset="/img/a.png"></picture><video poster="img/a.png"></video>
<p style="background: url(&quot;img/a.png&quot;), url(x.png)"></p>
<style>@import "css/a.css"; a { background: url(img/a.png#x) }</style>
<svg><image href="img/a.png"></image><rect fill="url(#g)"></rect></svg>
<img data-src="img/a.png" data-text="img" data-bs-target="#a"><table background="img/a.png"></table>
<form action="about.html"><button formaction="img/none"></button></form><template><img src="img/a.png"></template>`,
    { files },
  );
  const at = "/files/t/1";
  expect(body).toBe(
    `<img srcset="data:image/png;base64,A,B 1x, ${at}/img/a%20b%2Cc.png 2x, ${at}/img/a.png 3x">
<picture><source srcset="${at}/img/a.png"></picture><video poster="${at}/img/a.png"></video>
<p style="background: url(&quot;${at}/img/a.png&quot;), url(x.png)"></p>
<style>@import "${at}/css/a.css"; a { background: url("${at}/img/a.png#x") }</style>
<svg><image href="${at}/img/a.png"></image><rect fill="url(#g)"></rect></svg>
<img data-src="${at}/img/a.png" data-text="img" data-bs-target="#a"><table background="${at}/img/a.png"></table>
<form action="/about"><button formaction="img/none"></button></form><template><img src="${at}/img/a.png"></template>`,
  );
});

test("scripts, style sheets and files are listed in the order that browsers use them in", () => {
  const processed = processDocument(
    `<title> A &amp; B </title><script type=module src="js/b.js"></script><script defer src="/js/b.js"></script>
<link rel="stylesheet" href="css/b.css" integrity="sha256-x" crossorigin="use-credentials">
<link rel="alternate stylesheet" href="css/a.css"><script src="js/a.js?v=1"></script>
<script nomodule src="js/b.js"></script><script type="text/template" src="js/b.js"></script>
<template><script src="js/b.js"></script></template><script src="https://x.example/js/a.js"></script><img src="img/a.png">`,
    documentContext({ files }),
  );
  expect(processed.scripts).toEqual([
    { path: "js/a.js", module: false },
    { path: "js/b.js", module: true },
    { path: "js/b.js", module: false },
  ]);
  expect(processed.stylesheets).toEqual(["css/b.css", "css/a.css"]);
  expect(processed.referenced).toEqual(["css/b.css", "css/a.css", "img/a.png", "js/a.js", "js/b.js"]);
  expect(processed.title).toBe("A & B");
  expect(processed.html).toContain(
    '<link rel="stylesheet" href="/files/t/1/css/b.css" crossorigin="anonymous">',
  );
});

test("the rendering mode, line breaks and deferred style sheets of a page stay", () => {
  const processed = (source: string) => processDocument(source, documentContext({ files })).html;
  const transitional = '"-//W3C//DTD HTML 4.01 Transitional//EN"';
  expect(processed("<p>")).toMatch(/^<html>/);
  expect(processed("<!doctype html><p>")).toMatch(/^<!DOCTYPE html><html>/);
  expect(processed(`<!DOCTYPE HTML PUBLIC ${transitional}><p>`)).toMatch(/^<html>/);
  expect(processed(`<!DOCTYPE HTML PUBLIC ${transitional} "http://www.w3.org/TR/html4/loose.dtd">`)).toMatch(
    /^<!DOCTYPE html PUBLIC "-\/\/W3C\/\/DTD XHTML 1.0 Transitional/,
  );
  expect(processedBody("<pre>\n\n a</pre>")).toBe("<pre>\n\n a</pre>");
  expect(processedBody("<xmp><b></xmp>")).toBe("<pre>&lt;b&gt;</pre>");
  expect(processedBody(`<link rel="preload" as="style" onload="x" href="css/a.css">`, { files })).toBe(
    '<link href="/files/t/1/css/a.css" rel="stylesheet">',
  );
  expect(
    processedBody(`<link rel="stylesheet" media="print" onload="x" href="https://x.example/a.css">`),
  ).toBe('<link href="https://x.example/a.css" rel="stylesheet">');
  expect(processedBody('<iframe src="https://x.example" allowfullscreen></iframe>')).toMatch(
    /^<iframe src="https:\/\/x.example" allowfullscreen="" sandbox="[^"]*allow-scripts[^"]*"><\/iframe>$/,
  );
});
