import "server-only";
import type { Client } from "pg";
import { directDatabase } from "./current";
import { toClientConfig } from "./target";
import { withClient } from "./with-client";

/** How long connecting may take, in milliseconds. */
const CONNECT_PATIENCE = 15_000;

/**
 * Runs a transaction over `pg` on a connection of its own, for values of many megabytes: Prisma turns bytes into
 * text, which takes five times their memory. It is rolled back where `work` throws.
 * @param patience the time limit of each query, in milliseconds
 */
export function directTransaction(work: (client: Client) => Promise<void>, patience: number): Promise<void> {
  return withClient(
    toClientConfig(directDatabase()),
    async (client) => {
      await client.query("BEGIN");
      await work(client);
      await client.query("COMMIT");
    },
    { connect: CONNECT_PATIENCE, query: patience },
  );
}
