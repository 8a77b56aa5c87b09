import { expect, test } from "@jest/globals";
import fc from "@/lib/testing/properties";
import { textCell } from "./csv";

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
