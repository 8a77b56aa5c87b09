import "server-only";
import type { Client } from "pg";
import { db } from "@/lib/platform/db/client";
import { directTransaction } from "@/lib/platform/db/direct-transaction";
import { onSweep } from "@/lib/platform/db/sweep";
import { HELD_FOR } from "./catalogue.server";
import type { BlobPlace } from "./store";
import { storeAt } from "./stores.server";
import { KEEP_LOCK, MOVE_LOCK } from "./with-lock.server";

/** How long the database may take for one statement, in milliseconds. */
const TIMEOUT_MS = 60_000;
/** How many are removed by one sweep. */
const AT_ONCE = 1000;

/** Whatever refers to blobs is named here; foreign keys keep the row of one that is forgotten. */
const UNUSED = `("holds" = 0 OR "heldAt" < now() - ${HELD_FOR})
  AND NOT EXISTS (SELECT FROM "TemplateVersion" v WHERE v."hash" = b."hash")
  AND NOT EXISTS (SELECT FROM "Picture" m WHERE m."hash" = b."hash")
  AND NOT EXISTS (SELECT FROM "PictureRendition" r WHERE r."hash" = b."hash")`;

type Row = { place: BlobPlace; isWhole: boolean };
/** Whether somebody makes a backup or moves blobs just now, so that nothing can be removed. */
type Removal = "done" | "busy";

/** Locks the row of an unused blob, so that new references wait. Null where it is in use. */
async function lockUnused(client: Client, hash: string): Promise<Row | null | "busy"> {
  const { rows: locks } = await client.query<{ mine: boolean }>(
    "SELECT pg_try_advisory_xact_lock($1) AND pg_try_advisory_xact_lock($2) AS mine",
    [KEEP_LOCK, MOVE_LOCK],
  );
  if (!locks[0]?.mine) return "busy";
  await client.query(`SELECT FROM "Blob" WHERE "hash" = $1 FOR UPDATE`, [hash]);
  // Asked once it is locked, so that what referred to it until then is seen.
  const { rows } = await client.query<Row>(
    `SELECT "place", "isWhole" FROM "Blob" b WHERE "hash" = $1 AND ${UNUSED}`,
    [hash],
  );
  return rows[0] ?? null;
}

const deleteRow = (client: Client, hash: string) =>
  client.query(`DELETE FROM "Blob" WHERE "hash" = $1`, [hash]);

/**
 * Removes a blob that nothing refers to. Of one that is not in PostgreSQL it is noted first that its bytes are going,
 * so that an upload of the same bytes writes them again, whatever happens in between.
 */
export async function removeIfUnused(hash: string): Promise<Removal> {
  let isElsewhere = false;
  let removal: Removal = "done";
  await directTransaction(async (client) => {
    const row = await lockUnused(client, hash);
    if (row === "busy") {
      removal = row;
      return;
    }
    if (row?.place === "postgres") await deleteRow(client, hash);
    if (row?.place !== "s3") return;
    isElsewhere = true;
    await client.query(`UPDATE "Blob" SET "isWhole" = false WHERE "hash" = $1`, [hash]);
  }, TIMEOUT_MS);
  if (!isElsewhere) return removal;
  await directTransaction(async (client) => {
    const row = await lockUnused(client, hash);
    if (row === "busy") {
      removal = row;
      return;
    }
    if (!row || row.isWhole) return;
    await storeAt(row.place).delete(hash);
    await deleteRow(client, hash);
  }, TIMEOUT_MS);
  return removal;
}

/** Removes what nothing refers to any more, and what uploads left that never ended. */
export async function removeUnused(signal?: AbortSignal): Promise<void> {
  const rows = await db.$queryRawUnsafe<{ hash: string }[]>(
    `SELECT "hash" FROM "Blob" b WHERE ${UNUSED} ORDER BY "hash" LIMIT ${AT_ONCE}`,
  );
  for (const { hash } of rows) {
    if (signal?.aborted) return;
    if ((await removeIfUnused(hash)) === "busy") return;
  }
}

onSweep("unused files", removeUnused);
