import "server-only";
import { randomBytes } from "node:crypto";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { type Client, DatabaseError } from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { recordChange } from "@/lib/audit/record.server";
import { type DatabaseTarget, toClientConfig, toConnectionString } from "@/lib/platform/address/target";
import { queryByClient, quotedName, setSequences, tablesInOrder } from "@/lib/platform/db/catalog";
import { openClient } from "@/lib/platform/db/client";
import { REPLACED } from "@/lib/platform/db/follow-changes";
import { listMigrations, migrateSchema, withdrawn } from "@/lib/platform/db/migrations";
import { withClient } from "@/lib/platform/db/with-client";
import { reencryptSecrets } from "@/lib/secrets/server";
import type { Restored } from "./answers";
import { BackupError, type Header } from "./format";
import { keepAuditEntries } from "./keep-audit-entries";
import { type BackupKeys, unprotect } from "./protection";
import { type BackupReader, damaged, verifyBackup, withBackup } from "./read";
import { switchSchemas } from "./schema-switch";
import { leftOut } from "./write";

/** Unique among the advisory locks of this application. */
const RESTORE_LOCK = 7_265_059;
/** Schemas of restores are named by this prefix and twelve hexadecimal digits. Other schemas may have the prefix. */
const PREFIX = "restore_";

type Options = {
  target: DatabaseTarget;
  passphrase?: string | undefined;
  /** Does everything except replacing the current tables. */
  dryRun?: boolean;
  signal?: AbortSignal;
};

/** @throws BackupError if this program lacks a migration */
async function requireKnownMigrations({ migrations }: Header) {
  const known = new Set([...(await listMigrations()), withdrawn]);
  const unknown = migrations.find((name) => !known.has(name));
  if (!unknown) return;
  throw new BackupError(
    `This backup was made by a newer version of the program (${unknown}). Install that version first.`,
  );
}

/** Removes the schemas of interrupted restores. */
async function dropLeftovers(client: Client) {
  const { rows } = await client.query<{ name: string }>(
    `SELECT nspname AS name FROM pg_namespace WHERE nspname ~ $1`,
    [`^${PREFIX}[0-9a-f]{12}$`],
  );
  for (const { name } of rows) await client.query(`DROP SCHEMA ${quotedName(name)} CASCADE`);
}

async function copyTable(backup: BackupReader, { name, columns }: Header["tables"][number], client: Client) {
  const writing = client.query(
    copyFrom(`COPY ${quotedName(name)} (${columns.map(quotedName).join(", ")}) FROM STDIN (FORMAT binary)`),
  );
  await pipeline(backup.table(name), writing);
  return writing.rowCount;
}

/** @throws BackupError for a configured backup without an owner with a password */
async function requireOwner(client: Client) {
  const { rowCount } = await client.query(
    `SELECT FROM "Configuration" WHERE "id" = 1 AND (NOT "isConfigured"
       OR EXISTS (SELECT FROM "User" WHERE "role" = 'owner' AND "passwordHash" IS NOT NULL))`,
  );
  if (rowCount === 0) throw new BackupError("This backup has no owner: nobody could sign in after it.");
}

/** Fills the connection's empty schema with the backup, migrated to the current version. */
async function fill(backup: BackupReader, keys: BackupKeys, client: Client): Promise<number> {
  const { header } = backup;
  const query = queryByClient(client);
  await migrateSchema(client, (name) => header.migrations.includes(name));
  const tables = await tablesInOrder(query);
  if (header.tables.some(({ name }) => !tables.includes(name) || leftOut.includes(name))) throw damaged();
  // The backup contains the current state of rows that migrations insert.
  for (const name of tables.toReversed()) await client.query(`DELETE FROM ${quotedName(name)}`);
  const rows = new Map<string, number>();
  for (const table of header.tables) rows.set(table.name, await copyTable(backup, table, client));
  const { sequences } = await backup.finish(keys, rows);
  await setSequences(sequences, query);
  await migrateSchema(client, () => true);
  await requireOwner(client);
  return [...rows.values()].reduce((sum, count) => sum + count, 0);
}

