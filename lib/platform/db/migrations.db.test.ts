import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { toConnectionString } from "@/lib/platform/address/target";
import { diffSchemas, missingMigration, schemaFile } from "@/scripts/migration/write-migration";
import { createTestDatabase, runStatement, setUpTestDatabase } from "@/tests/support/database/database";
import { migrateByPrisma } from "@/tests/support/database/prisma-migrate";
import {
  ForeignDatabaseError,
  listMigrations,
  migrate,
  migrationsFolder,
  pendingMigrations,
  RefusedDatabaseError,
} from "./migrations";

setUpTestDatabase();

async function emptyDatabase() {
  const target = await createTestDatabase({ migrated: false });
  return { target, address: toConnectionString(target), run: (sql: string) => runStatement(sql, target) };
}

/** Reads every column, index, constraint and enum from the catalogue, except those of the migration history. */
const catalogue = `
  SELECT 'column' AS kind, table_name || '.' || column_name AS name,
    concat_ws(' ', udt_name, datetime_precision, is_nullable, column_default, is_identity) AS definition
  FROM information_schema.columns WHERE table_schema = 'public' AND table_name <> '_prisma_migrations'
  UNION ALL SELECT 'index', indexname, indexdef FROM pg_indexes
  WHERE schemaname = 'public' AND tablename <> '_prisma_migrations'
  UNION ALL SELECT 'constraint', conname, conrelid::regclass || ' ' || pg_get_constraintdef(oid) FROM pg_constraint
  WHERE connamespace = 'public'::regnamespace AND conrelid::regclass::text <> '_prisma_migrations'
  UNION ALL SELECT 'enum', typname, string_agg(enumlabel, ',' ORDER BY enumsortorder)
  FROM pg_enum JOIN pg_type ON pg_type.oid = enumtypid GROUP BY typname
  ORDER BY 1, 2`;

test("the migrations lead to schema.prisma, and so does the schema beside them", async () => {
  expect(await missingMigration((await emptyDatabase()).address)).toBe("");
});

test("a migrated database has what schema.prisma describes: every column, index, constraint and enum", async () => {
  const [migrated, described] = [await emptyDatabase(), await emptyDatabase()];
  await migrate(migrated.address);
  await described.run(await diffSchemas(described.address, null, schemaFile));
  const found = await migrated.run(catalogue);
  expect(found.length).toBeGreaterThan(20);
  // Partial indexes, triggers and checks are no part of Prisma's language; a migration adds them by hand.
  const byHand = ({ definition }: { definition: string }) => / WHERE | TRIGGER | CHECK /.test(definition);
  expect(found.filter((row) => !byHand(row))).toEqual(await described.run(catalogue));
});

test("migrating reports its changes, and does nothing the second time", async () => {
  const { address } = await emptyDatabase();
  const all = await listMigrations();
  expect(await pendingMigrations(address)).toEqual(all);
  expect(await migrate(address)).toEqual(all);
  expect(await migrate(address)).toEqual([]);
  expect(await pendingMigrations(address)).toEqual([]);
});

test("instances that start at once migrate once", async () => {
  const { address, run } = await emptyDatabase();
  const applied = await Promise.all(Array.from({ length: 5 }, () => migrate(address)));
  expect(applied.flat()).toEqual(await listMigrations());
  expect(await run(`SELECT * FROM "Configuration"`)).toHaveLength(1);
});

test("a migration that was cut off is taken up again", async () => {
  const { address, run } = await emptyDatabase();
  const [first = "", ...later] = await listMigrations();
  await migrate(address);
  await run(`DROP SCHEMA public CASCADE; CREATE SCHEMA public`);
  await run(`CREATE TABLE _prisma_migrations (id varchar(36) PRIMARY KEY, checksum varchar(64) NOT NULL,
    finished_at timestamptz, migration_name varchar(255) NOT NULL, logs text, rolled_back_at timestamptz,
    started_at timestamptz NOT NULL DEFAULT now(), applied_steps_count int NOT NULL DEFAULT 0)`);
  await run(`INSERT INTO _prisma_migrations (id, checksum, migration_name) VALUES ('1', 'x', '${first}')`);
  expect(await pendingMigrations(address)).toEqual([first, ...later]);
  expect(await migrate(address)).toEqual([first, ...later]);
  expect(await run(`SELECT * FROM "Configuration"`)).toHaveLength(1);
});

const historyTable = `
  SELECT column_name, udt_name, character_maximum_length, datetime_precision, is_nullable, column_default
  FROM information_schema.columns WHERE table_name = '_prisma_migrations' ORDER BY ordinal_position`;
const historyRows = `
  SELECT migration_name, checksum, logs, applied_steps_count, rolled_back_at, length(id) AS id,
    started_at <= finished_at AND finished_at <= now() AS times
  FROM _prisma_migrations ORDER BY started_at, migration_name`;

