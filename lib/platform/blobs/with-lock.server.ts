import "server-only";
import type { Client } from "pg";
import { directDatabase } from "@/lib/platform/db/current";
import { toClientConfig } from "@/lib/platform/db/target";
import { withClient } from "@/lib/platform/db/with-client";
import { recognizeAcrossBundles } from "@/lib/platform/runtime/across-bundles";

/** Any number that no other advisory lock of this application uses. Backups share it; while one is made, nothing goes. */
export const KEEP_LOCK = 7_265_061;
/** Any other number. One process at a time moves blobs or removes them. */
export const MOVE_LOCK = 7_265_062;

/** An expected failure of a command; the message is for the operator. */
export class BlobCommandError extends Error {
  static {
    recognizeAcrossBundles(BlobCommandError, "BlobCommandError");
  }
}

/**
 * Runs `work` while no blob is moved or removed by anybody else.
 * @param work is given what makes sure that this is still so
 * @throws BlobCommandError where somebody else is at it
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