/**
 * Re-encrypts stored secrets, which have the key of the backup's instance. Secrets that were unreadable there stay so,
 * and don't prevent the restore.
 */
async function takeOverSecrets(schema: string, target: DatabaseTarget, keys: BackupKeys) {
  const database = openClient(toConnectionString(target), 1, { schema });
  await database
    .$transaction((transaction) => reencryptSecrets(transaction, keys.secretKeys, { keepsLost: true }))
    .finally(() => database.$disconnect());
}

/**
 * PostgreSQL's codes of errors that an operator can fix: dependent objects, missing rights, a full disk, tables in use.
 */
const FIXABLE = /^(2BP01|40P01|42501|53100|55P03)$/;

/** Translates errors of PostgreSQL: its message if an operator can fix it, else that the backup is damaged. */
function explain(error: unknown): unknown {
  if (!(error instanceof DatabaseError)) return error;
  const { code = "", message, detail } = error;
  if (FIXABLE.test(code)) {
    const words = [message, detail].filter(Boolean).join(": ");
    return new BackupError(`The database refused: ${words}. Nothing was changed.`, { cause: error });
  }
  // Invalid values, violated constraints, and unknown names.
  return /^(22|23|42)/.test(code) ? damaged(error) : error;
}

async function restore(
  backup: BackupReader,
  keys: BackupKeys,
  { target, dryRun }: Options,
  client: Client,
): Promise<Restored> {
  const { rows: locks } = await client.query("SELECT pg_try_advisory_lock($1) AS mine", [RESTORE_LOCK]);
  if (locks[0]?.mine !== true) throw new BackupError("Another backup is being restored just now.");
  await dropLeftovers(client);
  const { rows: schemas } = await client.query("SELECT current_schema() AS live");
  const live: string = schemas[0]?.live;
  const scratch = `${PREFIX}${randomBytes(6).toString("hex")}`;
  try {
    await client.query(`CREATE SCHEMA ${quotedName(scratch)}`);
    await client.query(`SET search_path = ${quotedName(scratch)}`);
    const rows = await fill(backup, keys, client);
    await takeOverSecrets(scratch, target, keys);
    if (dryRun) await client.query(`DROP SCHEMA ${quotedName(scratch)} CASCADE`);
    else {
      await switchSchemas(scratch, live, client, {
        prepare: () => keepAuditEntries(scratch, live, client),
        onSwitched: async () => {
          await recordChange(client, {
            action: "backups:restore",
            after: { createdAt: backup.header.createdAt },
          });
          await client.query("SELECT pg_notify($1, '')", [REPLACED]);
        },
      });
      await client.query("ANALYZE").catch(() => undefined);
    }
    return { createdAt: backup.header.createdAt, rows };
  } catch (error) {
    await client.query(`DROP SCHEMA IF EXISTS ${quotedName(scratch)} CASCADE`).catch(() => undefined);
    throw error;
  }
}

/** Verifies the whole backup before any of it is used. */
async function verify(backup: BackupReader, { passphrase, signal }: Options) {
  await requireKnownMigrations(backup.header);
  const keys = await unprotect(backup.header.protection, passphrase);
  return { keys, digests: await verifyBackup(backup, keys, signal) };
}

/**
 * Restores a backup. It is read twice: first its MAC is verified, then the verified bytes are copied into a separate
 * schema, checked and migrated. One transaction then replaces the current tables. A failure before its end changes
 * nothing. All users must sign in again.
 * @param open returns the bytes of the backup, from the beginning
 * @throws BackupError if the file is damaged, changed, of a newer version, or has another key
 */
export async function restoreBackup(
  open: () => Readable | Promise<Readable>,
  options: Options,
): Promise<Restored> {
  const limits = { query: 0, ...(options.signal && { signal: options.signal }) };
  try {
    const { keys, digests } = await withBackup(open, (backup) => verify(backup, options));
    return await withBackup(
      open,
      (backup) =>
        withClient(
          toClientConfig(options.target),
          (client) => restore(backup, keys, options, client),
          limits,
        ),
      digests,
    );
  } catch (error) {
    throw explain(error);
  }
}
