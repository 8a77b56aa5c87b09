import { expect, test } from "@jest/globals";
import { documentLimits, UnusableDocument } from "@/lib/platform/html/parse-markup";
import fc from "@/tests/support/properties";
import { dangersIn } from "@/tests/support/templates/dangerous-markup";
import { documentContext, processDocument } from "@/tests/support/templates/template-document";
import { inspectTemplate } from "./inspect-template";

const names =
  "a b p div form table td tr select option template noscript style script title textarea svg math mtext mi mglyph foreignObject desc annotation-xml iframe pre xmp plaintext noembed frameset body head html base img input button nobr br font use animate link meta li dd h1 caption col ruby rt".split(
    " ",
  );
const attributes = [
  "",
  " onerror=alert(1)",
  " href=javascript:alert(1)",
  ' href="java&#9;script:alert(1)"',
  " xlink:href='data:text/html,x'",
  " src=x",
  ' title="</style></title></noscript></textarea><img src=x onerror=alert(1)>"',
  " id='--><img src=x onerror=alert(1)>'",
  " style='background:url(javascript:alert(1))'",
  " srcset='a.png 1x, javascript:alert(1) 2x'",
  " encoding=text/html",
  " shadowrootmode=open",
  " http-equiv=refresh content=0;url=javascript:alert(1)",
  " attributeName=href to=javascript:alert(1)",
  " rel=import",
  ' "<onclick=alert(1)',
  " a='",
];
const pieces = [
  "<!--",
  "-->",
  "--!>",
  "<![CDATA[",
  "]]>",
  "<!doctype html>",
  "<",
  ">",
  "</",
  "\0",
  "\n",
  "x",
  "&lt;img src=x onerror=alert(1)&gt;",
  "&lt;/style&gt;",
  "<img src=x onerror=alert(1)>",
  "<scr<script>ipt>alert(1)</script>",
  "{{projectName}}",
  "{{ctaUrl}}",
  "a{b:url(img.png)}@import 'x'",
  "\\",
];

const tag = fc
  .tuple(fc.constantFrom("<", "</"), fc.constantFrom(...names), fc.constantFrom(...attributes))
  .map(([open, name, attribute]) => `${open}${name}${attribute}>`);
const fragment = fc.oneof(
  { weight: 3, arbitrary: tag },
  { weight: 1, arbitrary: fc.constantFrom(...pieces) },
);
const markup = fc.array(fragment, { maxLength: 40 }).map((parts) => parts.join(""));
const hostile = fc.oneof(markup, fc.string({ maxLength: 20 })).filter((text) => !text.includes("{{"));

test("no markup or variable leaves dangerous content, and processing is idempotent", () => {
  fc.assert(
    fc.property(markup, hostile, hostile, (source, projectName, ctaUrl) => {
      const variables = { projectName, companyName: "A", ctaUrl, currentYear: "2026" };
      const context = documentContext({ variables });
      const { html } = processDocument(source, context);
      expect(dangersIn(html)).toEqual([]);
      expect(processDocument(html, context).html).toBe(html);
    }),
    { numRuns: 1000 },
  );
});

test.each([
  ["too long", " ".repeat(documentLimits.length + 1)],
  ["of too many elements", "<br>".repeat(documentLimits.elements + 1)],
  ["nested too deeply", "<div>".repeat(documentLimits.depth + 1)],
])("a document that is %s is refused, in the report too", (_, source) => {
  expect(() => processDocument(source, documentContext())).toThrow(UnusableDocument);
  const bytes = new TextEncoder().encode(`x${source}`);
  const findings = inspectTemplate([{ path: "index.html", bytes, type: "text/html" }]);
  expect(findings[0]).toEqual({ severity: "error", file: "index.html", message: expect.any(String) });
});

test("a long document of many levels is processed", () => {
  const source = `${"<div>".repeat(400)}${"<p title='a'>{{projectName}} <b>x</b>".repeat(20_000)}`;
  expect(processDocument(source, documentContext()).html.match(/Trattoria/g)).toHaveLength(20_000);
});
