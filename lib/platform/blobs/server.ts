import "server-only";
import type { ByteRange } from "@/lib/platform/http/byte-range";
import { AppError } from "@/lib/platform/http/errors";
import { iterableBody } from "@/lib/platform/http/lazy-body";
import { log } from "@/lib/platform/log/log";
import { BucketError } from "@/lib/platform/s3/errors";
import { sourceOf, verified } from "./bytes";
import { hold, letGo, placeOf, recordStored } from "./catalogue.server";
import { nothingStored } from "./health.server";
import { removeIfUnused } from "./remove.server";
import { type BlobRef, CHUNK_BYTES, MissingBlobError } from "./store";
import { chosenPlace, storeAt } from "./stores.server";

/**
 * Stores bytes and runs `use`, which creates a row that references them. On failure, removes the bytes unless
 * another row references them.
 * @throws AppError `unavailable` for an unreachable store
 */
export async function withBlob<Result>(
  blob: BlobRef,
  bytes: Uint8Array,
  use: () => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  const place = chosenPlace();
  const { isWhole } = await hold(blob, place);
  try {
    if (!isWhole) {
      await storeAt(place).put(blob, sourceOf(bytes), signal);
      await recordStored(blob.hash, place);
    }
    const result = await use();
    await letGo(blob.hash).catch(warnOfCleanup);
    return result;
  } catch (error) {
    await letGo(blob.hash)
      .then(() => removeIfUnused(blob.hash))
      .catch(warnOfCleanup);
    throw error instanceof BucketError ? nothingStored(error.message) : error;
  }
}

const warnOfCleanup = (error: unknown) =>
  log.warn({ err: error }, "Clean-up after an upload failed; the next sweep repeats it");

/**
 * Streams a blob, or a range of it, with backpressure. Continues in the other store if the blob moves meanwhile.
 * @throws MissingBlobError; AppError `unavailable` for an unreachable store
 */
export async function* readBlob(
  blob: BlobRef,
  { start, end }: ByteRange = { start: 0, end: blob.size - 1 },
): AsyncGenerator<Uint8Array> {
  let place = await placeOf(blob.hash);
  for (let at = start; at <= end; ) {
    try {
      for await (const piece of storeAt(place).get(blob, { start: at, end })) {
        at += piece.length;
        yield piece;
      }
      return;
    } catch (error) {
      if (!(error instanceof MissingBlobError)) throw error;
      const now = await placeOf(blob.hash);
      if (now === place) throw error;
      place = now;
    }
  }
}

/** Hides the bucket's name from visitors. */
function forVisitors(error: unknown): never {
  if (!(error instanceof AppError)) throw error;
  throw new AppError("unavailable", "This file can’t be read at the moment. Please try again in a minute.", {
    retryAfter: 30,
  });
}

async function collect(pieces: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const all: Uint8Array[] = [];
  for await (const piece of pieces) all.push(piece);
  return Buffer.concat(all);
}

/** Reads a whole blob. @throws DamagedBlobError; AppError `unavailable` */
export const readWholeBlob = (blob: BlobRef): Promise<Uint8Array> =>
  collect(verified(blob, readBlob(blob))).catch(forVisitors);

/**
 * Returns a blob as a response body. Reads the first chunk immediately, so that an unreachable store fails the
 * request instead of the body.
 * @throws AppError `unavailable`
 */
export async function blobBody(blob: BlobRef): Promise<ReadableStream<Uint8Array>> {
  const end = Math.min(CHUNK_BYTES, blob.size) - 1;
  const first = await collect(readBlob(blob, { start: 0, end })).catch(forVisitors);
  return iterableBody(async function* () {
    if (first.length > 0) yield first;
    yield* readBlob(blob, { start: end + 1, end: blob.size - 1 });
  });
}
