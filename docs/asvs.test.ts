import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";

const states = ["met", "partly", "not applicable", "not met"] as const;

type Row = { number: string; level: string; state: string; how: string; test: string };

const rows: Row[] = [];
for (const line of readFileSync("docs/asvs.md", "utf8").split("\n")) {
  const cells = line.split(" | ").map((cell) => cell.replace(/^\| | \|$/g, "").trim());
  const [number = "", , level = "", state = "", how = "", proof = ""] = cells;
  if (/^V\d+\.\d+\.\d+$/.test(number)) rows.push({ number, level, state, how, test: proof });
}

const chapterOf = (number: string) => number.slice(1, number.indexOf("."));

/** Levels 1 and 2 of ASVS 5.0.0, by chapter. */
const required = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7];

test("every requirement of levels 1 and 2 has one row, whose cells are filled", () => {
  const counts = required.map((_, index) =>
    rows.filter(({ number }) => chapterOf(number) === `${index + 1}`),
  );
  expect(counts.map(({ length }) => length)).toEqual(required);
  expect(new Set(rows.map(({ number }) => number)).size).toBe(rows.length);
  const wrong = rows.filter(
    ({ level, state, how }) => !/^[12]$/.test(level) || !states.some((one) => one === state) || how === "",
  );
  expect(wrong).toEqual([]);
});

test("every test and every file that a row names exists", () => {
  const isTest = /^`[^`]+\.(?:test\.tsx?|e2e\.ts)`$/;
  expect(rows.filter(({ test }) => test !== "—" && !isTest.test(test))).toEqual([]);
  const inCode = rows.flatMap(({ how, test }) => [...`${how} ${test}`.matchAll(/`([^`\s]+)`/g)]);
  const files = inCode
    .map(([, name = ""]) => name)
    .filter((name) => /^[^/].*\.(?:tsx?|mjs|json)$/.test(name));
  expect(files.length).toBeGreaterThan(150);
  expect(files.filter((name) => !existsSync(name))).toEqual([]);
});

test("a decision that a row names exists", () => {
  const named = rows.flatMap(({ how }) => [...how.matchAll(/\bdecisions? ((?:\d+(?:, | and )?)+)/g)]);
  const numbers = named.flatMap(([, list = ""]) => list.match(/\d+/g) ?? []);
  expect(numbers.length).toBeGreaterThan(20);
  const there = new Set(readdirSync("docs/decisions").map((name) => Number.parseInt(name, 10)));
  expect(numbers.filter((one) => !there.has(Number(one)))).toEqual([]);
});

test("SECURITY.md has the counts of the rows", () => {
  const lines = readFileSync("SECURITY.md", "utf8").match(/^\| (?:V\d+ |All).*$/gm) ?? [];
  const told = lines.map((line) => line.split("|").slice(2, 6).map(Number));
  const count = (some: Row[]) => states.map((state) => some.filter((row) => row.state === state).length);
  const chapters = required.map((_, index) =>
    count(rows.filter(({ number }) => chapterOf(number) === `${index + 1}`)),
  );
  expect(told).toEqual([...chapters, count(rows)]);
});
