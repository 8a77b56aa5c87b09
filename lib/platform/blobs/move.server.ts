import "server-only";
import { db } from "@/lib/platform/db/client";
import { verified } from "./bytes";
import { wholeBlobs } from "./catalogue.server";
import { type BlobPlace, type BlobRef, type BlobStore, DamagedBlobError, MissingBlobError } from "./store";
import { storeAt } from "./stores.server";
import { withMoveLock } from "./with-lock.server";

const BATCH_SIZE = 100;

export type Sum = { blobs: number; bytes: number };
export type MoveResult = {
  moved: Sum;
  /** Blobs that were not moved because their bytes are missing or altered. */
  failed: string[];
};

export const otherPlace = (place: BlobPlace): BlobPlace => (place === "s3" ? "postgres" : "s3");

export async function sumAt(place: BlobPlace): Promise<Sum> {
  const { _count, _sum } = await db.blob.aggregate({
    where: { place, isWhole: true },
    _count: { hash: true },
    _sum: { size: true },
  });
  return { blobs: _count.hash, bytes: _sum.size ?? 0 };
}

const isBroken = (error: unknown) => error instanceof MissingBlobError || error instanceof DamagedBlobError;

/** Returns whether a store has a blob, by reading all its bytes. */
export async function hasAll(store: BlobStore, blob: BlobRef): Promise<boolean> {
  if (!(await store.exists(blob))) return false;
  try {
    for await (const _ of verified(blob, store.get(blob)));
    return true;
  } catch (error) {
    if (isBroken(error)) return false;
    throw error;
  }
}

/** Copies a blob, verifies the copy, records the new store, and only then deletes the original. */
async function moveBlob(blob: BlobRef, to: BlobPlace) {
  const [source, target] = [storeAt(otherPlace(to)), storeAt(to)];
  // An incomplete copy is written again.
  if (!(await hasAll(target, blob).catch(() => false))) {
    await target.put(blob, () => source.get(blob));
    if (!(await hasAll(target, blob))) throw new DamagedBlobError(blob.hash);
  }
  await db.blob.update({ where: { hash: blob.hash }, data: { place: to }, select: { hash: true } });
  await source.delete(blob.hash);
}

/** Deletes the originals that an interrupted move has left. */
async function deleteLeftovers(to: BlobPlace) {
  const source = storeAt(otherPlace(to));
  const left: string[] = [];
  for await (const { hash } of source.list()) left.push(hash);
  for (let from = 0; from < left.length; from += BATCH_SIZE) {
    const where = { hash: { in: left.slice(from, from + BATCH_SIZE) }, place: to, isWhole: true };
    for (const { hash } of await db.blob.findMany({ where, select: { hash: true } }))
      await source.delete(hash);
  }
}

type Options = { onMoved?: (moved: Sum, all: Sum) => void };

/**
 * Moves all blobs to a store while the application runs. It can be interrupted and repeated at any time.
 * @throws BlobCommandError during another move; AppError `unavailable` for an unreachable store
 */
export function moveBlobs(to: BlobPlace, { onMoved }: Options = {}): Promise<MoveResult> {
  return withMoveLock(async (stillMine) => {
    const from = otherPlace(to);
    const all = await sumAt(from);
    const moved: Sum = { blobs: 0, bytes: 0 };
    const failed: string[] = [];
    for await (const blob of wholeBlobs(from)) {
      await stillMine();
      try {
        await moveBlob(blob, to);
        moved.blobs += 1;
        moved.bytes += blob.size;
        onMoved?.(moved, all);
      } catch (error) {
        if (!isBroken(error)) throw error;
        failed.push(blob.hash);
      }
    }
    await deleteLeftovers(to);
    return { moved, failed };
  });
}
