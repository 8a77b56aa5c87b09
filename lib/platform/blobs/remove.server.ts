import "server-only";
import type { Client } from "pg";
import { db } from "@/lib/platform/db/client";
import { directTransaction } from "@/lib/platform/db/direct-transaction";
import { onSweep } from "@/lib/platform/db/sweep";
import { HOLD_TIMEOUT_SQL } from "./catalogue.server";
import type { BlobPlace } from "./store";
import { storeAt } from "./stores.server";
import { KEEP_LOCK, MOVE_LOCK } from "./with-lock.server";

/** Limit for one statement. */
const TIMEOUT_MS = 60_000;
/** Per sweep. */
const BATCH_SIZE = 1000;

/** Lists every reference to blobs; foreign keys protect blobs of a reference missing here. */
const UNUSED = `("holds" = 0 OR "heldAt" < now() - ${HOLD_TIMEOUT_SQL})
  AND NOT EXISTS (SELECT FROM "TemplateVersion" v WHERE v."hash" = b."hash")
  AND NOT EXISTS (SELECT FROM "Picture" m WHERE m."hash" = b."hash")
  AND NOT EXISTS (SELECT FROM "PictureRendition" r WHERE r."hash" = b."hash")`;

type Row = { place: BlobPlace; isWhole: boolean };
/** `busy`: nothing can be removed during a backup or a move of blobs. */
type Removal = "done" | "busy";

/** Locks the row of an unused blob, so that new references wait. Null if it is in use. */
async function lockUnused(client: Client, hash: string): Promise<Row | null | "busy"> {
  const { rows: locks } = await client.query<{ mine: boolean }>(
    "SELECT pg_try_advisory_xact_lock($1) AND pg_try_advisory_xact_lock($2) AS mine",
    [KEEP_LOCK, MOVE_LOCK],
  );
  if (!locks[0]?.mine) return "busy";
  await client.query(`SELECT FROM "Blob" WHERE "hash" = $1 FOR UPDATE`, [hash]);
  // Queried after locking, to see references committed meanwhile.
  const { rows } = await client.query<Row>(
    `SELECT "place", "isWhole" FROM "Blob" b WHERE "hash" = $1 AND ${UNUSED}`,
    [hash],
  );
  return rows[0] ?? null;
}

const deleteRow = (client: Client, hash: string) =>
  client.query(`DELETE FROM "Blob" WHERE "hash" = $1`, [hash]);

/**
 * Removes an unreferenced blob. A blob in a bucket is marked as incomplete first, so that an upload of the same
 * bytes writes them again even after an interruption.
 */
export async function removeIfUnused(hash: string): Promise<Removal> {
  const begun = await directTransaction(async (client) => {
    const row = await lockUnused(client, hash);
    if (row === "busy") return row;
    if (row?.place === "postgres") await deleteRow(client, hash);
    if (row?.place !== "s3") return "done";
    await client.query(`UPDATE "Blob" SET "isWhole" = false WHERE "hash" = $1`, [hash]);
    return "marked";
  }, TIMEOUT_MS);
  if (begun !== "marked") return begun;
  return directTransaction(async (client) => {
    const row = await lockUnused(client, hash);
    if (row === "busy") return row;
    if (!row || row.isWhole) return "done";
    await storeAt(row.place).delete(hash);
    await deleteRow(client, hash);
    return "done";
  }, TIMEOUT_MS);
}

export async function removeUnused(signal?: AbortSignal): Promise<void> {
  const rows = await db.$queryRawUnsafe<{ hash: string }[]>(
    `SELECT "hash" FROM "Blob" b WHERE ${UNUSED} ORDER BY "hash" LIMIT ${BATCH_SIZE}`,
  );
  for (const { hash } of rows) {
    if (signal?.aborted) return;
    if ((await removeIfUnused(hash)) === "busy") return;
  }
}

onSweep("unused files", removeUnused);
