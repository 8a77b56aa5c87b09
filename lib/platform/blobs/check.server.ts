import "server-only";
import { db } from "@/lib/platform/db/client";
import { directTransaction } from "@/lib/platform/db/direct-transaction";
import { bucketOf } from "@/lib/platform/s3/bucket";
import { HOLD_TIMEOUT_SQL, wholeBlobs } from "./catalogue.server";
import { hasAll } from "./move.server";
import type { BlobPlace, BlobRef } from "./store";
import { storeAt } from "./stores.server";
import { withMoveLock } from "./with-lock.server";

/** Limit for one statement. */
const TIMEOUT_MS = 60_000;
/** The minimum age of bytes to delete, in milliseconds: clocks differ, and uploads take a while. */
const MIN_AGE_MS = 60 * 60_000;

export type CheckResult = {
  whole: number;
  missing: string[];
  altered: string[];
  /** Bytes without a row, or whose row names another store. */
  orphaned: { hash: string; place: BlobPlace; isDeleted: boolean }[];
};

type Stored = BlobRef & { writtenAt?: Date };

/** Lists bytes without a row: rows are written before the bytes and removed after them. */
async function orphansAt(place: BlobPlace): Promise<Stored[]> {
  const orphans: Stored[] = [];
  for await (const stored of storeAt(place).list()) {
    const { hash } = stored;
    const row = await db.blob.findUnique({ where: { hash }, select: { place: true, isWhole: true } });
    if (!row || (row.isWhole && row.place !== place)) orphans.push(stored);
  }
  return orphans;
}

/**
 * Deletes bytes that still have no row. Locks or writes their row, so that an upload of the same content waits and
 * writes them again.
 * @returns whether they were deleted
 */
async function deleteOrphan({ hash, size, writtenAt }: Stored, place: BlobPlace): Promise<boolean> {
  if (writtenAt && Date.now() - writtenAt.getTime() < MIN_AGE_MS) return false;
  return directTransaction(async (client) => {
    const { rowCount: added } = await client.query(
      `INSERT INTO "Blob" ("hash", "size", "place") VALUES ($1, $2, $3::"BlobPlace") ON CONFLICT DO NOTHING`,
      [hash, size, place],
    );
    await client.query(`SELECT FROM "Blob" WHERE "hash" = $1 FOR UPDATE`, [hash]);
    const { rowCount: elsewhere } = await client.query(
      `SELECT FROM "Blob" WHERE "hash" = $1 AND "isWhole" AND "place" <> $2::"BlobPlace"
         AND ("holds" = 0 OR "heldAt" < now() - ${HOLD_TIMEOUT_SQL})`,
      [hash, place],
    );
    if (!added && !elsewhere) return false;
    await storeAt(place).delete(hash);
    if (added) await client.query(`DELETE FROM "Blob" WHERE "hash" = $1`, [hash]);
    return true;
  }, TIMEOUT_MS);
}

/**
 * Reads every byte of every blob, and finds orphaned bytes.
 * @param deletesOrphans deletes orphans; unsafe if another database shares the bucket
 * @throws BlobCommandError while blobs are moved; AppError `unavailable` for an unreachable store
 */
export function checkBlobs({ deletesOrphans = false } = {}): Promise<CheckResult> {
  return withMoveLock(async (stillMine) => {
    const result: CheckResult = { whole: 0, missing: [], altered: [], orphaned: [] };
    for await (const { place, ...blob } of wholeBlobs()) {
      await stillMine();
      const store = storeAt(place);
      if (await hasAll(store, blob)) result.whole += 1;
      else if (await store.exists(blob)) result.altered.push(blob.hash);
      else result.missing.push(blob.hash);
    }
    const places: BlobPlace[] = bucketOf("S3_BUCKET") ? ["postgres", "s3"] : ["postgres"];
    for (const place of places) {
      for (const orphan of await orphansAt(place)) {
        await stillMine();
        const isDeleted = deletesOrphans && (await deleteOrphan(orphan, place));
        result.orphaned.push({ hash: orphan.hash, place, isDeleted });
      }
    }
    return result;
  });
}
