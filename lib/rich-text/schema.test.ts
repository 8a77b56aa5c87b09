import { describe, expect, test } from "@jest/globals";
import { isEmptyRichText, plainText } from "./document";
import { richTextLimits } from "./rules";
import { richText } from "./schema";

const text = (words: string, ...marks: object[]) => ({
  type: "text",
  text: words,
  ...(marks.length > 0 && { marks }),
});
const paragraph = (...content: object[]) => ({ type: "paragraph", content });
const item = (...content: object[]) => ({ type: "listItem", content });
const list = (...content: object[]) => ({ type: "bulletList", content });
const documentOf = (...content: object[]) => ({ type: "doc", content });
const linkTo = (target: unknown) => ({ type: "link", attrs: { target } });

const whole = documentOf(
  { type: "heading", attrs: { level: 2 }, content: [text("Our kitchen")] },
  paragraph(text("Since "), text("1974", { type: "bold" }), { type: "hardBreak" }, text("in Berlin")),
  list(item(paragraph(text("Bread")), { type: "orderedList", content: [item(paragraph(text("Rye")))] })),
  { type: "blockquote", content: [paragraph(text("Best", { type: "italic" }, linkTo("/order1")))] },
  { type: "horizontalRule" },
  { type: "paragraph" },
);

const problemOf = (document: unknown) => {
  const issue = richText.safeParse(document).error?.issues[0];
  return issue && `${issue.path.join(".")}: ${issue.message}`;
};

test("a document of known nodes is stored as it is", () => {
  expect(richText.parse(whole)).toEqual(whole);
  const document = richText.parse(whole);
  expect(plainText(document)).toBe("Our kitchen\nSince 1974\nin Berlin\nBread\nRye\nBest");
  expect([
    isEmptyRichText(document),
    isEmptyRichText(richText.parse(documentOf({ type: "paragraph" }))),
  ]).toEqual([false, true]);
});

test.each([
  "https://example.com/menu",
  "mailto:you@example.com",
  "tel:+49301234567",
  "/order1",
  "#contact",
  "restaurant:order1",
])("a link to %s is accepted", (target) => {
  expect(problemOf(documentOf(paragraph(text("Here", linkTo(target)))))).toBeUndefined();
});

describe("refused", () => {
  test.each<[string, unknown]>([
    ["a script address", "javascript:alert(1)"],
    ["a script address with a control character", "java\tscript:alert(1)"],
    ["a data address", "data:text/html,<script>alert(1)</script>"],
    ["another site by two slashes", "//evil.example"],
    ["credentials", "https://bank.example@evil.example"],
    ["a backslash", "/\\evil.example"],
    ["an address that is too long", `/${"a".repeat(richTextLimits.target)}`],
    ["no address", ""],
    ["a number", 5],
    ["a list", ["/order1"]],
  ])("%s as the target of a link", (_, target) => {
    expect(problemOf(documentOf(paragraph(text("Here", linkTo(target)))))).toBe(
      "content.0.content.0.marks: Contains a link or a style that is not allowed",
    );
  });

  const wrongMark = "content.0.content.0.marks: Contains a link or a style that is not allowed";
  const wrongText = "content.0.content.0.text: Contains characters that are not allowed";
  const wrongPart = "Contains a kind of text that is not allowed";
  const deep = (levels: number): object =>
    levels === 0 ? paragraph(text("deep")) : list(item(paragraph(text("level")), deep(levels - 1)));
  const quotes = (levels: number): object =>
    levels === 0 ? paragraph() : { type: "blockquote", content: [quotes(levels - 1)] };

  test.each<[string, string, unknown]>([
    ["an unknown mark", wrongMark, documentOf(paragraph(text("a", { type: "code" })))],
    ["an inherited name as mark", wrongMark, documentOf(paragraph(text("a", { type: "constructor" })))],
    ["a mark twice", wrongMark, documentOf(paragraph(text("a", { type: "bold" }, { type: "bold" })))],
    ["a mark with more keys", wrongMark, documentOf(paragraph(text("a", { type: "bold", onclick: "x" })))],
    [
      "a link with more keys",
      wrongMark,
      documentOf(paragraph(text("a", { type: "link", attrs: { target: "/", onclick: "x" } }))),
    ],
    ["a control character", wrongText, documentOf(paragraph(text("a\u0000b")))],
    ["a direction override", wrongText, documentOf(paragraph(text("a\u202eb")))],
    ["half a character", wrongText, documentOf(paragraph(text("a\ud800")))],
    ["a text without words", wrongText, documentOf(paragraph(text("")))],
    ["a picture", `content.0.content.0: ${wrongPart}`, documentOf(paragraph({ type: "image", attrs: {} }))],
    ["words outside of a block", "content.0.type", documentOf(text("a"))],
    ["a heading of level 1", "content.0.attrs", documentOf({ type: "heading", attrs: { level: 1 } })],
    ["a heading without level", "content.0.attrs", documentOf({ type: "heading" })],
    ["a style", `content.0: ${wrongPart}`, documentOf({ ...paragraph(), attrs: { style: "x" } })],
    [
      "an inherited key",
      `content.0.content.0: ${wrongPart}`,
      documentOf(paragraph(JSON.parse('{"type":"hardBreak","__proto__":1}'))),
    ],
    ["a list without items", `content.0.content: ${wrongPart}`, documentOf(list())],
    ["an item without words", `content.0.content.0.content: ${wrongPart}`, documentOf(list(item(list())))],
    [
      "content that is no list",
      `content.0.content: ${wrongPart}`,
      documentOf({ type: "paragraph", content: {} }),
    ],
    ["quotations within quotations", `content.0.content.0: ${wrongPart}`, documentOf(quotes(20))],
    ["lists of 20 levels", "Has too many lists within lists", documentOf(deep(20))],
    ["lists of 100000 levels", "Has too many lists within lists", documentOf(deepList(100_000))],
    ["too many nodes", ": Is too long", documentOf(...Array(richTextLimits.nodes).fill(paragraph()))],
    ["too many bytes", ": Is too long", documentOf(paragraph(text("ä".repeat(richTextLimits.bytes / 2))))],
    ["no document", "", null],
    ["an empty document", `content: ${wrongPart}`, documentOf()],
    ["more keys", "", { ...whole, version: 1 }],
    ["HTML", "", "<p>Hello</p>"],
  ])("%s", (_, problem, document) => {
    expect(problemOf(document)).toContain(problem);
  });
});

/** Lists within lists, built without recursion. */
function deepList(levels: number): object {
  let inner: object = paragraph(text("deep"));
  for (let level = 0; level < levels; level += 1) inner = list(item(paragraph(), inner));
  return inner;
}
