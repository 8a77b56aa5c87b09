import { keptConnection } from "./kept-connections";
import type { KeptDatabase } from "./kept-database";
import { insertRows, type Rows, readRows } from "./rows";

/** The content of a database at a time, in milliseconds since 1970. */
export type Snapshot = { at: number; rows: Rows; sequences: string };

/** The statements that set the sequences in use to their values. */
const SEQUENCES = `SELECT string_agg(format('SELECT setval(%L, %s);', format('%I.%I', schemaname, sequencename), last_value), ' ')
  AS found FROM pg_sequences WHERE last_value IS NOT NULL`;

/** Returns whether a database has the rows that migrations create, and no others. */
export async function isEmptied({ superuser, filled, rows }: KeptDatabase): Promise<boolean> {
  const found = await readRows(await keptConnection(superuser), filled);
  return found.size === rows.size && [...rows].every(([table, json]) => found.get(table) === json);
}

export async function takeSnapshot({ superuser, filled }: KeptDatabase): Promise<Snapshot> {
  const client = await keptConnection(superuser);
  const rows = await readRows(client, filled);
  return { at: Date.now(), rows, sequences: (await client.query(SEQUENCES)).rows[0].found ?? "" };
}

/** A time in the JSON of PostgreSQL; the times of columns without a time zone are in UTC. */
const TIME = /"(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?)(\+00:00)?"/g;

const later = (json: string, byMs: number) =>
  json.replace(TIME, (_, time, zone) => {
    const moved = new Date(Date.parse(`${time}Z`) + byMs).toISOString();
    return `"${zone ? moved : moved.slice(0, -1)}"`;
  });

/**
 * Replaces the content of an emptied database by a snapshot, as if it had been made now.
 * @returns the time since the snapshot, in milliseconds
 */
export async function restoreSnapshot(
  { superuser, rows: emptied }: KeptDatabase,
  { at, rows, sequences }: Snapshot,
): Promise<number> {
  const client = await keptConnection(superuser);
  const byMs = Date.now() - at;
  const moved = new Map([...rows].map(([table, json]) => [table, later(json, byMs)]));
  // Also from tables that were empty: a late write of the test before may have added a row since.
  const deletions = [...new Set([...emptied.keys(), ...rows.keys()])]
    .map((table) => `DELETE FROM ${table};`)
    .join(" ");
  await client.query(
    `SET session_replication_role = replica; BEGIN; ${deletions} ${insertRows(moved)} ${sequences} COMMIT`,
  );
  return byMs;
}
