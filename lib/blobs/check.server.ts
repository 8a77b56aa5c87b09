import "server-only";
import { db } from "@/lib/db/client";
import { bucketOf } from "@/lib/s3/bucket";
import { hasAll } from "./move.server";
import type { BlobPlace, BlobRef } from "./store";
import { storeAt } from "./stores.server";
import { withMoveLock } from "./with-lock.server";

const AT_ONCE = 100;

export type CheckResult = {
  whole: number;
  missing: string[];
  altered: string[];
  /** Bytes that no row tells of, or one that says that they are elsewhere. */
  orphaned: { hash: string; place: BlobPlace }[];
};

type Row = BlobRef & { place: BlobPlace };

async function* allBlobs(): AsyncGenerator<Row> {
  for (let after = ""; ; ) {
    const rows = await db.blob.findMany({
      where: { isWhole: true, hash: { gt: after } },
      orderBy: { hash: "asc" },
      take: AT_ONCE,
      select: { hash: true, size: true, place: true },
    });
    yield* rows;
    const last = rows.at(-1);
    if (!last) return;
    after = last.hash;
  }
}

/** The row is written before the bytes, and removed after them, so whatever is there without one is left over. */
async function orphansAt(place: BlobPlace): Promise<string[]> {
  const orphans: string[] = [];
  for await (const { hash } of storeAt(place).list()) {
    const row = await db.blob.findUnique({ where: { hash }, select: { place: true, isWhole: true } });
    if (!row || (row.isWhole && row.place !== place)) orphans.push(hash);
  }
  return orphans;
}

/**
 * Reads every byte of every blob, and looks for bytes that belong to none.
 * @param deletesOrphans deletes these: not where another database has its files in the same bucket
 * @throws BlobCommandError where blobs are being moved; AppError `unavailable` where a store can't be reached
 */
export function checkBlobs({ deletesOrphans = false } = {}): Promise<CheckResult> {
  return withMoveLock(async (stillMine) => {
    const result: CheckResult = { whole: 0, missing: [], altered: [], orphaned: [] };
    for await (const { place, ...blob } of allBlobs()) {
      await stillMine();
      const store = storeAt(place);
      if (await hasAll(store, blob)) result.whole += 1;
      else if (await store.exists(blob)) result.altered.push(blob.hash);
      else result.missing.push(blob.hash);
    }
    const places: BlobPlace[] = bucketOf("S3_BUCKET") ? ["postgres", "s3"] : ["postgres"];
    for (const place of places) {
      for (const hash of await orphansAt(place)) {
        result.orphaned.push({ hash, place });
        if (deletesOrphans) await storeAt(place).delete(hash);
      }
    }
    return result;
  });
}
