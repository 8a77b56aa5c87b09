import { Client } from "pg";
import { type ConnectionConfig, type DatabaseServer, hostAndPort } from "@/lib/platform/address/target";
import { errorAcrossBundles } from "@/lib/platform/runtime/across-bundles";
import { remember } from "@/lib/platform/runtime/remember";

/** The limit of asking a server, in milliseconds. */
const TIMEOUT_MS = 2000;
/** Time for which an answer is reused, in milliseconds. */
const MAX_AGE_MS = 250;

type Search = { found: Promise<DatabaseServer>; at: number };
const searches = remember("searches for writable servers", () => new Map<string, Search>());

/** `default_transaction_read_only` makes a primary read-only as well. */
async function requireWritable(config: ConnectionConfig, server: DatabaseServer): Promise<DatabaseServer> {
  const client = new Client({ ...config, connectionTimeoutMillis: TIMEOUT_MS, query_timeout: TIMEOUT_MS });
  Object.assign(client, server);
  client.on("error", () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query("SHOW transaction_read_only");
    if (rows[0]?.transaction_read_only !== "off") throw new Error("it takes no writes");
    return server;
  } finally {
    void client.end().catch(() => undefined);
  }
}

/** Has the SQLSTATE of a server that can't be connected to at the moment. */
class NoWritableServerError extends errorAcrossBundles("NoWritableServerError") {
  readonly code = "57P03";
}

async function search(config: ConnectionConfig, servers: readonly DatabaseServer[]) {
  const asked = servers.map((server) => requireWritable(config, server));
  return Promise.any(asked).catch((error: AggregateError) => {
    const reasons = servers.map((server, index) => {
      const reason: unknown = error.errors[index];
      return `${hostAndPort(server)}: ${reason instanceof Error ? reason.message : String(reason)}`;
    });
    throw new NoWritableServerError(`No server of the database takes writes (${reasons.join("; ")})`);
  });
}

/**
 * Finds the primary of a cluster by asking all servers at once.
 * @throws Error with each server's reason if none is writable
 */
export function findWritableServer(
  config: ConnectionConfig,
  servers: readonly DatabaseServer[],
): Promise<DatabaseServer> {
  const key = servers.map(hostAndPort).join();
  const latest = searches.get(key);
  if (latest && performance.now() - latest.at < MAX_AGE_MS) return latest.found;
  const found = search(config, servers);
  found.catch(() => undefined);
  searches.set(key, { found, at: performance.now() });
  return found;
}
