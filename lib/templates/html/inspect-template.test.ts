import { expect, test } from "@jest/globals";
import { inspectTemplate } from "./inspect-template";

const types: Record<string, string> = { html: "text/html", css: "text/css; charset=utf-8" };

function report(files: Record<string, string | Uint8Array>): string[] {
  const given = Object.entries(files).map(([path, content]) => ({
    path,
    bytes: typeof content === "string" ? new TextEncoder().encode(content) : content,
    type: types[path.split(".").at(-1) ?? ""] ?? "application/octet-stream",
  }));
  return inspectTemplate(given).map(
    ({ severity, file, line, message }) => `${severity} ${file ?? "-"}:${line ?? "-"} ${message}`,
  );
}

const page = (body: string) =>
  `<!DOCTYPE html><html lang="en"><head><title>A</title><meta name="viewport" content="width=device-width"></head><body>\n${body}\n</body></html>`;

test("a good template has no findings", () => {
  expect(
    report({
      "index.html": page(
        '<a href="about.html#us">Us</a><a href="#top"></a><img src="a.png" alt="">{{projectName}}',
      ),
      "about.html": page('<h1 id="us">Us</h1><a href="/">Home</a><a href="https://x.example">x</a>'),
      "css/a.css": "a { background: url(../a.png) }",
      "a.png": "",
    }),
  ).toEqual([]);
});

test("without a readable index.html the upload is refused", () => {
  expect(report({ "about.html": page("") })).toEqual(["error -:- index.html is required"]);
  expect(report({ "index.html": " \n" })).toEqual(["error index.html:- The page is empty"]);
  expect(report({ "index.html": Uint8Array.of(60, 0xff, 62) })).toEqual([
    "error index.html:- The page can’t be read; save it as UTF-8",
  ]);
  expect(report({ "index.html": page(""), "b.html": "", "a.css": Uint8Array.of(0xff) })).toEqual([
    "warning a.css:- The style sheet can’t be read; save it as UTF-8",
    "warning b.html:- The page is empty",
  ]);
});

test("missing parts of a page are reported", () => {
  expect(
    report({ "index.html": "<p>x</p><svg><title>no</title></svg>\n<img src='data:image/png;base64,'>" }),
  ).toEqual([
    "warning index.html:1 The page has no title",
    expect.stringMatching(/^warning index.html:1 The page is shown shrunk on phones/),
    expect.stringMatching(/^advice index.html:1 The page doesn’t tell its language/),
    "advice index.html:2 A picture has no alt text",
  ]);
});

test("missing files are reported with their lines", () => {
  const body = `<img src="none.png" alt="">\n<img alt="" srcset="a.png 1x,\n none2.png 2x"><a href="gone.html">x</a>
<style>\n@import "none.css";\na { background: url(Img/A.png) }</style>
<p style="background: url(none.png)"></p><script src="none.js"></script><img data-src="none3.png" alt="">
<a href="{{unknown}}.png">x</a><link rel="canonical" href="/none">`;
  const css = "a{}\nb { background: url('../none.png'), url(#a), url(data:image/png;base64,) }";
  expect(report({ "index.html": page(body), "css/a.css": css, "a.png": "", "img/a.png": "" })).toEqual([
    "warning css/a.css:2 none.png is not in the template",
    "warning index.html:2 none.png is not in the template (2 times)",
    "warning index.html:3 none2.png is not in the template",
    "warning index.html:4 gone.html is not in the template",
    "warning index.html:6 none.css is not in the template",
    "warning index.html:7 Img/A.png is not in the template; there is img/a.png, and letter case counts",
    "warning index.html:8 none.js is not in the template",
    "warning index.html:9 The variable {{unknown}} is unknown and stays as it is",
  ]);
});

