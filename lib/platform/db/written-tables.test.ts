import { expect, test } from "@jest/globals";
import { trackedTables } from "@/lib/platform/tracking/tracked-tables";
import { writtenTables } from "./written-tables";

test.each([
  ['INSERT INTO "public"."Picture" ("id") VALUES ($1) RETURNING "public"."Picture"."id"', ["Picture"]],
  ['UPDATE "public"."Dish" SET "name" = $1 WHERE 1=1', ["Dish"]],
  ['delete\n from "PathRedirect" p WHERE "path" = $1', ["PathRedirect"]],
  [
    'WITH a AS (INSERT INTO "Dish" SELECT 1), b AS (UPDATE ONLY "Category" SET "id" = 1) DELETE FROM "Picture"',
    ["Dish", "Category", "Picture"],
  ],
  ['SELECT 1; UPDATE "Secret" SET "value" = 1', ["Secret"]],
  ['INSERT INTO "Secret" ("name") VALUES (1) ON CONFLICT ("name") DO UPDATE SET "value" = 1', ["Secret"]],
])("%s", (sql, tables) => {
  expect(writtenTables(sql)).toEqual(tables);
});

test.each([
  'SELECT "public"."Picture"."id" FROM "public"."Picture" WHERE 1=1',
  'SELECT FROM "Restaurant" WHERE "id" = $1 FOR UPDATE',
  'SELECT FROM "Restaurant" FOR NO KEY UPDATE OF "Restaurant"',
  'LOCK TABLE "Template" IN SHARE ROW EXCLUSIVE MODE',
  'INSERT INTO "Order" ("id") SELECT "id" FROM "Dish"',
  "COMMIT",
])("%s writes none", (sql) => {
  expect(writtenTables(sql)).toEqual([]);
});

test("deleting rows writes the tables whose rows go with them", () => {
  expect(writtenTables('DELETE FROM "public"."Restaurant" WHERE 1=1')).toEqual([
    "Restaurant",
    "Category",
    "Dish",
    "Hours",
    "ReservationSettings",
    "SoldOutOption",
    "Stock",
  ]);
  expect(writtenTables('UPDATE "Template" SET "active" = true')).toEqual(["Template"]);
});

test("only the roles of users are visible", () => {
  expect(
    writtenTables('UPDATE "User" SET "lastSignInAt" = now() WHERE "role" = $1 RETURNING "role"'),
  ).toEqual([]);
  expect(
    writtenTables('UPDATE "public"."User" SET "role" = CAST($1::text AS "public"."Role") WHERE 1=1'),
  ).toEqual(["User"]);
  expect(writtenTables('INSERT INTO "public"."User" ("id", "email") VALUES ($1, $2)')).toEqual(["User"]);
  expect(writtenTables('DELETE FROM "User"')).toEqual(["User"]);
});

test("statements of other kinds may write any table", () => {
  for (const sql of [
    'TRUNCATE "Picture", "Dish"',
    'MERGE INTO "Dish" d USING a ON true',
    "DO $$ BEGIN END $$",
  ])
    expect(writtenTables(sql)).toEqual(trackedTables);
});
