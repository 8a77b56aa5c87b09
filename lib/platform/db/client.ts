import "server-only";
import { parseConnectionString, toClientConfig, toConnectionString } from "@/lib/platform/address/target";
import { log } from "@/lib/platform/log/log";
import { remember } from "@/lib/platform/runtime/remember";
import { worker } from "@/lib/platform/runtime/worker";
import { type Prisma, PrismaClient } from "@/prisma/client";
import { currentDatabase, onCloseDatabase } from "./current";
import { DatabaseClient } from "./database-client";
import { MeasuredPg } from "./measured-pg";
import { withRecordedReads } from "./query-reads";

export type Transaction = Prisma.TransactionClient;

/** Generous, in milliseconds: under load, a finished connection is noticed late. */
const CONNECT_TIMEOUT_MS = 15_000;
/** The maximum wait for a reply, in milliseconds; `pg` itself has none. */
const MAX_SILENCE_MS = 20_000;
const IDLE_TIMEOUT_MS = 300_000;
/** The connections of a process, and of all workers together: PostgreSQL allows 100 by default. */
const MAX_CONNECTIONS = { process: 10, workers: 72 };

const connectionsOfProcess = () =>
  Math.min(MAX_CONNECTIONS.process, Math.floor(MAX_CONNECTIONS.workers / (worker()?.count ?? 1)));

/** A statement that begins with the comment "prepared: NAME" is parsed and planned once per connection. */
const preparedName = ({ sql }: { sql: string }) => /^\s*\/\* prepared: ([\w-]+) \*\//.exec(sql)?.[1] ?? "";

/**
 * Opens a separate Prisma client; the caller disconnects it.
 * @param connections the size of its pool
 * @param options `prepares`: whether statements may be prepared, which some poolers don't support; `schema`:
 *   replaces the connection's own; `silence`: the maximum wait for a reply, in milliseconds
 */
export function openClient(
  connectionString: string,
  connections = 10,
  { prepares = false, schema, silence }: { prepares?: boolean; schema?: string; silence?: number } = {},
): PrismaClient {
  const adapter = new MeasuredPg(
    {
      ...toClientConfig(parseConnectionString(connectionString)),
      Client: DatabaseClient,
      ...(schema && { options: `-c search_path=${schema}` }),
      max: connections,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      idleTimeoutMillis: IDLE_TIMEOUT_MS,
      ...(silence !== undefined && { silence }),
      keepAlive: true,
    },
    {
      onPoolError: (error) => log.warn({ err: error }, "A database connection was lost"),
      ...(prepares && { statementNameGenerator: preparedName }),
      ...(schema && { schema }),
    },
  );
  return new PrismaClient({
    adapter,
    // Longer messages would log the query with its values.
    errorFormat: "minimal",
    transactionOptions: { maxWait: 10_000, timeout: 20_000 },
  });
}

type Kept = { opened?: { connectionString: string; client: PrismaClient } };
const kept = remember<Kept>("database client", () => ({}));

function currentClient(): PrismaClient {
  const { kind, target, rows = target } = currentDatabase();
  const connectionString = toConnectionString(rows);
  const { opened } = kept;
  if (opened?.connectionString === connectionString) return opened.client;
  void opened?.client.$disconnect();
  const client = withRecordedReads(
    openClient(connectionString, connectionsOfProcess(), {
      prepares: kind === "embedded",
      silence: MAX_SILENCE_MS,
    }),
  );
  kept.opened = { connectionString, client };
  onCloseDatabase(() => client.$disconnect());
  return client;
}

/** The Prisma client of the database in use, also after a move to another one. */
export const db = new Proxy({} as PrismaClient, {
  get(_, property) {
    const client = currentClient();
    const value: unknown = Reflect.get(client, property, client);
    return typeof value === "function" ? value.bind(client) : value;
  },
});
