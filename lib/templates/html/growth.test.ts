import { expect, test } from "@jest/globals";
import { elementsOf } from "@/lib/platform/html/markup";
import { documentLimits, fullBudget, parseMarkup, UnusableDocument } from "@/lib/platform/html/parse-markup";
import { documentContext, processDocument } from "@/tests/support/templates/template-document";
import { isSafeAddress } from "./address";
import { inspectTemplate } from "./inspect-template";
import { baseOf, baseOfDocument } from "./locate";
import { parseSrcset } from "./srcset";

const times = (count: number, tag: (index: number) => string) =>
  Array.from({ length: count }, (_, n) => tag(n));

/** Each paragraph opens all of them again, as a browser does. */
const bomb = `<p>${times(300, (n) => `<i a${n}>`).join("")}</p>${"<p>x".repeat(500)}`;

test("a few kilobytes whose elements multiply are refused", () => {
  expect(bomb.length).toBeLessThan(5_000);
  expect(() => parseMarkup(bomb)).toThrow(UnusableDocument);
  expect(() => processDocument(bomb, documentContext())).toThrow(UnusableDocument);
  const bytes = new TextEncoder().encode(bomb);
  const [finding] = inspectTemplate([{ path: "index.html", type: "text/html; charset=utf-8", bytes }]);
  expect(finding).toMatchObject({ severity: "error", file: "index.html" });
  expect(finding?.message).toMatch(/left open/);
});

test("the steps of the parser are counted and limited", () => {
  const closing = "</x>".repeat(documentLimits.steps / 400);
  expect(() => parseMarkup("<div>".repeat(450) + closing)).toThrow(UnusableDocument);
  expect(() => parseMarkup(closing)).not.toThrow();
  const stepsOf = (source: string) => {
    const budget = fullBudget();
    parseMarkup(source, { budget });
    return documentLimits.steps - budget.steps;
  };
  const page = (size: number) =>
    `<table>${"<tr><td><a href=x>y</a>".repeat(size)}</table>${"<b>z</b>".repeat(size)}`;
  expect(stepsOf(page(2_000)) / stepsOf(page(1_000))).toBeLessThan(2.1);
});

test("the number of attributes of an element is limited", () => {
  const element = (count: number) => `<p ${times(count, (n) => `a${n}`).join(" ")}>`;
  expect(() => parseMarkup(element(documentLimits.attributes))).not.toThrow();
  expect(() => parseMarkup(element(documentLimits.attributes + 1))).toThrow(UnusableDocument);
});

test("a page with more children and findings than the maximum number of arguments is read", () => {
  const count = 150_000;
  expect([...elementsOf(parseMarkup("<br>".repeat(count)))]).toHaveLength(count + 3);
  const css = "a{b:url(x)}".repeat(count);
  const encode = (text: string) => new TextEncoder().encode(text);
  const findings = inspectTemplate([
    { path: "index.html", type: "text/html", bytes: encode(`<title>x</title>${"{{y}}".repeat(count)}`) },
    { path: "a.css", type: "text/css", bytes: encode(css) },
  ]);
  expect(findings.map(({ message }) => message)).toEqual(
    expect.arrayContaining([
      `x is not in the template (${count} times)`,
      `The variable {{y}} is unknown and stays as it is (${count} times)`,
    ]),
  );
});

test("a style sheet that is too long is refused", () => {
  const bytes = Buffer.alloc(5_000_001, " ");
  const findings = inspectTemplate([{ path: "a.css", type: "text/css", bytes }]);
  expect(findings).toContainEqual({
    severity: "error",
    file: "a.css",
    message: "The style sheet is too long",
  });
});

test("addresses with very many parts are read quickly", () => {
  expect(parseSrcset(`x${",".repeat(500_000)}y`)).toHaveLength(1);
  expect(isSafeAddress(`data:application/${"font".repeat(200_000)}`, "resource")).toBe(false);
  expect(isSafeAddress("data:application/x-font-woff;base64,AA", "resource")).toBe(true);
});

test("a very long base is not parsed again for every link", () => {
  const document = parseMarkup(`<base href="/${"a".repeat(100_000)}"><a href=x>`);
  expect(baseOfDocument(document, "index.html")).toBe(baseOf("index.html"));
});
