import "server-only";
import { hostAndPort, toClientConfig } from "@/lib/platform/address/target";
import { currentDatabase } from "@/lib/platform/db/current";
import { withClient } from "@/lib/platform/db/with-client";
import type { SystemState } from "./answers";

/** How long the database may take, in milliseconds. */
const TIMEOUT_MS = 3000;

/** `clockOff` is how far its clock is off ours, in milliseconds. */
export type DatabaseFacts = SystemState["database"] & { clockOff: number };

const question = `SELECT current_setting('server_version') AS version, clock_timestamp() AS now,
  pg_database_size(current_database())::float8 AS bytes,
  (SELECT count(*)::int FROM pg_stat_activity WHERE datname = current_database()) AS connections,
  current_setting('max_connections')::int AS "mostConnections",
  (SELECT max(migration_name) FROM _prisma_migrations WHERE finished_at IS NOT NULL) AS migration`;

type Row = Omit<DatabaseFacts, "kind" | "place" | "clockOff"> & { now: Date };

/**
 * Asks the database about itself, on a connection of its own.
 * @throws Error where it does not answer
 */
export async function readDatabaseFacts(): Promise<DatabaseFacts> {
  const { kind, target } = currentDatabase();
  const before = Date.now();
  const { rows } = await withClient(toClientConfig(target), (client) => client.query<Row>(question), {
    connect: TIMEOUT_MS,
    query: TIMEOUT_MS,
  });
  const [row] = rows;
  if (!row) throw new Error("The database did not answer.");
  const { now, ...facts } = row;
  // The database's clock was read at some moment in between.
  const clockOff = Math.max(before - now.getTime(), now.getTime() - Date.now(), 0);
  return { ...facts, kind, place: hostAndPort(target), clockOff };
}
