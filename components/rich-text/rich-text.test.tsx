import { expect, test } from "@jest/globals";
import { renderToStaticMarkup } from "react-dom/server";
import type { RichTextDocument } from "@/lib/rich-text/document";
import { richText } from "@/lib/rich-text/schema";
import fc from "@/tests/support/properties";
import { RichText } from "./rich-text";

const hrefOf = (target: string) =>
  target === "restaurant:gone" ? null : target.replace(/^restaurant:/, "/order/");

/** The markup without the element around it. */
const markupOf = (document: unknown) =>
  renderToStaticMarkup(<RichText document={document as RichTextDocument} hrefOf={hrefOf} />)
    .replace(/^<div class="rich-text">/, "")
    .replace(/<\/div>$/, "");

const link = (target: unknown) => ({ type: "link", attrs: { target } });
const text = (words: unknown, ...marks: object[]) => ({ type: "text", text: words, marks });
const paragraph = (...content: unknown[]) => ({ type: "paragraph", content });
const documentOf = (...content: unknown[]) => ({ type: "doc", content });

test("every block and mark has its element", () => {
  const document = documentOf(
    { type: "heading", attrs: { level: 3 }, content: [text("Bread & wine")] },
    paragraph(
      text("Since ", { type: "italic" }),
      text("1974", { type: "bold" }, { type: "strike" }),
      { type: "hardBreak" },
      text("<b>"),
    ),
    { type: "orderedList", content: [{ type: "listItem", content: [paragraph(text("Rye"))] }] },
    { type: "blockquote", content: [paragraph(text("Best"))] },
    { type: "horizontalRule" },
    { type: "paragraph" },
  );
  expect(richText.safeParse(document).success).toBe(true);
  expect(markupOf(document)).toBe(
    '<h3 dir="auto">Bread &amp; wine</h3>' +
      '<p dir="auto"><em>Since </em><strong><s>1974</s></strong><br/>&lt;b&gt;</p>' +
      '<ol dir="auto"><li><p dir="auto">Rye</p></li></ol>' +
      '<blockquote dir="auto"><p dir="auto">Best</p></blockquote><hr/>',
  );
});

test("neighbours with the same target are one link", () => {
  const target = link("restaurant:thai");
  const line = paragraph(
    text("Our "),
    text("whole ", target),
    text("menu", { type: "bold" }, target),
    text("."),
  );
  expect(markupOf(documentOf(line))).toBe(
    '<p dir="auto">Our <a href="/order/thai">whole <strong>menu</strong></a>.</p>',
  );
});

test.each([
  ["leads nowhere any more", link("restaurant:gone")],
  ["is a script", link("javascript:alert(1)")],
  ["is no text", link({ href: "/" })],
  ["is missing", { type: "link" }],
])("a link whose target %s is shown as words", (_, mark) => {
  expect(markupOf(documentOf(paragraph(text("Menu", mark))))).toBe('<p dir="auto">Menu</p>');
});

test("unknown nodes, marks and levels are left out", () => {
  const document = documentOf(
    { type: "script", content: [text("alert(1)")] },
    { type: "heading", attrs: { level: "1 onclick" }, content: [text("Title")] },
    paragraph(
      { type: "image" },
      null,
      text("Words", { type: "constructor" }),
      text("!", link("//evil.example")),
    ),
    { type: "bulletList", content: "none" },
    "text",
  );
  expect(markupOf(document)).toBe('<h2 dir="auto">Title</h2><p dir="auto">Words!</p><ul dir="auto"></ul>');
});

const targets = fc.oneof(
  fc.constantFrom("javascript:alert(1)", "JaVaScript:x", "data:text/html,x", "//evil", "/order1", "#contact"),
  fc.webUrl(),
  fc.string(),
);
const marks = fc.array(
  fc.oneof(
    fc.constantFrom({ type: "bold" }, { type: "italic" }, { type: "strike" }, { type: "script" }),
    targets.map(link),
  ),
  { maxLength: 3 },
);
const words = fc.record({ type: fc.constant("text"), text: fc.string({ minLength: 1 }), marks });
const { block } = fc.letrec((tie) => ({
  block: fc.oneof(
    { maxDepth: 3 },
    fc.record({ type: fc.constantFrom("paragraph", "script"), content: fc.array(words, { maxLength: 3 }) }),
    fc.record({
      type: fc.constant("heading"),
      attrs: fc.record({ level: fc.integer({ min: 1, max: 5 }) }),
      content: fc.array(words, { maxLength: 2 }),
    }),
    fc.record({ type: fc.constant("bulletList"), content: fc.array(tie("item"), { maxLength: 3 }) }),
    fc.record({ type: fc.constant("blockquote"), content: fc.array(tie("block"), { maxLength: 3 }) }),
  ),
  item: fc.record({ type: fc.constant("listItem"), content: fc.array(tie("block"), { maxLength: 3 }) }),
}));

const known = /^(p|h[234]|ul|ol|li|blockquote|hr|br|strong|em|s|a|div)$/;

test("whatever is stored, its markup has only known elements and no script address", () => {
  let accepted = 0;
  fc.assert(
    fc.property(fc.array(block, { minLength: 1, maxLength: 4 }), (blocks) => {
      const document = documentOf(...blocks);
      if (richText.safeParse(document).success) accepted += 1;
      const markup = markupOf(document);
      for (const [, name = ""] of markup.matchAll(/<\/?([^\s>/]+)/g)) expect(name).toMatch(known);
      for (const [, href = ""] of markup.matchAll(/href="([^"]*)"/g))
        expect(href).toMatch(/^(https?:|mailto:|tel:|\/(?!\/)|#)/i);
      for (const [, attribute = ""] of markup.matchAll(/\s([a-z-]+)="/g))
        expect(["class", "dir", "href", "rel"]).toContain(attribute);
    }),
    { numRuns: 400 },
  );
  expect(accepted).toBeGreaterThan(10);
});
