import { expect, test } from "@jest/globals";
import fc from "@/tests/support/properties";
import { withoutValues } from "./statement-text";

test.each([
  [`SELECT "id"\n  FROM "Order" WHERE "id" = $1 LIMIT $2`, `SELECT "id" FROM "Order" WHERE "id" = ? LIMIT ?`],
  [`INSERT INTO "A" VALUES ($1,$2),($3,$4),($5,$6)`, `INSERT INTO "A" VALUES (?, …), …`],
  [`SELECT 1 WHERE "a" IN ($1,$2,$3)`, `SELECT ? WHERE "a" IN (?, …)`],
  [`/* prepared: place-order */ SELECT 'it''s me', 4.5, "t1"."c2"`, `SELECT ?, ?, "t1"."c2"`],
  [`SELECT "public"."Order"."id" FROM "public"."Order"`, `SELECT "Order"."id" FROM "Order"`],
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
