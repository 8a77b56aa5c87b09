import { readdirSync } from "node:fs";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import type { Client } from "pg";
import { type DatabaseTarget, toClientConfig, toConnectionString } from "@/lib/platform/address/target";
import { missingTestDatabase, runStatement, setUpTestDatabase } from "@/tests/support/database/database";
import { fillTables, ROWS } from "@/tests/support/database/fill-tables";
import { queryByClient, quotedName, tablesInOrder } from "./catalog";
import { listMigrations, migrate, migrationsFolder } from "./migrations";
import { withClient } from "./with-client";

setUpTestDatabase();

type Row = Record<string, string | null>;

/** Values that migrations change, by column. Every other value must stay exactly equal. */
const transformed: Record<string, (value: string | null, row: Row) => string | null> = {
  "User.role": (role) => (role === "admin" ? "owner" : role),
  "TemplateVersion.hash": (hash, row) => row.archive ?? hash,
};
/** Columns whose values a migration moves, with the SQL that finds them by the row's key. */
const moved: Record<string, string> = {
  "TemplateVersion.archive": inChunks("TemplateVersion", `concat_ws(' ', t."templateId", t."number")`),
  "Media.bytes": inChunks("Picture", `t."id"`),
  "Restaurant.currency": `
    SELECT "id" AS key, regexp_replace(currency, '^[A-Z]{3}$', lower(currency)) AS value
    FROM "Restaurant", coalesce("terms"->>'currency', 'USD') AS currency`,
  "Restaurant.taxPercent": `
    SELECT "id" AS key, (coalesce("terms"->'taxClasses'->0->>'pickup', '1000')::bigint / 100)::text AS value
    FROM "Restaurant"`,
  "Restaurant.deliveryCents": `
    SELECT "id" AS key, coalesce("terms"->>'deliveryFee', '500') AS value FROM "Restaurant"`,
  "Order.refundId": `
    SELECT o."id" AS key, r."providerId" AS value FROM "Order" o LEFT JOIN "Refund" r ON r."orderId" = o."id"`,
  "Order.refundTries": `
    SELECT o."id" AS key, coalesce(r."tries", 0)::text AS value
    FROM "Order" o LEFT JOIN "Refund" r ON r."orderId" = o."id"`,
};

/** Tables and columns that a migration renames. */
const renamed: Record<string, string> = {
  Media: "Picture",
  MediaRendition: "PictureRendition",
  MediaWork: "PictureWork",
  "MediaRendition.mediaId": "pictureId",
  "MediaWork.mediaId": "pictureId",
  "Order.menu": "restaurantId",
  "Order.restaurant": "restaurantName",
  "SoldOutDish.menu": "restaurantId",
};

function inChunks(table: string, key: string) {
  return `SELECT ${key} AS key, encode(sha256(coalesce(string_agg(c."bytes", '' ORDER BY c."number"), '')), 'hex') AS value
    FROM "${table}" t LEFT JOIN "BlobChunk" c ON c."hash" = t."hash" GROUP BY 1`;
}

/** Columns that a migration fills from earlier data: no row may be found. */
const derived = {
  "20261122030617_sign_in_slow_down": `
    SELECT * FROM "Session" WHERE "authenticatedAt" IS DISTINCT FROM "createdAt"`,
  "20261122143000_accounts": `
    SELECT * FROM "User" u WHERE "lastSignInAt" IS DISTINCT FROM
      (SELECT max("createdAt") FROM "Session" WHERE "userId" = u."id")`,
};

/** The rows of every table as texts by column, by their primary key; of bytes their SHA-256. */
type Rows = Record<string, Record<string, Row>>;

const COLUMNS = `
  SELECT c.relname AS table, a.attname AS name, a.atttypid = 'bytea'::regtype AS "isBytes",
    EXISTS (SELECT FROM pg_index i WHERE i.indrelid = c.oid AND i.indisprimary AND a.attnum = ANY (i.indkey)) AS "isKey"
  FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
  WHERE c.relname = ANY($1) AND c.relnamespace = current_schema()::regnamespace
    AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
  ORDER BY a.attnum`;

type Column = { table: string; name: string; isBytes: boolean; isKey: boolean };

