import { type Client, escapeLiteral } from "pg";
import { type DatabaseTarget, toClientConfig } from "@/lib/platform/address/target";
import { withClient } from "@/lib/platform/db/with-client";
import { closeKeptConnections, keptConnection } from "./kept-connections";
import { insertRows, type Rows, readRows } from "./rows";

/** A migrated database that several tests use in turn. */
export type KeptDatabase = {
  target: DatabaseTarget;
  superuser: DatabaseTarget;
  /** Changes with every definition, alteration or drop, and with the recorded migrations. */
  shape: string;
  /** Selects the names of the tables with rows. */
  filled: string;
  /** The rows that migrations create. */
  rows: Rows;
};

/** The first id of objects that the server's own installation did not create. */
const FIRST_ID = 16_384;
const isOurs = (id: string) => `WHERE ${id} >= ${FIRST_ID}`;
/** The rows of each catalog that describe the database. */
const catalogs = {
  pg_class: isOurs("oid"),
  pg_attribute: isOurs("attrelid"),
  pg_constraint: isOurs("oid"),
  pg_trigger: isOurs("oid"),
  pg_proc: isOurs("oid"),
  _prisma_migrations: "",
};
/** The highest transaction number of each catalog identifies its state, because every change writes a higher one. */
const SHAPE = `SELECT concat_ws(' ',
  ${Object.entries(catalogs)
    .map(([name, ours]) => `(SELECT concat(count(*), '/', max(xmin::text::bigint)) FROM ${name} ${ours})`)
    .join(", ")},
  (SELECT xmin FROM pg_database WHERE datname = current_database()),
  (SELECT count(*) FROM pg_db_role_setting)) AS shape`;

const shapeOf = async (client: Client): Promise<string> =>
  (await client.query({ name: "shape", text: SHAPE })).rows[0].shape;

async function tablesOf(client: Client): Promise<string[]> {
  const { rows } = await client.query(
    `SELECT format('%I', tablename) AS name FROM pg_tables
     WHERE schemaname = 'public' AND tablename <> '_prisma_migrations'`,
  );
  return rows.map(({ name }) => name);
}

/** Describes a new database; `superuser` can read and change all of it. */
export async function describeDatabase(
  target: DatabaseTarget,
  superuser: DatabaseTarget,
): Promise<KeptDatabase> {
  return withClient(toClientConfig(superuser), async (client) => {
    const tables = await tablesOf(client);
    const hasRows = (table: string) =>
      `SELECT ${escapeLiteral(table)} AS name WHERE EXISTS (SELECT FROM ${table})`;
    const filled = tables.map(hasRows).join(" UNION ALL ");
    return { target, superuser, filled, rows: await readRows(client, filled), shape: await shapeOf(client) };
  });
}

/** Restores the rows of a new database. @returns false if its schema was changed, or it is unavailable */
export async function emptyDatabase(database: KeptDatabase): Promise<boolean> {
  try {
    const client = await keptConnection(database.superuser);
    if ((await shapeOf(client)) !== database.shape) return false;
    const filled = await client.query({ name: "filled", text: database.filled });
    const names = filled.rows.map(({ name }) => name);
    await client.query(
      // For the session, as each change of the role makes the session plan its prepared statements again.
      `SET session_replication_role = replica;
       BEGIN;
       SET LOCAL lock_timeout = '1s';
       ${names.map((name) => `DELETE FROM ${name};`).join(" ")} ${insertRows(database.rows)}
       SELECT setval(format('%I.%I', schemaname, sequencename), start_value, false) FROM pg_sequences;
       COMMIT`,
    );
    return true;
  } catch {
    await closeKeptConnections().catch(() => undefined);
    return false;
  }
}
