import { expect, test } from "@jest/globals";
import fc from "@/lib/testing/properties";
import { csvLines, fromCell, toCell } from "./csv";

const textCell = (text: string) => csvLines([[text]], [true]);

const text = fc.oneof(
  fc.string(),
  fc.string({ unit: "binary" }),
  fc
    .tuple(fc.constantFrom("=", "+", "-", "@", "\t", "'", "''=", "＝", '"', ";", "\r\n"), fc.string())
    .map((parts) => parts.join("")),
);

test("no cell begins like a formula, and each is read as it was written", () => {
  fc.assert(
    fc.property(text, (given) => {
      const cell = toCell(given);
      expect(cell).not.toMatch(/^[=+\-@\t\r＝＋－＠]/u);
      expect(fromCell(cell)).toBe(given);
    }),
  );
});

test("a name, a sum and what begins with an apostrophe come back as they were", () => {
  for (const given of ["@handle", "=1+1", "-5", "'quoted'", "'=1+1", "''@x", "it's"]) {
    expect(fromCell(toCell(given))).toBe(given);
  }
  expect(toCell("@handle")).toBe("'@handle");
  expect(toCell("'quoted'")).toBe("'quoted'");
});

test.each([
  ["Ada", '"Ada"'],
  ['say "hi", please', '"say ""hi"", please"'],
  ["=1+1", `"'=1+1"`],
  ["+49", `"'+49"`],
  ["-2", `"'-2"`],
  ["@SUM(A1)", `"'@SUM(A1)"`],
  [" =1+1", `"' =1+1"`],
  ["\t=1", `"'\t=1"`],
  ["＝1+1", `"'＝1+1"`],
  ["a=1", '"a=1"'],
  ["", '""'],
])("%j is written as %s", (text, cell) => {
  expect(textCell(text)).toBe(cell);
});

test("a cell is never left by what is in it", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      const inner = textCell(text).slice(1, -1).replaceAll('""', "");
      expect(inner).not.toContain('"');
    }),
  );
});
