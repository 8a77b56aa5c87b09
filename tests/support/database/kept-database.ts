import { type Client, escapeLiteral } from "pg";
import { type DatabaseTarget, toClientConfig } from "@/lib/platform/address/target";
import { withClient } from "@/lib/platform/db/with-client";
import { closeKeptConnections, keptConnection } from "./kept-connections";

/** A migrated database that several tests use in turn. */
export type KeptDatabase = {
  target: DatabaseTarget;
  superuser: DatabaseTarget;
  /** Changes with every definition, alteration or drop, and with the recorded migrations. */
  shape: string;
  /** Selects the names of the tables with rows. */
  filled: string;
  /** Restores the rows that migrations create. */
  restore: string;
};

/** The highest transaction number of each catalog identifies its state, because every change writes a higher one. */
const catalogs = ["pg_class", "pg_attribute", "pg_constraint", "pg_trigger", "pg_proc", "_prisma_migrations"];
const SHAPE = `SELECT concat_ws(' ',
  ${catalogs.map((name) => `(SELECT concat(count(*), '/', max(xmin::text::bigint)) FROM ${name})`).join(", ")},
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
    let restore = "";
    const tables = await tablesOf(client);
    for (const table of tables) {
      const { rows } = await client.query(`SELECT json_agg(t)::text AS found FROM ${table} t`);
      if (rows[0].found)
        restore += `INSERT INTO ${table} SELECT * FROM json_populate_recordset(NULL::${table}, ${escapeLiteral(rows[0].found)});`;
    }
    const hasRows = (table: string) =>
      `SELECT ${escapeLiteral(table)} AS name WHERE EXISTS (SELECT FROM ${table})`;
    const filled = tables.map(hasRows).join(" UNION ALL ");
    return { target, superuser, filled, restore, shape: await shapeOf(client) };
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
      `BEGIN;
       SET LOCAL lock_timeout = '1s';
       SET LOCAL session_replication_role = replica;
       ${names.map((name) => `DELETE FROM ${name};`).join(" ")} ${database.restore}
       SELECT setval(format('%I.%I', schemaname, sequencename), start_value, false) FROM pg_sequences;
       COMMIT`,
    );
    return true;
  } catch {
    await closeKeptConnections().catch(() => undefined);
    return false;
  }
}
