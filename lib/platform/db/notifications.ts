import { randomUUID } from "node:crypto";
import { Client } from "pg";
import { type DatabaseTarget, toClientConfig } from "@/lib/platform/address/target";
import { log } from "@/lib/platform/log/log";
import { remember } from "@/lib/platform/runtime/remember";
import type { Transaction } from "./client";
import { directDatabase, onDatabaseMove } from "./current";
import { DatabaseClient } from "./database-client";

/** The delay before reconnecting after an unusable connection, in milliseconds. */
const RETRY_DELAY_MS = { away: 1000, off: 60_000 };
/** The interval of heartbeats, in milliseconds. */
const HEARTBEAT_INTERVAL_MS = 2000;
/** The limit of a heartbeat and of connecting, in milliseconds. */
const TIMEOUT_MS = 4000;
/** The channel on which each process notifies itself. */
const HEARTBEAT = "heartbeat";

/** `payload` is null if notifications may have been missed. */
type Listener = (payload: string | null) => void;
/**
 * "live": listening; "connecting": being made; "away": failed, and retried; "off": connected, but notifications don't
 * arrive, as behind a pooler that switches connections between statements.
 */
export type ListeningState = "live" | "connecting" | "away" | "off";
type Hub = {
  listeners: Map<string, Set<Listener>>;
  connection: { target: DatabaseTarget; client: Client; ready: Promise<void> } | null;
  retry: NodeJS.Timeout | null;
  state: ListeningState;
  onState: (state: ListeningState) => void;
};
const hub = remember<Hub>("notifications", () => ({
  listeners: new Map(),
  connection: null,
  retry: null,
  state: "connecting",
  onState: noop,
}));

function noop() {}

function setState(state: ListeningState) {
  hub.state = state;
  hub.onState(state);
}

/** Notifies all instances on a channel, after the transaction's commit (PostgreSQL `NOTIFY`). */
export async function notify(
  transaction: Transaction | Client,
  channel: string,
  payload = "",
): Promise<void> {
  if (transaction instanceof Client) await transaction.query("SELECT pg_notify($1, $2)", [channel, payload]);
  else await transaction.$executeRaw`SELECT pg_notify(${channel}, ${payload})`;
}

function callListeners(channel: string, payload: string | null) {
  for (const listener of hub.listeners.get(channel) ?? []) listener(payload);
}

/** Ends an unusable connection, and reconnects: at once if it was listening, else later. */
function drop(client: Client, state: "connecting" | "away" | "off") {
  if (hub.connection?.client !== client) return;
  hub.connection = null;
  void client.end().catch(noop);
  if (hub.listeners.size === 0 || hub.retry) return;
  setState(state);
  if (state === "connecting") return connect();
  hub.retry = setTimeout(() => {
    hub.retry = null;
    connect();
  }, RETRY_DELAY_MS[state]);
}

/** Sends a notification to this process. @returns whether it arrived in time */
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

/** Checks the connection periodically: one that was cut silently would never fail. */
function prove(client: Client) {
  const timer = setInterval(async () => {
    if (!(await beat(client))) drop(client, "connecting");
  }, HEARTBEAT_INTERVAL_MS).unref();
  client.once("end", () => clearInterval(timer));
}

onDatabaseMove(() => {
  if (hub.connection) drop(hub.connection.client, "connecting");
});

/**
 * Opens the connection that listens to all channels. After a reconnect it notifies each listener, which may have missed
 * events.
 */
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
  client.on("notification", ({ channel, payload }) => callListeners(channel, payload ?? ""));
  // Each of the queries below may wait endlessly.
  const late = setTimeout(() => drop(client, "away"), 2 * TIMEOUT_MS).unref();
  try {
    await client.connect();
    for (const channel of [HEARTBEAT, ...hub.listeners.keys()]) await client.query(`LISTEN "${channel}"`);
    if (!(await beat(client))) {
      state = "off";
      throw new Error(
        "Notifications don’t arrive: name PostgreSQL itself, not a pooler, by DATABASE_DIRECT_URL",
      );
    }
    if (hub.connection?.client !== client) return;
    state = "connecting";
    prove(client);
    if (isAgain) for (const channel of hub.listeners.keys()) callListeners(channel, null);
    setState("live");
  } catch (error) {
    log.warn({ err: error }, "Listening for changes failed; retrying");
    drop(client, state);
  } finally {
    clearTimeout(late);
  }
}

/**
 * Calls `listener` with the payload of each notification on a channel, from any instance, and with null after a
 * reconnect.
 * @returns a function that unsubscribes
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
 * Resolves when the connection listens, so that no later notification is missed; also after a failure that is retried.
 */
export async function listening(): Promise<void> {
  await hub.connection?.ready;
}

/** Calls `onState` with the current state, as another listener may have connected before, and with each later one. */
export function onListeningState(onState: (state: ListeningState) => void) {
  hub.onState = onState;
  onState(hub.state);
}

/** Closes the connection. */
export async function stopListening(): Promise<void> {
  if (hub.retry) clearTimeout(hub.retry);
  hub.retry = null;
  const { connection } = hub;
  hub.connection = null;
  hub.state = "connecting";
  await connection?.client.end().catch(() => undefined);
}
