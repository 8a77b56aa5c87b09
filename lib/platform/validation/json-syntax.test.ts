import { describe, expect, test } from "@jest/globals";
import fc from "@/tests/support/properties";
import { findJsonError } from "./json-syntax";

const found = (text: string) => {
  const error = findJsonError(text);
  return error && `${error.line}:${error.column} ${error.message}`;
};

test.each([
  ['{\n  "a": 1\n  "b": 2\n}', "2:9 A comma is missing here, before what follows."],
  ['{\n  "a": 1,\n}', "2:9 Remove this comma: nothing follows it."],
  ["[1,\n\n]", "1:3 Remove this comma: nothing follows it."],
  ['{"a": }', "1:6 A value is missing after this colon."],
  ['{"a" 1}', "1:5 A colon (:) is missing after this property’s name."],
  ["{a: 1}", '1:2 The name of a property must stand in double quotes ("name").'],
  ["{'a': 1}", '1:2 Use double quotes (") instead of single ones.'],
  ["{“a”: 1}", '1:2 Use straight double quotes (") instead of curly ones.'],
  ['{"a": “b”}', '1:7 Use straight double quotes (") instead of curly ones.'],
  ["{\"a\": 'b'}", '1:7 Use double quotes (") instead of single ones.'],
  ['{"a": "b\n"}', '1:9 This text is not closed: a double quote (") is missing at its end.'],
  ['{"a": "b', '1:9 This text is not closed: a double quote (") is missing at its end.'],
  ['{"a": "\t"}', "1:8 Write a tab as \\t inside a text."],
  ['{"a": "C:\\x"}', "1:10 This backslash means nothing here: write \\\\ for a backslash."],
  ['{"a": "\\u12"}', "1:8 This backslash means nothing here: write \\\\ for a backslash."],
  ['{"a": True}', "1:7 Put “True” in double quotes, or write true, false, null or a number."],
  ['{"a": 01}', "1:7 01 is not a number as JSON writes it, such as 12 or 3.5."],
  ['{"a": 1.}', "1:7 1. is not a number as JSON writes it, such as 12 or 3.5."],
  ['{"a": 3 €}', "1:8 A comma is missing here, before what follows."],
  ['{"a": @}', "1:7 A value can’t begin with @"],
  ['{ // note\n"a": 1}', "1:3 JSON has no comments: remove this one."],
  ['{"a": 1} /* x */', "1:10 JSON has no comments: remove this one."],
  ['{"a": [1}', "1:9 This } should be a ]: it closes the [ of line 1."],
  ['{\n"a": {\n', "2:7 The { of line 2 is never closed: a } is missing."],
  ["[1, 2", "1:6 The [ of line 1 is never closed: a ] is missing."],
  ["{}}", "1:3 Nothing is open that this } could close."],
  ["]", "1:1 Nothing is open that this ] could close."],
  ['{"a": 1}\n{"b": 2}', "2:1 The entry ends before this: put what follows into an entry of its own."],
  ["{} x", "1:4 The entry ends before this: nothing may follow."],
  ['{"a": 1,, "b": 2}', "1:9 There is a comma too many here."],
  [
    '<script type="application/ld+json">{}</script>',
    "1:1 Leave the script tags out: only the JSON between them belongs here.",
  ],
  ["\ufeff{}", "1:1 An invisible character stands here: remove it."],
  ['{"a":\u00a01}', "1:6 An invisible character stands here: remove it."],
  ["", "1:1 Nothing stands here yet."],
  [" \n ", "1:1 Nothing stands here yet."],
])("%j is wrong at %s", (text, expected) => {
  expect(found(text)).toBe(expected);
});

test("a column counts an emoji once, and a Windows line break is one", () => {
  expect(found('{"😀": 1,\r\n"😀": x}')).toMatch(/^2:6 /);
});

test("a thousand open brackets are read", () => {
  expect(findJsonError("[".repeat(100_000))).toMatchObject({ column: 100_001 });
  expect(findJsonError("[".repeat(10_000) + "]".repeat(10_000))).toBeNull();
});

const isJson = (text: string) => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

describe("it agrees with JSON.parse", () => {
  const pieces = fc.constantFrom(
    ..."{}[],:\"'\\/ \n\t-+.0123eE",
    "true",
    "null",
    "\\u00e9",
    "\\n",
    '"a"',
    '"a":',
    "1.5e3",
    "é",
    "\u2028",
    "\u00a0",
    "\ufeff",
    "“",
  );

  test("on values built from its pieces", () => {
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
        const text = parts.join("");
        expect(findJsonError(text) === null).toBe(isJson(text));
      }),
      { numRuns: 5000 },
    );
  });

  test("on JSON in which something was cut out or put in", () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 4 }), fc.nat(), fc.nat(3), pieces, (json, at, length, piece) => {
        const place = at % (json.length + 1);
        const changed = json.slice(0, place) + piece + json.slice(place + length);
        expect(findJsonError(json)).toBeNull();
        expect(findJsonError(changed) === null).toBe(isJson(changed));
      }),
      { numRuns: 3000 },
    );
  });
});
