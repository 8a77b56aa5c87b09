import "server-only";
import type { Client } from "pg";
import { toClientConfig } from "@/lib/platform/address/target";
import { directDatabase } from "@/lib/platform/db/current";
import { withClient } from "@/lib/platform/db/with-client";
import { errorAcrossBundles } from "@/lib/platform/runtime/across-bundles";

/** The advisory lock of backups, which keeps blobs from being removed. */
export const KEEP_LOCK = 7_265_061;
/** The advisory lock for moving or removing blobs, held by one process at a time. */
export const MOVE_LOCK = 7_265_062;

/** An expected failure of a command; the message is for the operator. */
export class BlobCommandError extends errorAcrossBundles("BlobCommandError") {}

/**
 * Runs `work` while no other process moves or removes blobs.
 * @param work receives a function that checks that the lock is still held
 * @throws BlobCommandError if the lock is taken
 */
export function withMoveLock<Result>(
  work: (stillMine: () => Promise<unknown>) => Promise<Result>,
): Promise<Result> {
  const locked = async (client: Client) => {
    const { rows } = await client.query(`SELECT pg_try_advisory_lock($1) AS mine`, [MOVE_LOCK]);
    if (rows[0]?.mine !== true)
      throw new BlobCommandError("Files are being moved or removed just now. Try again later.");
    // The lock ends with its connection.
    return work(() => client.query("SELECT 1"));
  };
  return withClient(toClientConfig(directDatabase()), locked);
}
