import { expect, test } from "@jest/globals";
import { toConnectionString } from "@/lib/platform/address/target";
import { createTestDatabase, runStatement, setUpTestDatabase } from "@/tests/support/database/database";
import { db, openClient } from "./client";
import { copyAllRows, filledTables, mayChangeEveryTable } from "./copy";
import { currentDatabase } from "./current";

setUpTestDatabase();

const TABLES = ["Configuration", "LandingContent", "LandingVersion", "RateLimit", "Session", "User"];
const rowsOf = (table: string, target = currentDatabase().target) =>
  runStatement(`SELECT to_jsonb(t) AS row FROM "${table}" t ORDER BY 1`, target);

async function targetDatabase() {
  const target = await createTestDatabase({ migrated: true });
  return { target, client: openClient(toConnectionString(target), 2) };
}

/** 1201 users with odd texts, each with a session, a counted attempt, and JSON of every kind. */
async function fill() {
  await runStatement(
    `INSERT INTO "User" SELECT 'u' || n, n || '@example.com', E'hash \\\\ " '' \\n\\t é 😀 {"a":null} ' || n, 'owner',
       timestamptz '2024-02-29 23:59:59.123+00' + n * interval '1 second', now() FROM generate_series(1, 1201) n;
     INSERT INTO "Session" SELECT 's' || n, 'u' || n, now(), 'infinity' FROM generate_series(1, 1201) n;
     INSERT INTO "RateLimit" VALUES ('key', 3, now());
     INSERT INTO "LandingContent" VALUES (1, 9, '{"title": "é 😀 \\"quoted\\" \\\\ \\n", "none": null, "list": [1.50, "null"]}', now());
     INSERT INTO "LandingVersion"
       SELECT n, content::jsonb, 'owner@example.com', now(), nullif(n, 3) FROM unnest(
         ARRAY['null', '"null"', '"text"', '1e400', '[]', '{}', '{"a":{"b":[null]}}', 'true']
       ) WITH ORDINALITY given (content, n);
     UPDATE "Configuration" SET "projectName" = 'null', "resetId" = NULL`,
    currentDatabase().target,
  );
}

test("every row is copied unchanged, and the target's former rows are gone", async () => {
  await fill();
  const { target, client } = await targetDatabase();
  await runStatement(
    `INSERT INTO "User" VALUES ('old', 'old@example.com', 'x', 'owner', now(), now())`,
    target,
  );
  await client.$transaction((transaction) => copyAllRows(db, transaction), { timeout: 30_000 });
  for (const table of TABLES) expect(await rowsOf(table, target)).toEqual(await rowsOf(table));
  expect(await rowsOf("User", target)).toHaveLength(1201);
  await client.$disconnect();
});

test("rows of several megabytes arrive", async () => {
  await runStatement(
    `INSERT INTO "User" SELECT 'u' || n, n || '@example.com', repeat(n::text, 4000000), 'owner', now(), now()
     FROM generate_series(1, 7) n`,
    currentDatabase().target,
  );
  const { target, client } = await targetDatabase();
  await client.$transaction((transaction) => copyAllRows(db, transaction), { timeout: 30_000 });
  const sums = `SELECT id, md5("passwordHash") FROM "User" ORDER BY id`;
  expect(await runStatement(sums, target)).toEqual(await runStatement(sums, currentDatabase().target));
  expect(await runStatement(sums, target)).toHaveLength(7);
  await client.$disconnect();
});

test("a failed copy leaves the target unchanged", async () => {
  await fill();
  const { target, client } = await targetDatabase();
  const before = await Promise.all(TABLES.map((table) => rowsOf(table, target)));
  await runStatement(`ALTER TABLE "Session" ADD CHECK ("id" <> 's777')`, target);
  const copying = client.$transaction((transaction) => copyAllRows(db, transaction), { timeout: 30_000 });
  await expect(copying).rejects.toThrow(/check constraint/);
  expect(await Promise.all(TABLES.map((table) => rowsOf(table, target)))).toEqual(before);
  await client.$disconnect();
});

const columnsToBe = `
  ALTER TABLE "LandingVersion" ADD "words" int GENERATED ALWAYS AS (length("author")) STORED,
    ADD "number" int GENERATED ALWAYS AS IDENTITY, ADD "draft" jsonb, ADD "asSent" json, ADD "gone" text;
  ALTER TABLE "LandingVersion" DROP "gone"`;

test("generated columns, numbered rows and JSON null besides NULL are copied unchanged", async () => {
  await fill();
  const { target, client } = await targetDatabase();
  for (const database of [currentDatabase().target, target]) await runStatement(columnsToBe, database);
  await runStatement(
    `DELETE FROM "LandingVersion" WHERE "version" = 1;
     UPDATE "LandingVersion" SET "draft" = 'null', "asSent" = '{"b": 1,  "a": null}' WHERE "version" < 4;
     UPDATE "LandingVersion" SET "asSent" = 'null' WHERE "version" > 4`,
    currentDatabase().target,
  );
  await client.$transaction((transaction) => copyAllRows(db, transaction), { timeout: 30_000 });
  const rows = `SELECT *, "draft" IS NULL AS "noDraft", "asSent"::text AS "text" FROM "LandingVersion" ORDER BY 1`;
  const copied = await runStatement(rows, target);
  expect(copied).toEqual(await runStatement(rows, currentDatabase().target));
  expect(copied.slice(1, 3)).toMatchObject([
    { number: 3, words: 17, noDraft: false, text: '{"b": 1,  "a": null}' },
    { number: 4, words: 17, noDraft: true, text: null },
  ]);
  await client.$disconnect();
});

test("tables with rows are listed", async () => {
  const inEveryDatabase = ["Restaurant", "Category", "Configuration", "Dish"];
  expect(await filledTables(db, [])).toEqual(inEveryDatabase);
  await fill();
  const filled = await filledTables(db, [...inEveryDatabase, "RateLimit"]);
  expect(filled.sort()).toEqual(["LandingContent", "LandingVersion", "Session", "User"]);
});

test("a user who owns the tables may change them all", async () => {
  expect(await mayChangeEveryTable(db)).toBe(true);
});
