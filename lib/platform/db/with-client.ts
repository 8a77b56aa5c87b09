import { setTimeout as delay } from "node:timers/promises";
import type { Client } from "pg";
import type { ConnectionConfig } from "@/lib/platform/address/target";
import { markUncacheable } from "@/lib/platform/tracking/reads";
import { DatabaseClient } from "./database-client";

/** The limit of closing a connection, in milliseconds. */
const END_TIMEOUT_MS = 2000;

/** The limits of connecting and of each query, in milliseconds; `signal` aborts immediately. */
type Limits = { connect?: number; query?: number; signal?: AbortSignal };

/**
 * Opens a `pg` connection, runs `use` with it and closes it.
 * @throws Error at a limit; the signal's reason if it is aborted
 */
export async function withClient<T>(
  config: ConnectionConfig,
  use: (client: Client) => Promise<T>,
  { connect = 5000, query = 60_000, signal }: Limits = {},
): Promise<T> {
  signal?.throwIfAborted();
  // Its reads are not recorded.
  markUncacheable();
  const client = new DatabaseClient({
    ...config,
    keepAlive: true,
    connectionTimeoutMillis: connect,
    query_timeout: query,
  });
  client.on("error", () => undefined);
  const end = () => Promise.race([client.end(), delay(END_TIMEOUT_MS, undefined, { ref: false })]);
  const connectAndUse = async () => {
    try {
      await client.connect();
      return await use(client);
    } finally {
      await end();
    }
  };
  return signal ? unlessAborted(signal, connectAndUse(), end) : connectAndUse();
}

function unlessAborted<T>(signal: AbortSignal, work: Promise<T>, end: () => Promise<unknown>): Promise<T> {
  return new Promise((resolve, reject) => {
    const leave = () => {
      reject(signal.reason);
      end().catch(() => undefined);
    };
    signal.addEventListener("abort", leave, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", leave));
  });
}
