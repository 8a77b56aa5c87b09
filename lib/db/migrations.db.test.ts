import { expect, test } from "@jest/globals";
import { createTestDatabase, runStatement, setUpTestDatabase } from "@/lib/testing/database";
import { ForeignDatabaseError, listMigrations, migrate, pendingMigrations } from "./migrations";
import { noFilters, withSchemaEngine } from "./schema-engine";
import { toConnectionString } from "./target";
import { diffSchemas, missingMigration, schemaFile } from "./write-migration";

setUpTestDatabase();

async function emptyDatabase() {
  const target = await createTestDatabase({ migrated: false });
  return { target, address: toConnectionString(target), run: (sql: string) => runStatement(sql, target) };
}

/** What the catalogue says of every column, index, constraint and enum, except the history of migrations. */
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

test("the migrations lead to schema.prisma, as their last snapshot says", async () => {
  expect(await missingMigration((await emptyDatabase()).address)).toBe("");
});

test("a migrated database has what schema.prisma describes: every column, index, constraint and enum", async () => {
  const [migrated, described] = [await emptyDatabase(), await emptyDatabase()];
  await migrate(migrated.address);
  await described.run(await diffSchemas(described.address, null, schemaFile));
  const found = await migrated.run(catalogue);
  expect(found.length).toBeGreaterThan(20);
  // A partial index is no part of Prisma's language; a migration adds it by hand.
  const byHand = ({ definition }: { definition: string }) => / WHERE /.test(definition);
  expect(found.filter((row) => !byHand(row))).toEqual(await described.run(catalogue));
});

test("migrating tells what it did, and does nothing the second time", async () => {
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

const migrationOf = (sql: string) => ({
  baseDir: "/",
  lockfile: { path: "migration_lock.toml", content: 'provider = "postgresql"\n' },
  shadowDbInitScript: "",
  migrationDirectories: [
    {
      path: "20300101000000_test",
      migrationFile: { path: "migration.sql", content: { tag: "ok" as const, value: sql } },
    },
  ],
});

test("a migration that fails half-way leaves nothing of itself", async () => {
  const { address, run } = await emptyDatabase();
  const migrationsList = migrationOf("CREATE TABLE a (id int); CREATE TABLE b (id nonsense);");
  const applying = withSchemaEngine(address, (engine) =>
    engine.applyMigrations({ migrationsList, filters: noFilters }),
  );
  await expect(applying).rejects.toThrow(/nonsense/);
  expect(await run("SELECT 1 FROM pg_tables WHERE tablename = 'a'")).toEqual([]);
});

test("a migration may hold functions, whose bodies have semicolons", async () => {
  const { address, run } = await emptyDatabase();
  const migrationsList = migrationOf(
    "CREATE FUNCTION two() RETURNS int AS $$ BEGIN PERFORM 1; RETURN 2; END $$ LANGUAGE plpgsql;",
  );
  await withSchemaEngine(address, (engine) => engine.applyMigrations({ migrationsList, filters: noFilters }));
  expect(await run("SELECT two()")).toEqual([{ two: 2 }]);
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
