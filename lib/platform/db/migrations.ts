import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { Client } from "pg";
import { parseConnectionString, toClientConfig } from "@/lib/platform/address/target";
import { errorAcrossBundles } from "@/lib/platform/runtime/across-bundles";
import {
  applyMigration,
  beginHistory,
  closeUnfinished,
  type History,
  hasTables,
  isChecksumOf,
  type Migration,
  readHistory,
} from "./migration-history";
import { withClient } from "./with-client";

/** The advisory lock of migrating instances. */
export const MIGRATION_LOCK = 4_815_162_342;
/** The limit of another instance's backup and migration, in milliseconds. */
const LOCK_TIMEOUT_MS = 600_000;
/** The limit of our own short queries, in milliseconds. */
const QUERY_TIMEOUT_MS = 90_000;

export const migrationsFolder = path.join(/* turbopackIgnore: true */ process.cwd(), "prisma", "migrations");

/** Withdrawn before any release; changed no table. */
export const withdrawn = "20261122045757_refunds_of_earlier_cancellations";

/** Lists the migrations in a folder, oldest first. */
export async function listMigrations(folder = migrationsFolder): Promise<string[]> {
  const entries = await readdir(/* turbopackIgnore: true */ folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}

const readMigrations = async (folder: string): Promise<Migration[]> =>
  Promise.all(
    (await listMigrations(folder)).map(async (name) => ({
      name,
      sql: await readFile(path.join(/* turbopackIgnore: true */ folder, name, "migration.sql"), "utf8"),
    })),
  );

/** Lists the tables that migrations create, including those later dropped or renamed. */
export async function createdTables(): Promise<string[]> {
  const statements = (await readMigrations(migrationsFolder)).map(({ sql }) => sql).join("\n");
  const named = /^(?:CREATE TABLE (?:IF NOT EXISTS )?|ALTER TABLE "\w+" RENAME TO )"(\w+)"/gm;
  return [...statements.matchAll(named)].map(([, name = ""]) => name);
}

/** An unusable database, left unchanged. `reason` continues a sentence that begins with the database's name. */
export class RefusedDatabaseError extends errorAcrossBundles("RefusedDatabaseError") {
  constructor(
    readonly reason: string,
    advice: string,
  ) {
    super(`The database ${reason}. ${advice}`);
  }
}

export class ForeignDatabaseError extends errorAcrossBundles("ForeignDatabaseError", RefusedDatabaseError) {
  constructor() {
    super("holds the tables of another program", "Choose an empty one.");
  }
}

/** @throws RefusedDatabaseError unless the history is that of these migrations */
function requireOwnHistory({ applied, unfinished }: History, migrations: readonly Migration[]) {
  const own = new Map(migrations.map((migration) => [migration.name, migration]));
  const isUnknown = (name: string) => !own.has(name) && name !== withdrawn;
  // Other programs that use Prisma have a table of the same name.
  const isBegunByUs = migrations.some(({ name }) => applied.has(name));
  if (!isBegunByUs && [...applied.keys(), ...unfinished].some(isUnknown)) throw new ForeignDatabaseError();
  const unknown = [...applied.keys()].find(isUnknown);
  if (unknown) {
    throw new RefusedDatabaseError(
      `was migrated by a newer version (${unknown})`,
      "Start that version or a later one.",
    );
  }
  for (const [name, checksum] of applied) {
    const migration = own.get(name);
    if (!migration || isChecksumOf(checksum, migration)) continue;
    throw new RefusedDatabaseError(
      `was migrated with another ${name} than this version has`,
      "Restore that migration as it was.",
    );
  }
}

/** Lists the migrations that a database lacks. */
export async function pendingMigrations(connectionString: string): Promise<string[]> {
  return onOwnConnection(connectionString, async (client) => {
    const applied = (await readHistory(client))?.applied;
    return (await listMigrations()).filter((name) => !applied?.has(name));
  });
}

/**
 * Applies all pending migrations and returns their names. Concurrent instances wait for an advisory lock. Repeats
 * failed and interrupted migrations.
 * @param beforeUpgrade runs before migrating a database that was in use
 * @throws RefusedDatabaseError if the database belongs to another program or version
 */
export async function migrate(
  connectionString: string,
  folder = migrationsFolder,
  beforeUpgrade: () => Promise<unknown> = async () => undefined,
): Promise<string[]> {
  return onOwnConnection(connectionString, async (client) => {
    await client.query(`SET lock_timeout = ${LOCK_TIMEOUT_MS}`);
    const lock = { text: "SELECT pg_advisory_lock($1)", values: [MIGRATION_LOCK] };
    await client.query(Object.assign(lock, { query_timeout: 2 * LOCK_TIMEOUT_MS }));
    await client.query("RESET lock_timeout");
    const migrations = await readMigrations(folder);
    const history = await readHistory(client);
    if (history) requireOwnHistory(history, migrations);
    const missing = migrations.filter(({ name }) => !history?.applied.has(name));
    if (missing.length === 0) return [];
    if (!history) {
      if (await hasTables(client)) throw new ForeignDatabaseError();
      await beginHistory(client);
    } else await beforeUpgrade();
    await closeUnfinished(client);
    for (const migration of missing) await applyMigration(client, migration);
    return missing.map(({ name }) => name);
  });
}

/** Applies the missing ones of the `wanted` migrations to the current schema, which may be empty. */
export async function migrateSchema(client: Client, wanted: (name: string) => boolean) {
  const history = await readHistory(client);
  if (!history) await beginHistory(client);
  for (const migration of await readMigrations(migrationsFolder)) {
    if (wanted(migration.name) && !history?.applied.has(migration.name))
      await applyMigration(client, migration);
  }
}

function onOwnConnection<T>(connectionString: string, use: (client: Client) => Promise<T>): Promise<T> {
  return withClient(toClientConfig(parseConnectionString(connectionString)), use, {
    query: QUERY_TIMEOUT_MS,
  });
}
