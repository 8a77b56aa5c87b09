import { expect, test } from "@jest/globals";
import { recordStatement, SLOW, slowStatements } from "./statement-times";

test("slow statements are listed by kind, the slowest first; quick ones are not", () => {
  recordStatement("SELECT quick", SLOW - 1);
  recordStatement("SELECT slow WHERE a = 1", SLOW);
  recordStatement("SELECT slow WHERE a = 2", 3 * SLOW);
  recordStatement("SELECT slower", 5 * SLOW);
  expect(slowStatements()).toMatchObject([
    { text: "SELECT slower", count: 1, slowest: 5 * SLOW },
    { text: "SELECT slow WHERE a = ?", count: 2, slowest: 3 * SLOW, total: 4 * SLOW },
  ]);
});

test("fifty kinds are kept: the slowest", () => {
  for (let index = 0; index < 300; index++) recordStatement(`SELECT "column${index}"`, 1000 + index);
  recordStatement("SELECT barely", SLOW);
  const kept = slowStatements();
  expect(kept).toHaveLength(50);
  expect([kept[0]?.text, kept.at(-1)?.text]).toEqual([`SELECT "column299"`, `SELECT "column250"`]);
});
