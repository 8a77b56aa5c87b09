import { Client } from "pg";
import { log } from "@/lib/log";
import { remember } from "@/lib/remember";
import type { Transaction } from "./client";
import { currentDatabase } from "./current";
import { type DatabaseTarget, toClientConfig } from "./target";

/** How long to wait before connecting again, in milliseconds. */
const RETRY_AFTER = 1000;

type Listener = () => void;
type Hub = {
  listeners: Map<string, Set<Listener>>;
  connection: { target: DatabaseTarget; client: Client; ready: Promise<void> } | null;
  retry: NodeJS.Timeout | null;
};
const hub = remember<Hub>("notifications", () => ({ listeners: new Map(), connection: null, retry: null }));

/** Notifies all instances on a channel, once the transaction is committed (PostgreSQL `NOTIFY`). */
export async function notify(transaction: Transaction | Client, channel: string): Promise<void> {
  if (transaction instanceof Client) await transaction.query("SELECT pg_notify($1, '')", [channel]);
  else await transaction.$executeRaw`SELECT pg_notify(${channel}, '')`;
}

function tell(channel: string) {
  for (const listener of hub.listeners.get(channel) ?? []) listener();
}

function drop(client: Client) {
  if (hub.connection?.client !== client) return;
  hub.connection = null;
  void client.end().catch(() => undefined);
  if (hub.listeners.size === 0 || hub.retry) return;
  hub.retry = setTimeout(() => {
    hub.retry = null;
    connect();
  }, RETRY_AFTER);
}

/** One connection a process listens for everyone. After a break each listener is told, as it may have missed something. */
function connect(isAgain = true) {
  const { target } = currentDatabase();
  const client = new Client({ ...toClientConfig(target), keepAlive: true });
  hub.connection = { target, client, ready: open(client, isAgain) };
}

async function open(client: Client, isAgain: boolean) {
  client.on("error", (error) => {
    log.warn({ err: error }, "The connection that listens for changes was lost");
    drop(client);
  });
  client.on("end", () => drop(client));
  client.on("notification", ({ channel }) => tell(channel));
  try {
    await client.connect();
    for (const channel of hub.listeners.keys()) await client.query(`LISTEN "${channel}"`);
    if (isAgain) for (const channel of hub.listeners.keys()) tell(channel);
  } catch (error) {
    log.warn({ err: error }, "Listening for changes failed; trying again");
    drop(client);
  }
}

const noop = () => undefined;

/**
 * Calls `listener` on each notification of a channel, from any instance, and after a lost connection, since some may
 * have been missed.
 * @returns the function that stops it
 */
export function listen(channel: string, listener: Listener): () => void {
  const listeners = hub.listeners.get(channel) ?? new Set();
  const isNew = listeners.size === 0;
  listeners.add(listener);
  hub.listeners.set(channel, listeners);
  const { connection } = hub;
  if (!connection && !hub.retry) connect(false);
  else if (connection && connection.target !== currentDatabase().target) drop(connection.client);
  else if (connection && isNew) {
    const { client, ready } = connection;
    connection.ready = ready.then(() => client.query(`LISTEN "${channel}"`)).then(noop, noop);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    hub.listeners.delete(channel);
    if (hub.listeners.size === 0) void stopListening();
  };
}

/**
 * Resolves once the connection listens, so that no later notification is missed; also where connecting failed and
 * will be retried.
 */
export async function listening(): Promise<void> {
  await hub.connection?.ready;
}

/** Closes the connection for notifications, if it is open. */
export async function stopListening(): Promise<void> {
  if (hub.retry) clearTimeout(hub.retry);
  hub.retry = null;
  const { connection } = hub;
  hub.connection = null;
  await connection?.client.end().catch(() => undefined);
}
