import { expect, jest, test } from "@jest/globals";
import { escapeCss, rewriteCss, urlsOfCss, withoutTags } from "./urls";

test("addresses are found with their lines in every notation", () => {
  const css = `@charset "utf-8";
@import "a.css" screen;
@import url(b.css) layer("x");
@namespace svg url(http://www.w3.org/2000/svg);
/* url(comment.png) */
a { background: URL( 'c d.png' ), u\\72l(e\\20 f.png); content: "url(text.png)" }
b { background: image-set("g.png" 1x, url(h.png) type("image/png") 2x) }
@font-face { src: local("Name"), url("i.woff2?#iefix") format("woff2") }`;
  expect(urlsOfCss(css)).toEqual([
    { url: "a.css", line: 2, use: "import" },
    { url: "b.css", line: 3, use: "import" },
    { url: "c d.png", line: 6, use: "resource" },
    { url: "e f.png", line: 6, use: "resource" },
    { url: "g.png", line: 7, use: "resource" },
    { url: "h.png", line: 7, use: "resource" },
    { url: "i.woff2?#iefix", line: 8, use: "resource" },
  ]);
});

test("broken style sheets are read to their end", () => {
  expect(urlsOfCss('a { background: url("a.png')).toEqual([{ url: "a.png", line: 1, use: "resource" }]);
  expect(urlsOfCss("a { background: url(a b.png) } b { src: url(c.png }")).toEqual([]);
  expect(urlsOfCss("")).toEqual([]);
});

test("only addresses are replaced, and no value can end one", () => {
  const css = `a{background:url(x.png) /* x.png */;content:"x.png"}<!-- b{width:expression(1)} -->`;
  expect(rewriteCss(css, (url) => `/base/${url}`)).toBe(
    `a{background:url("/base/x.png") /* x.png */;content:"x.png"}  b{width:removed(1)}  `,
  );
  const hostile = rewriteCss("a{b:url(x)}", () => `"\\</style>\n)`);
  expect(hostile).toBe(String.raw`a{b:url("\22 \5c \3c /style>\a )")}`);
  expect(urlsOfCss(hostile)[0]?.url).toBe(`"\\</style>\n)`);
  expect(rewriteCss("a{b:url(x)}", () => null)).toBe('a{b:url("about:invalid")}');
});

test("a value is a name, a string's part or an address's part, and stays one", () => {
  const value = `1 "a" \\</style>;}é{url(`;
  for (const css of [`a{b:url("${escapeCss(value)}")}`, `a{b:url(${escapeCss(value)})}`]) {
    expect(urlsOfCss(css)).toEqual([{ url: value, line: 1, use: "resource" }]);
  }
});

test("tags within a style sheet are escaped and keep their meaning", () => {
  const css = `a{b:url("data:image/svg+xml,<svg></svg>")}@media (width<9px){}`;
  expect(withoutTags(css)).not.toMatch(/<[a-z/]/i);
  expect(withoutTags(css)).toContain("(width<9px)");
  expect(urlsOfCss(withoutTags(css))).toEqual(urlsOfCss(css));
});

test("the lines of a style sheet are counted once, however many addresses are on each", () => {
  const search = jest.spyOn(String.prototype, "indexOf");
  const found = urlsOfCss(`a { b: url(x) }\n${"a{b:url(x)}".repeat(1_000)}`);
  const searches = search.mock.calls.filter(([text]) => text === "\n").length;
  search.mockRestore();
  expect(found).toHaveLength(1_001);
  expect(found.at(-1)?.line).toBe(2);
  expect(searches).toBe(2);
});
