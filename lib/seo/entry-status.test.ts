import { expect, test } from "@jest/globals";
import { countDropped, entryStatus } from "./entry-status";

test("an entry shows its type, also while it can't be read", () => {
  expect(entryStatus('{"@type": ["Organization", "Brand"]}').type).toBe("Organization, Brand");
  expect(entryStatus('{"@graph": [{"@type": "WebSite"}, {"@type": "Product"}, null, 3]}').type).toBe(
    "WebSite, Product",
  );
  expect(entryStatus('{"@type": "Product", "name": }').type).toBe("Product");
  expect(entryStatus("[").type).toBe("");
});

test("parts that saving leaves out are reported beforehand, a syntax error with its place", () => {
  const texts = [
    '{"@type": "Thing"}',
    "{",
    "[]",
    "{}",
    "",
    '{"@type": "Thing", "__proto__": 1}',
    '{"@type": "\\u0000"}',
  ];
  expect(texts.map((text) => entryStatus(text).dropped)).toEqual([
    null,
    "is not valid JSON. Line 1, column 2: The { of line 1 is never closed: a } is missing.",
    "is not a JSON object",
    "has no @type",
    "is not valid JSON. Line 1, column 1: Nothing stands here yet.",
    "has a key that is not allowed (__proto__)",
    "contains characters that are not allowed",
  ]);
  expect(texts.map((text) => entryStatus(text).syntaxError?.column)).toEqual([
    undefined,
    2,
    undefined,
    undefined,
    1,
    undefined,
    undefined,
  ]);
  expect(countDropped(texts)).toBe(6);
  expect(entryStatus(JSON.stringify({ "@type": "Thing", text: "x".repeat(20_000) })).dropped).toMatch(
    /longer than 20000/,
  );
});

test("placeholders are found, quotes inside them included", () => {
  const text = '{"@type": "Thing", "a": "Fill in: a \\"b\\"", "b": ["Fill in: c"], "c": "Fill in"}';
  expect(entryStatus(text).toFillIn.map(({ start, end }) => text.slice(start, end))).toEqual([
    'Fill in: a \\"b\\"',
    "Fill in: c",
  ]);
});
