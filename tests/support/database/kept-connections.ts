import type { Client } from "pg";
import { type DatabaseTarget, toClientConfig, toConnectionString } from "@/lib/platform/address/target";
import { DatabaseClient } from "@/lib/platform/db/database-client";
import { atEnd } from "../at-end";

const kept = new Map<string, Client>();

/** Returns a connection that the tests of a file share: opening one takes as long as dozens of short statements. */
export async function keptConnection(target: DatabaseTarget): Promise<Client> {
  const key = toConnectionString(target);
  const open = kept.get(key);
  if (open) return open;
  const client = new DatabaseClient(toClientConfig(target));
  client.on("error", () => kept.delete(key));
  await client.connect();
  kept.set(key, client);
  return client;
}

/** Closes the shared connections; the next use opens new ones. */
export async function closeKeptConnections(): Promise<void> {
  const clients = [...kept.values()];
  kept.clear();
  await Promise.all(clients.map((client) => client.end()));
}

atEnd(closeKeptConnections);
