import { expect, test } from "@jest/globals";
import Papa from "papaparse";
import fc from "@/tests/support/properties";
import { csvLines } from "./csv";
import { fromCell, toCell } from "./csv-cell";

const textCell = (text: string) => csvLines([[text]], [true]);

const text = fc.oneof(
  fc.string(),
  fc.string({ unit: "binary" }),
  fc
    .array(
      fc.oneof(
        fc.constantFrom("=", "+", "-", "@", "\t", "'", "''=", "＝", '"', ";", "\r\n", "\n", " ", ",", "1+1"),
        fc.string({ maxLength: 3 }),
      ),
    )
    .map((parts) => parts.join("")),
);

/** Returns whether a spreadsheet would run a cell; spreadsheets differ in ignoring misplaced quotation marks. */
const isRun = (cell: string) => /^[\s"]*[=+\-@＝＋－＠]/u.test(cell);

test("no cell begins like a formula, and each is read back unchanged", () => {
  fc.assert(
    fc.property(text, (given) => {
      const cell = toCell(given);
      expect(cell).not.toMatch(/^[=+\-@\t\r＝＋－＠]/u);
      expect(fromCell(cell)).toBe(given);
    }),
  );
});

test.each([
  ["commas", ","],
  ["semicolons", ";"],
  ["tabs", "\t"],
])("split at %s, no cell of a file is a formula", (_, delimiter) => {
  const rows = fc.array(fc.tuple(text, text, text), { minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(rows, fc.boolean(), (given, isQuoted) => {
      const file = csvLines(given, [isQuoted]);
      const split = file.split(/[\r\n]+/).flatMap((line) => line.split(delimiter));
      const { data } = Papa.parse<string[]>(file, { delimiter });
      const cells = delimiter === "," ? data.flat() : [...data.flat(), ...split];
      expect(cells.filter(isRun)).toEqual([]);
    }),
  );
});

test("a name that splits the cells of other countries' spreadsheets", () => {
  expect(csvLines([["17", ";=1+1;"]])).toBe(`17,";'=1+1;"`);
  expect(csvLines([["17", 'Ada;"=1+1']])).toBe(`17,"Ada;'""=1+1"`);
  expect(csvLines([["17", "Ada\t@x\n -1"]])).toBe(`17,"Ada\t'@x\n' -1"`);
  expect(csvLines([["17", "Soup; tea"]])).toBe(`17,"Soup; tea"`);
});

test("long runs of possible formula prefixes take no longer than others", () => {
  for (const piece of ["\n", ";", "; ", "\t'", ';"', "\n ", "'"]) {
    const long = piece.repeat(200_000);
    expect(fromCell(toCell(long))).toBe(long);
  }
});

test("a name, an amount and a text with a leading apostrophe are read back unchanged", () => {
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
  ["\t=1", `"'\t'=1"`],
  ["＝1+1", `"'＝1+1"`],
  ["a=1", '"a=1"'],
  ["", '""'],
])("%j is written as %s", (text, cell) => {
  expect(textCell(text)).toBe(cell);
});

test("no content escapes its cell", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      const inner = textCell(text).slice(1, -1).replaceAll('""', "");
      expect(inner).not.toContain('"');
    }),
  );
});
