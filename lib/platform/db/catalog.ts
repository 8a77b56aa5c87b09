import type { Client } from "pg";
import type { Transaction } from "./client";
import { createdTables } from "./migrations";

/** Runs a statement with parameters `$1`, `$2`, … and returns its rows. */
export type Query = <Row>(text: string, values?: readonly unknown[]) => Promise<Row[]>;

export const queryByPrisma =
  (database: Transaction): Query =>
  (text, values = []) =>
    database.$queryRawUnsafe(text, ...values);

export const queryByClient =
  (client: Client): Query =>
  async (text, values = []) =>
    (await client.query(text, [...values])).rows;

export const quotedName = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** Lists our tables in the current schema, each after those that it references. */
export async function tablesInOrder(query: Query): Promise<string[]> {
  const tables = await query<{ name: string }>(
    `SELECT c.relname::text AS name FROM pg_class c
     WHERE c.relkind = 'r' AND c.relnamespace = current_schema()::regnamespace AND c.relname = ANY($1)
     ORDER BY 1`,
    [await createdTables()],
  );
  const references = await query<{ child: string; parent: string }>(
    `SELECT child.relname::text AS child, parent.relname::text AS parent
     FROM pg_constraint k
     JOIN pg_class child ON child.oid = k.conrelid
     JOIN pg_class parent ON parent.oid = k.confrelid
     WHERE k.contype = 'f' AND k.conrelid <> k.confrelid
       AND child.relnamespace = current_schema()::regnamespace
       AND parent.relnamespace = current_schema()::regnamespace`,
  );
  const ordered: string[] = [];
  const visit = (name: string) => {
    if (ordered.includes(name)) return;
    for (const { child, parent } of references) if (child === name) visit(parent);
    ordered.push(name);
  };
  for (const { name } of tables) visit(name);
  return ordered;
}

/** Returns the columns of a table, without computed ones. */
export function columnsOf(table: string, query: Query): Promise<{ name: string; type: string }[]> {
  return query(
    `SELECT a.attname::text AS name, a.atttypid::regtype::text AS type FROM pg_attribute a
     JOIN pg_class c ON c.oid = a.attrelid
     WHERE c.relname = $1 AND c.relnamespace = current_schema()::regnamespace
       AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
     ORDER BY a.attnum`,
    [table],
  );
}

export type SequenceValue = { name: string; value: string };

/** Returns the last values of the sequences of our tables, without unused ones. */
export async function sequenceValues(query: Query): Promise<SequenceValue[]> {
  return query(
    `SELECT s.sequencename::text AS name, s.last_value::text AS value
     FROM pg_sequences s
     JOIN pg_depend d ON d.objid = format('%I.%I', s.schemaname, s.sequencename)::regclass AND d.deptype IN ('a', 'i')
     JOIN pg_class owner ON owner.oid = d.refobjid
     WHERE s.schemaname = current_schema() AND s.last_value IS NOT NULL AND owner.relname = ANY($1)
     ORDER BY 1`,
    [await createdTables()],
  );
}

/** Sets sequences of the current schema to continue after the given values. */
export async function setSequences(values: readonly SequenceValue[], query: Query) {
  for (const { name, value } of values) {
    await query("SELECT setval(format('%I', $1::text)::regclass, $2::text::bigint)", [name, value]);
  }
}
