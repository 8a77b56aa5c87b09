import "server-only";
import { db } from "@/lib/platform/db/client";
import { verified } from "./bytes";
import { type BlobPlace, type BlobRef, type BlobStore, DamagedBlobError, MissingBlobError } from "./store";
import { storeAt } from "./stores.server";
import { withMoveLock } from "./with-lock.server";

/** How many blobs are read from the catalogue at once. */
const AT_ONCE = 100;

export type Sum = { blobs: number; bytes: number };
export type MoveResult = {
  moved: Sum;
  /** Those that could not be moved, as their bytes are missing or altered: they stay where they are. */
  failed: string[];
};

export const otherPlace = (place: BlobPlace): BlobPlace => (place === "s3" ? "postgres" : "s3");

/** How much a store keeps. */
export async function sumAt(place: BlobPlace): Promise<Sum> {
  const { _count, _sum } = await db.blob.aggregate({
    where: { place, isWhole: true },
    _count: { hash: true },
    _sum: { size: true },
  });
  return { blobs: _count.hash, bytes: _sum.size ?? 0 };
}

/** Whether a store has all bytes of a blob, each of them read. */
export async function hasAll(store: BlobStore, blob: BlobRef): Promise<boolean> {
  if (!(await store.exists(blob))) return false;
  try {
    for await (const _ of verified(blob, store.get(blob)));
    return true;
  } catch (error) {
    if (error instanceof MissingBlobError || error instanceof DamagedBlobError) return false;
    throw error;
  }
}

/** Copies a blob, reads the copy, notes that it is the one to read from now on, and only then deletes the other. */
async function moveBlob(blob: BlobRef, to: BlobPlace) {
  const [source, target] = [storeAt(otherPlace(to)), storeAt(to)];
  // A copy that can't be read, such as one that was cut off, is written anew.
  if (!(await hasAll(target, blob).catch(() => false))) {
    await target.put(blob, () => source.get(blob));
    if (!(await hasAll(target, blob))) throw new DamagedBlobError(blob.hash);
  }
  await db.blob.update({ where: { hash: blob.hash }, data: { place: to }, select: { hash: true } });
  await source.delete(blob.hash);
}

/** Deletes what a move that was cut off has left in the store that it moved from. */
async function deleteLeftovers(to: BlobPlace) {
  const source = storeAt(otherPlace(to));
  const left: string[] = [];
  for await (const { hash } of source.list()) left.push(hash);
  for (let from = 0; from < left.length; from += AT_ONCE) {
    const where = { hash: { in: left.slice(from, from + AT_ONCE) }, place: to, isWhole: true };
    for (const { hash } of await db.blob.findMany({ where, select: { hash: true } }))
      await source.delete(hash);
  }
}

type Options = { onMoved?: (moved: Sum, all: Sum) => void };

/**
 * Moves all blobs to a store, while the application goes on. It may be stopped at any moment and called again.
 * @throws BlobCommandError where another move goes on; AppError `unavailable` where a store can't be reached
 */
export function moveBlobs(to: BlobPlace, { onMoved }: Options = {}): Promise<MoveResult> {
  return withMoveLock(async (stillMine) => {
    const from = otherPlace(to);
    const all = await sumAt(from);
    const moved: Sum = { blobs: 0, bytes: 0 };
    const failed: string[] = [];
    for (let after = ""; ; ) {
      const blobs = await db.blob.findMany({
        where: { place: from, isWhole: true, hash: { gt: after } },
        orderBy: { hash: "asc" },
        take: AT_ONCE,
        select: { hash: true, size: true },
      });
      for (const blob of blobs) {
        await stillMine();
        try {
          await moveBlob(blob, to);
          moved.blobs += 1;
          moved.bytes += blob.size;
          onMoved?.(moved, all);
        } catch (error) {
          if (!(error instanceof MissingBlobError || error instanceof DamagedBlobError)) throw error;
          failed.push(blob.hash);
        }
      }
      const last = blobs.at(-1);
      if (!last) break;
      after = last.hash;
    }
    await deleteLeftovers(to);
    return { moved, failed };
  });
}
