import { db } from "@/lib/platform/db/client";

/** Resolves once a transaction waits for a row that another one has locked. */
export async function someoneWaits(): Promise<void> {
  const [row] = await db.$queryRaw<{ waits: boolean }[]>`
    SELECT EXISTS (SELECT FROM pg_locks WHERE NOT "granted" AND "locktype" = 'transactionid') AS "waits"`;
  if (!row?.waits) await someoneWaits();
}
