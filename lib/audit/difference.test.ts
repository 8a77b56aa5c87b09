import { createHash } from "node:crypto";
import { expect, test } from "@jest/globals";
import { differenceOf, MAX_FIELDS, MAX_TEXT } from "./difference";

const changesOf = (before: object | null, after: object | null, fields: string[]) =>
  differenceOf({ ...before }, { ...after }, fields).changes.map(({ field, before, after }) => [
    field,
    before,
    after,
  ]);

test("only fields that are named are looked at", () => {
  const before = { name: "Spring", password: "swordfish" };
  expect(changesOf(before, { name: "Summer", password: "marlin" }, ["name"])).toEqual([
    ["name", "Spring", "Summer"],
  ]);
});

test("equal values are omitted, and an empty text equals none", () => {
  expect(changesOf({ a: 1, b: "", d: [] }, { a: 1, c: null, d: [] }, ["a", "b", "c", "d"])).toEqual([]);
});

test("a created or removed object has one side only", () => {
  expect(changesOf(null, { name: "Spring", active: false }, ["name", "active"])).toEqual([
    ["name", null, "Spring"],
    ["active", null, false],
  ]);
  expect(changesOf({ name: "Spring" }, null, ["name"])).toEqual([["name", "Spring", null]]);
});

test("nested values are named by their path, and plain lists are one text", () => {
  const before = { hero: { title: "Bread", cta: { text: "Go" } }, keywords: ["a", "b"] };
  const after = { hero: { title: "Cake", cta: { text: "Go" } }, keywords: ["a", "c"] };
  expect(changesOf(before, after, ["hero", "keywords"])).toEqual([
    ["hero.title", "Bread", "Cake"],
    ["keywords", "a, b", "a, c"],
  ]);
});

test("an entry that is inserted or removed is one change, and the others stay unnamed", () => {
  const entry = (title: string) => ({ title });
  const all = [entry("A"), entry("B"), entry("C")];
  expect(changesOf({ list: all }, { list: [entry("New"), ...all] }, ["list"])).toEqual([
    ["list.0.title", null, "New"],
  ]);
  expect(changesOf({ list: all }, { list: [entry("A"), entry("C")] }, ["list"])).toEqual([
    ["list.1.title", "B", null],
  ]);
  expect(changesOf({ list: [] }, { list: [entry("A")] }, ["list"])).toEqual([["list.0.title", null, "A"]]);
});

test("a long text is kept by its beginning, its length and its SHA-256", () => {
  const text = `${"🍞".repeat(MAX_TEXT)}end`;
  expect(changesOf(null, { text }, ["text"])).toEqual([
    [
      "text",
      null,
      {
        begins: "🍞".repeat(MAX_TEXT),
        characters: MAX_TEXT + 3,
        sha256: createHash("sha256").update(text).digest("hex"),
      },
    ],
  ]);
});

test("the largest change takes few kilobytes, with the number of omitted fields", () => {
  const texts = Object.fromEntries(Array.from({ length: 500 }, (_, i) => [`f${i}`, "ü".repeat(10_000)]));
  const { changes, more } = differenceOf({}, { texts }, ["texts"]);
  expect([changes.length, more]).toEqual([MAX_FIELDS, 500 - MAX_FIELDS]);
  expect(Buffer.byteLength(JSON.stringify(changes))).toBeLessThan(40_000);
});

test("endless nesting is cut off", () => {
  let deep: object = { end: 1 };
  for (let i = 0; i < 2000; i++) deep = { deep };
  expect(changesOf(null, { deep }, ["deep"])).toHaveLength(1);
});
