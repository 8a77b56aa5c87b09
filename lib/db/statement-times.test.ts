import { expect, test } from "@jest/globals";
import fc from "@/lib/testing/properties";
import { noteStatement, SLOW, slowStatements, withoutValues } from "./statement-times";

test.each([
  [`SELECT "id"\n  FROM "Order" WHERE "id" = $1 LIMIT $2`, `SELECT "id" FROM "Order" WHERE "id" = ? LIMIT ?`],
  [`INSERT INTO "A" VALUES ($1,$2),($3,$4),($5,$6)`, `INSERT INTO "A" VALUES (?, …), …`],
  [`SELECT 1 WHERE "a" IN ($1,$2,$3)`, `SELECT ? WHERE "a" IN (?, …)`],
  [`/* prepared: place-order */ SELECT 'it''s me', 4.5, "t1"."c2"`, `SELECT ?, ?, "t1"."c2"`],
  [`SELECT 'cut off`, "SELECT ?"],
])("%s is of one kind with others", (sql, kind) => {
  expect(withoutValues(sql)).toBe(kind);
});

test("no value is kept of a statement", () => {
  const word = fc.string().filter((text) => text.trim() !== "" && !/[?']/.test(text));
  fc.assert(
    fc.property(word, (text) => {
      expect(withoutValues(`SELECT 'guest ${text} guest' AS "a"`)).toBe(`SELECT ? AS "a"`);
    }),
  );
});

test("what is quick is not kept; what is slow is, by kind, the slowest first", () => {
  noteStatement("SELECT quick", SLOW - 1);
  noteStatement("SELECT slow WHERE a = 1", SLOW);
  noteStatement("SELECT slow WHERE a = 2", 3 * SLOW);
  noteStatement("SELECT slower", 5 * SLOW);
  expect(slowStatements()).toMatchObject([
    { text: "SELECT slower", count: 1, slowest: 5 * SLOW },
    { text: "SELECT slow WHERE a = ?", count: 2, slowest: 3 * SLOW, total: 4 * SLOW },
  ]);
});

test("fifty kinds are kept: the slowest", () => {
  for (let index = 0; index < 300; index++) noteStatement(`SELECT "column${index}"`, 1000 + index);
  noteStatement("SELECT barely", SLOW);
  const kept = slowStatements();
  expect(kept).toHaveLength(50);
  expect([kept[0]?.text, kept.at(-1)?.text]).toEqual([`SELECT "column299"`, `SELECT "column250"`]);
});
