import { expect, test } from "@jest/globals";
import type { FlatPageSeo } from "@/lib/seo/answers";
import fc from "@/tests/support/properties";
import { flatSeo } from "@/tests/support/seo/seo";
import { readCsv, writeCsv } from "./csv";

const page = {
  pageName: "about",
  ...flatSeo,
  version: 3,
  updatedAt: "2026-01-31T12:00:00.000Z",
} as FlatPageSeo;

const text = fc.oneof(
  fc.string(),
  fc.string({ unit: "binary" }),
  fc
    .tuple(fc.constantFrom("=", "+", "-", "@", "\t", "'", "''=", "＝", '"', ";", "\r\n"), fc.string())
    .map((parts) => parts.join("")),
);

test("a table is read back unchanged", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(text, text), { maxLength: 5 }), (texts) => {
      const pages = texts.map(([title, author]) => ({ ...page, title, author }));
      const rows = readCsv(writeCsv(pages), 100);
      expect(rows.map(({ cells }) => [cells.title, cells.author])).toEqual(texts);
      expect(rows.map(({ row }) => row)).toEqual(texts.map((_, index) => index + 2));
    }),
  );
});

test("the file begins with the byte order mark that Excel needs, and structured data is JSON", () => {
  const csv = writeCsv([page]);
  expect(csv.startsWith("\ufeffpageName,title,description,keywords,")).toBe(true);
  expect(csv.split("\r\n")).toHaveLength(2);
  expect(csv).toContain("'@bakery");
  const [row] = readCsv(csv, 10);
  expect(JSON.parse(row?.cells.structuredData ?? "")).toEqual(flatSeo.structuredData);
  expect(row?.cells).toMatchObject({ pageName: "about", twitterSite: "@bakery", keywords: flatSeo.keywords });
});

test("other separators, column titles in another case and empty rows are accepted", () => {
  for (const separator of [",", ";", "\t", "|"]) {
    const lines = [
      ["PageName", " title ", "Description", ""],
      ["about", `"a ${separator} b"`, "d, e; f", ""],
      ["", "", "", ""],
      ["faq", "t", `"two\nlines"`],
    ];
    const table = lines.map((cells) => cells.join(separator)).join("\n");
    const expected = separator === "," || separator === ";" ? table.replace("d, e; f", '"d, e; f"') : table;
    expect(readCsv(expected, 10)).toEqual([
      { row: 2, cells: { pageName: "about", title: `a ${separator} b`, description: "d, e; f" } },
      { row: 4, cells: { pageName: "faq", title: "t", description: "two\nlines" } },
    ]);
  }
});

test("a file that is no table of pages is refused with its reason", () => {
  const refused: [string, RegExp][] = [
    ["", /one of them has to be pageName/],
    ["title,description\na,b", /one of them has to be pageName/],
    ["pageName,colour\na,b", /not known: colour/],
    ["pageName,title,Title\na,b,c", /title is there twice/],
    ["pageName,title\na,b,c", /Row 2 has more cells/],
    ['pageName,title\na,"b', /quotation mark in row 2 is not closed/],
    [`pageName\n${"\n".repeat(300)}`, /more than 200 rows/],
  ];
  for (const [given, message] of refused) expect(() => readCsv(given, 10)).toThrow(message);
});

test("no text or part of it, split at semicolons or tabs, is executed as a formula", () => {
  const formulas = [
    "=1+1",
    "+1",
    "-1",
    "@SUM(A1)",
    "\t=1",
    "\r=1",
    " =1+1",
    "\u00a0=1+1",
    "Bread;=1+1",
    "Bread\t=1",
  ];
  const csv = writeCsv(formulas.map((title) => ({ ...page, title })));
  const cells = csv
    .split("\r\n")
    .slice(1)
    .map((line) => line.split(",")[1]);
  expect(cells).toEqual([
    `"'=1+1"`,
    `"'+1"`,
    `"'-1"`,
    `"'@SUM(A1)"`,
    `"'\t'=1"`,
    `"'\r'=1"`,
    `"' =1+1"`,
    `"'\u00a0=1+1"`,
    `"Bread;'=1+1"`,
    `"Bread\t'=1"`,
  ]);
  expect(readCsv(csv, 100).map(({ cells }) => cells.title)).toEqual(formulas);
});
