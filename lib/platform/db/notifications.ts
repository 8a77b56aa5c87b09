import { randomUUID } from "node:crypto";
import { Client } from "pg";
import { type DatabaseTarget, toClientConfig } from "@/lib/platform/address/target";
import { log } from "@/lib/platform/log/log";
import { remember } from "@/lib/platform/runtime/remember";
import type { Transaction } from "./client";
import { directDatabase, onDatabaseMove } from "./current";
import { DatabaseClient } from "./database-client";

/** How long to wait before connecting again after that failed, or was of no use; in milliseconds. */
const RETRY_DELAY_MS = { away: 1000, off: 60_000 };
/** How often the connection is proven, in milliseconds. */
const BEAT = 2000;
/** How long the proof, or connecting, may take; in milliseconds. */
const TIMEOUT_MS = 4000;
/** The channel on which each process notifies itself, to check that its connection works. */
const HEARTBEAT = "heartbeat";

/** `payload` is null where notifications may have been missed. */
type Listener = (payload: string | null) => void;
/**
 * What the connection does: it listens, is being made, or could not be made and is tried again. "off": it was made,
 * but notifications don't arrive, as behind a pooler that gives each query another connection.
 */
export type ListeningState = "live" | "connecting" | "away" | "off";
type Hub = {
  listeners: Map<string, Set<Listener>>;
  connection: { target: DatabaseTarget; client: Client; ready: Promise<void> } | null;
  retry: NodeJS.Timeout | null;
  onState: (state: ListeningState) => void;
};
const hub = remember<Hub>("notifications", () => ({
  listeners: new Map(),
  connection: null,
  retry: null,
  onState: noop,
}));

function noop() {}

/** Notifies all instances on a channel, once the transaction is committed (PostgreSQL `NOTIFY`). */
export async function notify(transaction: Transaction | Client, channel: string): Promise<void> {
  if (transaction instanceof Client) await transaction.query("SELECT pg_notify($1, '')", [channel]);
  else await transaction.$executeRaw`SELECT pg_notify(${channel}, '')`;
}

function tell(channel: string, payload: string | null) {
  for (const listener of hub.listeners.get(channel) ?? []) listener(payload);
}

/** Ends a connection that is of no use any more. One that listened until now is made again at once. */
function drop(client: Client, state: "connecting" | "away" | "off") {
  if (hub.connection?.client !== client) return;
  hub.connection = null;
  void client.end().catch(noop);
  if (hub.listeners.size === 0 || hub.retry) return;
  hub.onState(state);
  if (state === "connecting") return connect();
  hub.retry = setTimeout(() => {
    hub.retry = null;
    connect();
  }, RETRY_DELAY_MS[state]);
}

/** Has the server send us a notification of our own. @returns whether it arrived in time */
async function beat(client: Client): Promise<boolean> {
  const token = randomUUID();
  return new Promise((resolve) => {
    const finish = (arrived: boolean) => {
      clearTimeout(late);
      client.off("notification", hear);
      resolve(arrived);
    };
    const late = setTimeout(finish, TIMEOUT_MS, false).unref();
    const hear = ({ payload }: { payload?: string | undefined }) => payload === token && finish(true);
    client.on("notification", hear);
    client.query("SELECT pg_notify($1, $2)", [HEARTBEAT, token]).catch(() => finish(false));
  });
}

/** Proves the connection again and again: one that was cut without a word would be waited on for ever. */
function prove(client: Client) {
  const timer = setInterval(async () => {
    if (!(await beat(client))) drop(client, "connecting");
  }, BEAT).unref();
  client.once("end", () => clearInterval(timer));
}

onDatabaseMove(() => {
  if (hub.connection) drop(hub.connection.client, "connecting");
});

/** One connection per process listens for all. After a reconnect each listener is notified, as it may have missed events. */
function connect(isAgain = true) {
  const target = directDatabase();
  const client = new DatabaseClient({
    ...toClientConfig(target),
    keepAlive: true,
    connectionTimeoutMillis: TIMEOUT_MS,
  });
  hub.connection = { target, client, ready: open(client, isAgain) };
}

async function open(client: Client, isAgain: boolean) {
  let state: "connecting" | "away" | "off" = "away";
  client.on("error", (error) => {
    log.warn({ err: error }, "The connection that listens for changes was lost");
    drop(client, state);
  });
  client.on("end", () => drop(client, state));
  client.on("notification", ({ channel, payload }) => tell(channel, payload ?? ""));
  // Whatever is asked meanwhile may be waited for without end.
  const late = setTimeout(() => drop(client, "away"), 2 * TIMEOUT_MS).unref();
  try {
    await client.connect();
    for (const channel of [HEARTBEAT, ...hub.listeners.keys()]) await client.query(`LISTEN "${channel}"`);
    if (!(await beat(client))) {
      state = "off";
      throw new Error(
        "Notifications don't arrive: name PostgreSQL itself, not a pooler, by DATABASE_DIRECT_URL",
      );
    }
    if (hub.connection?.client !== client) return;
    state = "connecting";
    prove(client);
    if (isAgain) for (const channel of hub.listeners.keys()) tell(channel, null);
    hub.onState("live");
  } catch (error) {
    log.warn({ err: error }, "Listening for changes failed; retrying");
    drop(client, state);
  } finally {
    clearTimeout(late);
  }
}

/**
 * Calls `listener` with the payload of each notification of a channel, from any instance, and with null after a lost
 * connection, since some may have been missed.
 * @returns the function that stops it
 */
export function listen(channel: string, listener: Listener): () => void {
  const listeners = hub.listeners.get(channel) ?? new Set();
  const isNew = listeners.size === 0;
  listeners.add(listener);
  hub.listeners.set(channel, listeners);
  const { connection } = hub;
  if (!connection && !hub.retry) connect(false);
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

/** Calls `onState` whenever the connection is made or lost; there is one that is called. */
export function onListeningState(onState: (state: ListeningState) => void) {
  hub.onState = onState;
}

/** Closes the connection for notifications, if it is open. */
export async function stopListening(): Promise<void> {
  if (hub.retry) clearTimeout(hub.retry);
  hub.retry = null;
  const { connection } = hub;
  hub.connection = null;
  await connection?.client.end().catch(() => undefined);
}
