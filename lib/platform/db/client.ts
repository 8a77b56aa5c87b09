import "server-only";
import { log } from "@/lib/platform/log/log";
import { remember } from "@/lib/platform/runtime/remember";
import { type Prisma, PrismaClient } from "@/prisma/generated/client";
import { currentDatabase, onCloseDatabase } from "./current";
import { DatabaseClient } from "./database-client";
import { MeasuredPg } from "./measured-pg";
import { withRecordedReads } from "./query-reads";
import { parseConnectionString, toClientConfig, toConnectionString } from "./target";

export type Transaction = Prisma.TransactionClient;

/** Generous: while a rush of requests is being read, a connection that is there already is noticed late. */
const CONNECT_TIMEOUT_MS = 15_000;
/** A server that hangs would be waited for without end; in milliseconds. */
const MAX_SILENCE_MS = 20_000;
/** So long is a connection kept that nobody uses, for the next rush to find it; in milliseconds. */
const IDLE_FOR = 300_000;

/** A statement that begins with the comment "prepared: NAME" is parsed and planned once by connection. */
const preparedName = ({ sql }: { sql: string }) => /^\s*\/\* prepared: ([\w-]+) \*\//.exec(sql)?.[1] ?? "";

/**
 * Opens a Prisma client of its own for a database; the caller disconnects it.
 * @param connections the size of its pool
 * @param options `prepares`: whether statements may be prepared, which a pooler between us and the server may not
 *   bear; `schema`: the one to work in, where it is another than the connection's own; `silence`: how long the
 *   server may say nothing to a statement, in milliseconds, where that is bounded
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
      idleTimeoutMillis: IDLE_FOR,
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
    // Longer messages quote the query with its values, which would end up in the log.
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
    openClient(connectionString, 10, { prepares: kind === "embedded", silence: MAX_SILENCE_MS }),
  );
  kept.opened = { connectionString, client };
  onCloseDatabase(() => client.$disconnect());
  return client;
}

/** The Prisma client of the database in use. It connects to the new database after the instance has moved. */
export const db = new Proxy({} as PrismaClient, {
  get(_, property) {
    const client = currentClient();
    const value: unknown = Reflect.get(client, property, client);
    return typeof value === "function" ? value.bind(client) : value;
  },
});
