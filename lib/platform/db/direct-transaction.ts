import "server-only";
import type { Client } from "pg";
import { toClientConfig } from "@/lib/platform/address/target";
import { changed, committed } from "@/lib/platform/tracking/table-versions";
import { directDatabase } from "./current";
import { withClient } from "./with-client";
import { writtenTables } from "./written-tables";

const CONNECT_TIMEOUT_MS = 15_000;

function reportWrites(client: Client) {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown;
  const reporting = (statement: string | { text: string }, ...others: unknown[]) => {
    changed(client, writtenTables(typeof statement === "string" ? statement : statement.text));
    return query(statement, ...others);
  };
  Object.assign(client, { query: reporting });
}

/**
 * Runs a transaction over `pg` on its own connection, for values of many megabytes: Prisma converts bytes to text,
 * which takes five times their memory. Rolls back if `work` throws.
 * @param timeoutMs the limit of each query
 */
export function directTransaction<Result>(
  work: (client: Client) => Promise<Result>,
  timeoutMs: number,
): Promise<Result> {
  return withClient(
    toClientConfig(directDatabase()),
    async (client) => {
      await client.query("BEGIN");
      reportWrites(client);
      const result = await work(client);
      await client.query("COMMIT");
      committed(client);
      return result;
    },
    { connect: CONNECT_TIMEOUT_MS, query: timeoutMs },
  );
}