async function readRows(client: Client): Promise<Rows> {
  const tables = await tablesInOrder(queryByClient(client));
  const all = (await client.query<Column>(COLUMNS, [tables])).rows;
  const columnsOf = (table: string) => all.filter((column) => column.table === table);
  const statements = tables.map((table) => {
    const texts = columnsOf(table)
      .map(({ name, isBytes }) => ({ quoted: quotedName(name), isBytes }))
      .map(({ quoted, isBytes }) =>
        isBytes ? `encode(sha256(${quoted}), 'hex') AS ${quoted}` : `${quoted}::text`,
      );
    return `SELECT ${texts.join(", ")} FROM ${quotedName(table)}`;
  });
  await client.query("SET TIME ZONE 'UTC'");
  // The simple protocol returns one result for each statement.
  const results = (await client.query(statements.join("; "))) as unknown as { rows: Row[] }[];
  return Object.fromEntries(
    tables.map((table, index) => {
      const keys = columnsOf(table).filter(({ isKey }) => isKey);
      const keyOf = (row: Row) => keys.map(({ name }) => row[name]).join(" ");
      return [table, Object.fromEntries((results[index]?.rows ?? []).map((row) => [keyOf(row), row]))];
    }),
  );
}

/** Returns the expected rows after all migrations. */
const expectedRows = (before: Rows): Rows =>
  Object.fromEntries(
    Object.entries(before).map(([table, rows]) => [
      renamed[table] ?? table,
      Object.fromEntries(
        Object.entries(rows).map(([key, row]) => [
          key,
          Object.fromEntries(
            Object.entries(row)
              .filter(([column]) => !(`${table}.${column}` in moved))
              .map(([column, value]) => [
                renamed[`${table}.${column}`] ?? column,
                (transformed[`${table}.${column}`] ?? ((same) => same))(value, row),
              ]),
          ),
        ]),
      ),
    ]),
  );

const countsOf = (rows: Rows) =>
  Object.fromEntries(Object.entries(rows).map(([table, byKey]) => [table, Object.keys(byKey).length]));

/** Has each value that was put elsewhere be there. */
async function expectMoved(before: Rows, client: Client) {
  for (const [name, query] of Object.entries(moved)) {
    const [table = "", column = ""] = name.split(".");
    const values = Object.entries(before[table] ?? {}).map(([key, row]) => [key, row[column]]);
    if (values.every(([, value]) => value === undefined)) continue;
    const { rows } = await client.query(query);
    expect(Object.fromEntries(rows.map(({ key, value }) => [key, value]))).toEqual(
      Object.fromEntries(values),
    );
  }
}

let folder: string;
/** The names of all migrations but the latest; each is the last one of an earlier version. */
const earlierVersions = readdirSync(migrationsFolder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .sort()
  .slice(0, -1);
/** A database without rows for each earlier version. */
const versions = new Map<string, DatabaseTarget>();

function databaseOf(version: string): DatabaseTarget {
  const target = versions.get(version);
  if (!target) throw new Error(`There is no database of version ${version}`);
  return target;
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "platform-upgrades-"));
  let former: DatabaseTarget | undefined;
  for (const name of earlierVersions) {
    await cp(path.join(migrationsFolder, name), path.join(folder, name), { recursive: true });
    const target = missingTestDatabase();
    await runStatement(`CREATE DATABASE ${target.name}${former ? ` TEMPLATE ${former.name}` : ""}`);
    await migrate(toConnectionString(target), folder);
    versions.set(name, target);
    former = target;
  }
}, 120_000);
afterAll(() => rm(folder, { recursive: true }));

test("every earlier version is tried", async () => {
  expect(earlierVersions.length).toBeGreaterThan(20);
  expect(earlierVersions).toEqual((await listMigrations()).slice(0, -1));
});

test.each(earlierVersions)("from %s, with rows in every table, nothing is lost", async (version) => {
  const target = databaseOf(version);
  const before = await withClient(toClientConfig(target), async (client) => {
    await fillTables(client);
    return readRows(client);
  });
  for (const count of Object.values(countsOf(before))) expect(count).toBeGreaterThanOrEqual(ROWS);
  await migrate(toConnectionString(target));
  await withClient(toClientConfig(target), async (client) => {
    const after = await readRows(client);
    expect(after).toMatchObject(expectedRows(before));
    expect(countsOf(after)).toMatchObject(countsOf(expectedRows(before)));
    await expectMoved(before, client);
    const unchecked = await client.query("SELECT conname FROM pg_constraint WHERE NOT convalidated");
    expect(unchecked.rows).toEqual([]);
    for (const [migration, wrong] of Object.entries(derived))
      if (version < migration) expect((await client.query(wrong)).rows).toEqual([]);
  });
});

test("the documented effect of a migration that changes values is correct", async () => {
  const [first = ""] = earlierVersions;
  expect(first).toMatch(/_init$/);
  const roles = await runStatement(`SELECT DISTINCT "role"::text FROM "User"`, databaseOf(first));
  expect(roles).toEqual([{ role: "owner" }]);
});
