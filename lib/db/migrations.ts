import { readdir } from "node:fs/promises";
import path from "node:path";
import type { Client } from "pg";
import { noFilters, readMigrationList, withSchemaEngine } from "./schema-engine";
import { withClient } from "./with-client";

/** Any fixed number does: it names the lock that keeps two migrating instances apart. */
const MIGRATION_LOCK = 4_815_162_342;
/** How long another instance may take to migrate the same database, in milliseconds. */
const LOCK_PATIENCE = 60_000;
/** How long a server may take to answer one of our own short queries, in milliseconds. */
const QUERY_PATIENCE = 90_000;
/** Prisma's code for a database with tables but without a history of migrations. */
const NOT_EMPTY = "P3005";

export const migrationsFolder = path.join(process.cwd(), "prisma", "migrations");

/** The names of the migrations in the folder, oldest first. */
export async function listMigrations(): Promise<string[]> {
  const entries = await readdir(migrationsFolder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}

/** The database belongs to another program; nothing was changed in it. */
export class ForeignDatabaseError extends Error {
  constructor() {
    super("The database holds the tables of another program. Choose an empty one.");
  }
}

type History = { applied: Set<string>; unfinished: string[] };

async function readHistory(client: Client): Promise<History> {
  const table = await client.query("SELECT to_regclass('_prisma_migrations') AS found");
  if (!table.rows[0]?.found) return { applied: new Set(), unfinished: [] };
  const { rows } = await client.query<{ migration_name: string; finished: boolean }>(
    `SELECT migration_name, finished_at IS NOT NULL AS finished
     FROM _prisma_migrations WHERE rolled_back_at IS NULL`,
  );
  return {
    applied: new Set(rows.filter((row) => row.finished).map((row) => row.migration_name)),
    unfinished: rows.filter((row) => !row.finished).map((row) => row.migration_name),
  };
}

/** The migrations that the database at `connectionString` still lacks. */
export async function pendingMigrations(connectionString: string): Promise<string[]> {
  return onOwnConnection(connectionString, async (client) => {
    const { applied } = await readHistory(client);
    return (await listMigrations()).filter((name) => !applied.has(name));
  });
}

/**
 * Brings the database to the schema of this version and returns the migrations it applied.
 * Instances that start at once wait for each other. A migration runs in one transaction, so one that was
 * cut off left nothing behind and is tried again.
 * @throws ForeignDatabaseError where the database holds something that is not ours
 */
export async function migrate(connectionString: string): Promise<string[]> {
  return onOwnConnection(connectionString, async (client) => {
    await client.query(`SET lock_timeout = ${LOCK_PATIENCE}`);
    await client.query("SELECT pg_advisory_lock($1)", [MIGRATION_LOCK]);
    const names = await listMigrations();
    const history = await readHistory(client);
    if (names.every((name) => history.applied.has(name))) return [];
    if (isForeign(history, names)) throw new ForeignDatabaseError();
    return withSchemaEngine(connectionString, async (engine) => {
      for (const migrationName of history.unfinished) await engine.markMigrationRolledBack({ migrationName });
      const migrationsList = await readMigrationList(migrationsFolder, names);
      const { appliedMigrationNames } = await engine
        .applyMigrations({ migrationsList, filters: noFilters })
        .catch((error: { code?: unknown }) => {
          throw error.code === NOT_EMPTY ? new ForeignDatabaseError() : error;
        });
      return appliedMigrationNames;
    });
  });
}

/** Another program that uses Prisma keeps its history in a table of the same name. */
function isForeign({ applied, unfinished }: History, names: string[]): boolean {
  const begunByUs = names.some((name) => applied.has(name));
  return !begunByUs && [...applied, ...unfinished].some((name) => !names.includes(name));
}

function onOwnConnection<T>(connectionString: string, use: (client: Client) => Promise<T>): Promise<T> {
  return withClient({ connectionString }, use, { query: QUERY_PATIENCE });
}