test("links without a target are reported", () => {
  const body = `<a href="#">x</a><a href="#!">x</a>\n<a href>x</a><a href="#" data-bs-toggle="tab">x</a><a href="#" role="button">x</a>
<a href="#none">x</a><a href="about.html#none">x</a><a href="#%C3%A9">x</a><a id="é"></a><a name="n"></a><a href="#n">x</a>
<a href="#/route">x</a><a href="{{ctaUrl}}">x</a>`;
  expect(report({ "index.html": page(body), "about.html": page("") })).toEqual([
    "advice index.html:2 A link leads nowhere: #",
    "advice index.html:2 A link leads nowhere: #!",
    "advice index.html:3 A link leads nowhere: its address is empty",
    "advice index.html:4 A link leads nowhere: about.html has no #none",
    "advice index.html:4 A link leads nowhere: this page has no #none",
  ]);
});

test("removed parts are reported", () => {
  const body = `<script>x</script>\n<script src="https://x.example/a.js"></script><script type="application/ld+json">{}</script>
<p onclick="x"\n onfocus="y"></p><a href="javascript:x">x</a>\n<object data="a"></object><meta http-equiv="refresh" content="1">
<noscript>x</noscript><iframe src="about.html"></iframe><base href="/"><link rel="modulepreload" href="https://x.example">
<link rel="preload" as="style" onload="x" href="index.html"><script nomodule>x</script><script src="javascript:x"></script>`;
  const removed = report({ "index.html": page(body) }).filter(
    (line) => !line.includes("not in the template"),
  );
  expect(removed).toEqual([
    "warning index.html:2 An inline script is removed; put it into a .js file of the template instead",
    "warning index.html:3 The script https://x.example/a.js is not loaded; put a copy into the template instead",
    expect.stringMatching(/^warning index.html:4 An inline event handler is removed.* \(2 times\)$/),
    "warning index.html:5 The address javascript:x is removed",
    'warning index.html:6 <meta http-equiv="refresh"> is removed',
    "warning index.html:6 <object> is removed",
    "warning index.html:7 <iframe> is removed",
    'warning index.html:7 <link rel="modulepreload"> is removed',
    "warning index.html:8 The script javascript:x is not loaded",
    "advice index.html:3 A script element that holds data is removed",
    "advice index.html:7 What is for browsers without scripts is left out",
  ]);
});

test("other hosts and large files are reported", () => {
  const body = `<link rel="stylesheet" href="https://fonts.example/a"><img alt="" src="//cdn.example/a.png"><a href="https://no.example">x</a>
<form action="https://form.example/x"></form><iframe src="https://video.example"></iframe>`;
  const css = "@import url(https://fonts.example/b);\n@namespace url(http://www.w3.org/1999/xhtml);";
  expect(
    report({
      "index.html": page(body),
      "a.css": css,
      "b.bin": new Uint8Array(500_001),
      "c.bin": new Uint8Array(500_000),
    }),
  ).toEqual([
    "advice a.css:1 Loads from another host: fonts.example",
    "advice b.bin:- The file is large: 500 kB",
    "advice index.html:2 Loads from another host: cdn.example",
    "advice index.html:2 Loads from another host: fonts.example",
    "advice index.html:3 Loads from another host: video.example",
    "advice index.html:3 Sends what visitors enter to form.example",
  ]);
});

test("a page with an address of the application is reported", () => {
  const pages = {
    "index.html": page(""),
    "login.html": page(""),
    "team.html": page(""),
    "a/login.html": page(""),
  };
  expect(report(pages)).toEqual([expect.stringMatching(/^advice login.html:- The application has a page/)]);
});

test("a name in another Unicode form is the same file", () => {
  const css = "a { background: url(../cafe%CC%81.png), url(../CAFE\u0301.png) }";
  const body =
    '<img alt="" src="cafe%CC%81.png"><img alt="" src="caf%C3%A9.png"><img alt="" src="cafe\u0301.png">';
  expect(report({ "index.html": page(body), "css/a.css": css, "caf\u00e9.png": "" })).toEqual([
    "warning css/a.css:1 CAFE\u0301.png is not in the template; there is caf\u00e9.png, and letter case counts",
  ]);
});

test("a report ends after 200 lines with the number left out", () => {
  const images = Array.from({ length: 300 }, (_, index) => `<img src="${index}.png">`).join("\n");
  const lines = report({ "index.html": page(`${images}<a href="#">x</a>`) });
  expect(lines).toHaveLength(200);
  expect(lines[199]).toBe("warning -:- 103 more findings: 101 of severity warning, 2 of severity advice");
});
