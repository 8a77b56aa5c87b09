import type { Client } from "pg";
import { quotedName } from "@/lib/platform/db/catalog";
import { MIGRATION_LOCK } from "@/lib/platform/db/migrations";

/** Timeout of waiting for running requests to release the tables, in milliseconds. */
const LOCK_TIMEOUT_MS = 10_000;

/** Names a function with the types of its arguments. */
const FUNCTIONS = `SELECT quote_ident(p.proname) || '(' || pg_get_function_identity_arguments(p.oid) || ')' AS name
  FROM pg_proc p WHERE p.pronamespace = $1::regnamespace`;
const TABLES = `SELECT quote_ident(relname) AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = $1::regnamespace`;
const ENUMS = `SELECT quote_ident(typname) AS name FROM pg_type WHERE typtype = 'e' AND typnamespace = $1::regnamespace`;

async function namesOf(query: string, schema: string, client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(query, [quotedName(schema)]);
  return rows.map(({ name }) => name);
}

type Steps = {
  /** Runs while both schemas exist. */
  prepare: () => Promise<unknown>;
  /** Runs after the switch, before the commit. */
  onSwitched: () => Promise<unknown>;
};

/**
 * Replaces tables, types and functions of the schema `into` by those with the same names of the schema `from`, in one
 * transaction. Everything else in `into` stays.
 * @param steps run in the same transaction
 * @throws Error if requests hold the tables for too long, or other objects depend on them; nothing is changed
 */
export async function switchSchemas(
  from: string,
  into: string,
  client: Client,
  { prepare, onSwitched }: Steps,
) {
  const [source, destination] = [quotedName(from), quotedName(into)];
  await client.query("BEGIN");
  try {
    await client.query(`SET LOCAL lock_timeout = ${LOCK_TIMEOUT_MS}`);
    await client.query("SELECT pg_advisory_xact_lock($1)", [MIGRATION_LOCK]);
    await prepare();
    const tables = await namesOf(TABLES, from, client);
    const functions = await namesOf(FUNCTIONS, from, client);
    const enums = await namesOf(ENUMS, from, client);
    const inPlace = (names: string[]) => names.map((name) => `${destination}.${name}`).join(", ");
    // All in one statement, since they refer to each other.
    await client.query(`DROP TABLE IF EXISTS ${inPlace(tables)}`);
    if (functions.length > 0) await client.query(`DROP FUNCTION IF EXISTS ${inPlace(functions)}`);
    if (enums.length > 0) await client.query(`DROP TYPE IF EXISTS ${inPlace(enums)}`);
    for (const [kind, names] of [
      ["TYPE", enums],
      ["FUNCTION", functions],
      ["TABLE", tables],
    ] as const) {
      for (const name of names)
        await client.query(`ALTER ${kind} ${source}.${name} SET SCHEMA ${destination}`);
    }
    // Fails if anything is left in it.
    await client.query(`DROP SCHEMA ${source}`);
    await client.query(`SET LOCAL search_path = ${destination}`);
    await onSwitched();
    await client.query("COMMIT");
  } catch (error) {
    await client.query("ROLLBACK").catch(() => undefined);
    throw error;
  }
}
