import { createHash, randomUUID } from "node:crypto";
import type { Client } from "pg";

/** The limit of a migration, in milliseconds. */
const TIMEOUT_MS = 24 * 60 * 60_000;

/** The table of Prisma Migrate, so that its tools work with the database. */
const createTable = `CREATE TABLE "_prisma_migrations" (
  "id" VARCHAR(36) PRIMARY KEY NOT NULL,
  "checksum" VARCHAR(64) NOT NULL,
  "finished_at" TIMESTAMPTZ,
  "migration_name" VARCHAR(255) NOT NULL,
  "logs" TEXT,
  "rolled_back_at" TIMESTAMPTZ,
  "started_at" TIMESTAMPTZ NOT NULL DEFAULT now(),
  "applied_steps_count" INTEGER NOT NULL DEFAULT 0
)`;

export type Migration = { name: string; sql: string };

/** The checksums of applied migrations by name, and the names of unfinished ones. */
export type History = { applied: ReadonlyMap<string, string>; unfinished: readonly string[] };

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

/** Returns whether a checksum is that of a migration, with any line endings: git may change them. */
export function isChecksumOf(checksum: string, { sql }: Migration): boolean {
  const lines = sql.replaceAll("\r\n", "\n");
  return [sql, lines, lines.replaceAll("\n", "\r\n")].some((text) => sha256(text) === checksum);
}

/** Returns null if the database has no `_prisma_migrations` table. */
export async function readHistory(client: Client): Promise<History | null> {
  const table = await client.query("SELECT to_regclass('_prisma_migrations') AS found");
  if (!table.rows[0]?.found) return null;
  const { rows } = await client.query<{ name: string; checksum: string; finished: boolean }>(
    `SELECT migration_name AS name, checksum, finished_at IS NOT NULL AS finished
     FROM _prisma_migrations WHERE rolled_back_at IS NULL`,
  );
  return {
    applied: new Map(rows.filter(({ finished }) => finished).map(({ name, checksum }) => [name, checksum])),
    unfinished: rows.filter(({ finished }) => !finished).map(({ name }) => name),
  };
}

export async function hasTables(client: Client): Promise<boolean> {
  const { rows } = await client.query("SELECT FROM pg_tables WHERE schemaname = current_schema() LIMIT 1");
  return rows.length > 0;
}

export async function beginHistory(client: Client) {
  await client.query(createTable);
}

/** Marks unfinished migrations as rolled back: each runs in a transaction, which has ended. */
export async function closeUnfinished(client: Client) {
  await client.query(
    "UPDATE _prisma_migrations SET rolled_back_at = now() WHERE finished_at IS NULL AND rolled_back_at IS NULL",
  );
}

/**
 * Applies and records a migration in one transaction.
 * @throws Error with its name; the history records the message
 */
export async function applyMigration(client: Client, { name, sql }: Migration) {
  const id = randomUUID();
  await client.query("INSERT INTO _prisma_migrations (id, checksum, migration_name) VALUES ($1, $2, $3)", [
    id,
    sha256(sql),
    name,
  ]);
  try {
    await client.query("BEGIN");
    await client.query(Object.assign({ text: sql }, { query_timeout: TIMEOUT_MS }));
    await client.query(
      "UPDATE _prisma_migrations SET finished_at = clock_timestamp(), applied_steps_count = 1 WHERE id = $1",
      [id],
    );
    await client.query("COMMIT");
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    await client
      .query("ROLLBACK")
      .then(() => client.query("UPDATE _prisma_migrations SET logs = $2 WHERE id = $1", [id, reason]))
      .catch(() => undefined);
    throw new Error(`The migration ${name} failed, and nothing of it was kept: ${reason}`, { cause: error });
  }
}