test("the history is Prisma's, and each tool continues where the other stopped", async () => {
  const [ours, theirs] = [await emptyDatabase(), await emptyDatabase()];
  const all = await listMigrations();
  expect(await migrate(ours.address)).toEqual(all);
  expect(await migrateByPrisma(theirs.address)).toEqual(all);
  for (const part of [historyTable, historyRows]) {
    expect(await ours.run(part)).toEqual(await theirs.run(part));
  }
  expect(await migrateByPrisma(ours.address)).toEqual([]);
  const before = await theirs.run("TABLE _prisma_migrations");
  expect(await pendingMigrations(theirs.address)).toEqual([]);
  expect(await migrate(theirs.address)).toEqual([]);
  expect(await theirs.run("TABLE _prisma_migrations")).toEqual(before);
});

const added = "20300101000000_test";
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "platform-migrations-"));
  await cp(migrationsFolder, folder, { recursive: true });
});
afterEach(() => rm(folder, { recursive: true }));

async function addMigration(sql: string) {
  await mkdir(path.join(folder, added), { recursive: true });
  await writeFile(path.join(folder, added, "migration.sql"), sql);
}

test("a failed migration is rolled back, and retried once it is repaired", async () => {
  const { address, run } = await emptyDatabase();
  await addMigration("CREATE TABLE a (id int); CREATE TABLE b (id nonsense);");
  await expect(migrate(address, folder)).rejects.toThrow(/20300101000000_test failed.*nonsense/);
  expect(await run("SELECT 1 FROM pg_tables WHERE tablename = 'a'")).toEqual([]);
  expect(
    await run(`SELECT finished_at, logs FROM _prisma_migrations WHERE migration_name = '${added}'`),
  ).toEqual([{ finished_at: null, logs: expect.stringContaining("nonsense") }]);
  await addMigration("CREATE TABLE a (id int); CREATE TABLE b (id int);");
  expect(await migrate(address, folder)).toEqual([added]);
  expect(
    await run(
      `SELECT finished_at IS NULL AS open, rolled_back_at IS NULL AS counts FROM _prisma_migrations
       WHERE migration_name = '${added}' ORDER BY started_at`,
    ),
  ).toEqual([
    { open: true, counts: false },
    { open: false, counts: true },
  ]);
});

test("a migration may hold functions, whose bodies have semicolons", async () => {
  const { address, run } = await emptyDatabase();
  await addMigration(
    "CREATE FUNCTION two() RETURNS int AS $$ BEGIN PERFORM 1; RETURN 2; END $$ LANGUAGE plpgsql;",
  );
  await migrate(address, folder);
  expect(await run("SELECT two()")).toEqual([{ two: 2 }]);
});

test("a database that a newer version migrated is refused and left alone", async () => {
  const { address, run } = await emptyDatabase();
  await addMigration("CREATE TABLE a (id int);");
  await migrate(address, folder);
  const before = await run("TABLE _prisma_migrations");
  await expect(migrate(address)).rejects.toThrow(
    "The database was migrated by a newer version (20300101000000_test). Start that version or a later one.",
  );
  expect(await run("TABLE _prisma_migrations")).toEqual(before);
});

test("a migration that was changed after it ran is refused; other line ends are none", async () => {
  const { address, run } = await emptyDatabase();
  await migrate(address, folder);
  const [first = ""] = await listMigrations();
  const file = path.join(folder, first, "migration.sql");
  const sql = await readFile(file, "utf8");
  await writeFile(file, sql.replaceAll("\n", "\r\n"));
  expect(await migrate(address, folder)).toEqual([]);
  await writeFile(file, `${sql}DROP TABLE "User";`);
  await addMigration("CREATE TABLE a (id int);");
  await expect(migrate(address, folder)).rejects.toThrow(RefusedDatabaseError);
  await expect(migrate(address, folder)).rejects.toThrow(`was migrated with another ${first}`);
  expect(await run("SELECT 1 FROM pg_tables WHERE tablename = 'a'")).toEqual([]);
});

test("a migration that was taken back before any release is no newer version's", async () => {
  const { address, run } = await emptyDatabase();
  await migrate(address);
  await run(`INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at)
    VALUES ('1', 'x', '20261122045757_refunds_of_earlier_cancellations', now())`);
  expect(await migrate(address)).toEqual([]);
});

test("no connection is left open, so that the database can be copied or dropped at once", async () => {
  const { address, target } = await emptyDatabase();
  await migrate(address);
  expect(await runStatement(`SELECT pid FROM pg_stat_activity WHERE datname = '${target.name}'`)).toEqual([]);
});

test("a database of another program is refused and left alone", async () => {
  const { address, run } = await emptyDatabase();
  await run("CREATE TABLE invoices (id int)");
  await expect(migrate(address)).rejects.toThrow(ForeignDatabaseError);
  expect(await run("SELECT tablename FROM pg_tables WHERE schemaname = 'public'")).toEqual([
    { tablename: "invoices" },
  ]);
});
