import { expect, test } from "@jest/globals";
import { visitorScript } from "@/lib/site/visitor-script";
import { type DocumentPlace, exportDocument } from "./document";

const place: DocumentPlace = {
  url: "https://shop.example/about",
  isTemplate: false,
  fateOfLink: (path) => (path === "/order1" ? "kept" : path === "/login" ? "removed" : "unlinked"),
  isFile: (path) => path.startsWith("/files/"),
  callUs: "<p>Call us</p>",
  dropsPreview: false,
};
const exported = (body: string, head = "", changed: Partial<DocumentPlace> = {}) =>
  exportDocument(`<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`, {
    ...place,
    ...changed,
  });
const bodyOf = (html: string) => /<body>(.*)<\/body>/s.exec(html)?.[1];

test("scripts of the application are left out, the visitors’ one stays and no longer listens", () => {
  const { html, files } = exported(
    `<script>start()</script><script type="module" src="/files/island.js"></script>
<script async="" src="${visitorScript.address}" data-shown="a/b"></script>`,
    '<link rel="modulepreload" href="/files/x.js"/><link rel="preload" as="script" href="/files/y.js"/>',
    { isFile: (path) => path.startsWith("/files/") || path === visitorScript.address },
  );
  expect(bodyOf(html)?.trim()).toBe(`<script async="" src="${visitorScript.address}"></script>`);
  expect(files).toEqual([visitorScript.address]);
  expect(html).not.toContain("/files/");
});

test("a template keeps its own scripts", () => {
  const { html } = exported(`<script>own()</script><script src="/files/own.js"></script>`, "", {
    isTemplate: true,
  });
  expect(html).toContain("<script>own()</script>");
  expect(html).not.toContain("http-equiv");
});

test("links stay, lose their address, or are left out with an entry that has nothing else", () => {
  const { html } = exported(
    `<a href="/order1?x=1#menu">A</a><a class="b" href="/nowhere">B</a><ul><li><a href="/login">C</a></li><li><a href="/login">D</a> E</li></ul>
<a href="#f">F</a><a href="tel:+491">G</a><a href="https://other.example/login">H</a>`,
  );
  expect(bodyOf(html)).toBe(
    `<a href="/order1?x=1#menu">A</a><a class="b">B</a><ul><li> E</li></ul>
<a href="#f">F</a><a href="tel:+491">G</a><a href="https://other.example/login">H</a>`,
  );
});

test("forms of the application become the way to reach the business, others stay", () => {
  const { html } = exported(
    `<form method="post" action="/api/inbox/form"><input><a href="/login">x</a></form><form><input></form><form action="https://news.example/"><input></form>`,
  );
  expect(bodyOf(html)).toBe(
    `<p>Call us</p><p>Call us</p><form action="https://news.example/"><input></form>`,
  );
});

test("a text that changes with the time, such as that a restaurant is open, is left out", () => {
  const { html } = exported(
    `<p role="status" data-later="[[1,&quot;Closed&quot;]]">Open until 22:00</p><p>Monday</p>`,
  );
  expect(bodyOf(html)).toBe("<p>Monday</p>");
});

test("every public file that the page names is found once", () => {
  const { files } = exported(
    `<img src="/files/a.png" srcset="/files/a.png 1x, /files/b.png 2x"><svg><use href="/files/c.svg#x"></use></svg>
<video poster="files/d.png"></video><div style="background:url(/files/e.png)"></div><a href="/files/f.pdf">F</a>
<script type="application/ld+json">{"logo":"https://shop.example/files/g.png","a":"https://other.example/files/z.png"}</script>
<img src="/private/h.png"><img src="https://other.example/files/i.png">`,
    `<link rel="stylesheet" href="/files/j.css"/><meta property="og:image" content="https://shop.example/files/k.png"/>
<style>@font-face{src:url(/files/l.woff2)}</style>`,
  );
  expect(files.map((file) => file.slice(-5)).sort()).toEqual(
    ["a.png", "b.png", "c.svg", "d.png", "e.png", "f.pdf", "g.png", "j.css", "k.png", "woff2"].sort(),
  );
});

test("the policy in the page allows only files of the site, and its own style sheets by their hashes", () => {
  const { html } = exported('<p nonce="abc">x</p>', '<style nonce="abc">p{color:red}</style>');
  expect(html).not.toContain("nonce");
  const [, policy = ""] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html) ?? [];
  expect(policy).toMatch(/script-src (?:'|&#39;)self(?:'|&#39;);/);
  expect(policy).toMatch(/style-src (?:'|&#39;)self(?:'|&#39;) (?:'|&#39;)sha256-/);
});

test("a preview image that isn’t drawn is left out with what describes it", () => {
  const head = `<meta property="og:title" content="A"/><meta property="og:image" content="https://shop.example/files/a.png"/><meta property="og:image:width" content="1200"/><meta name="twitter:image:alt" content="A"/>`;
  const { html, files } = exported("", head, { dropsPreview: true });
  expect(html).toContain("og:title");
  expect(html).not.toMatch(/og:image|twitter:image/);
  expect(files).toEqual([]);
});
