import { expect, test } from "@jest/globals";
import { recordStatement, SLOW_MS, slowStatements } from "./statement-times";

test("slow statements are listed by kind, the slowest first; quick ones are not", () => {
  recordStatement("SELECT quick", SLOW_MS - 1);
  recordStatement("SELECT slow WHERE a = 1", SLOW_MS);
  recordStatement("SELECT slow WHERE a = 2", 3 * SLOW_MS);
  recordStatement("SELECT slower", 5 * SLOW_MS);
  expect(slowStatements()).toMatchObject([
    { text: "SELECT slower", count: 1, slowest: 5 * SLOW_MS },
    { text: "SELECT slow WHERE a = ?", count: 2, slowest: 3 * SLOW_MS, total: 4 * SLOW_MS },
  ]);
});

test("fifty kinds are kept: the slowest", () => {
  for (let index = 0; index < 300; index++) recordStatement(`SELECT "column${index}"`, 1000 + index);
  recordStatement("SELECT barely", SLOW_MS);
  const kept = slowStatements();
  expect(kept).toHaveLength(50);
  expect([kept[0]?.text, kept.at(-1)?.text]).toEqual([`SELECT "column299"`, `SELECT "column250"`]);
});
