import "server-only";
import { hostAndPort, toClientConfig } from "@/lib/platform/address/target";
import { currentDatabase } from "@/lib/platform/db/current";
import { withClient } from "@/lib/platform/db/with-client";
import type { SystemState } from "./answers";

/** The timeout of connecting and of the query, in milliseconds. */
const TIMEOUT_MS = 3000;

/** `clockOff` is the difference between its clock and ours, in milliseconds. */
export type DatabaseFacts = SystemState["database"] & { clockOff: number };

const query = `SELECT current_setting('server_version') AS version, clock_timestamp() AS now,
  pg_database_size(current_database())::float8 AS bytes,
  (SELECT count(*)::int FROM pg_stat_activity WHERE datname = current_database()) AS connections,
  current_setting('max_connections')::int AS "mostConnections",
  (SELECT max(migration_name) FROM _prisma_migrations WHERE finished_at IS NOT NULL) AS migration`;

type Row = Omit<DatabaseFacts, "kind" | "place" | "clockOff"> & { now: Date };

/**
 * Reads facts of the database on a separate connection.
 * @throws Error if it does not answer
 */
export async function readDatabaseFacts(): Promise<DatabaseFacts> {
  const { kind, target } = currentDatabase();
  const before = Date.now();
  const { rows } = await withClient(toClientConfig(target), (client) => client.query<Row>(query), {
    connect: TIMEOUT_MS,
    query: TIMEOUT_MS,
  });
  const [row] = rows;
  if (!row) throw new Error("The database did not answer.");
  const { now, ...facts } = row;
  // The database read its clock between these two readings of ours.
  const clockOff = Math.max(before - now.getTime(), now.getTime() - Date.now(), 0);
  return { ...facts, kind, place: hostAndPort(target), clockOff };
}
