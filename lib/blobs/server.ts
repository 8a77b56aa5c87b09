import "server-only";
import type { ByteRange } from "@/lib/http/byte-range";
import { iterableBody } from "@/lib/http/lazy-body";
import { log } from "@/lib/log";
import { sourceOf, verified } from "./bytes";
import { hold, letGo, noteStored, placeOf } from "./catalogue.server";
import { removeIfUnused } from "./remove.server";
import { type BlobRef, CHUNK, MissingBlobError } from "./store";
import { chosenPlace, storeAt } from "./stores.server";

/**
 * Stores bytes and runs `use`, which makes a row refer to them. Where that fails, or storing does, they go again unless
 * something else refers to them.
 * @throws AppError `unavailable` where the store can't be reached
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
      await noteStored(blob.hash, place);
    }
    const result = await use();
    await letGo(blob.hash).catch(noteLater);
    return result;
  } catch (error) {
    await letGo(blob.hash)
      .then(() => removeIfUnused(blob.hash))
      .catch(noteLater);
    throw error;
  }
}

/** The periodic clean-up does it later. */
const noteLater = (error: unknown) => log.warn({ err: error }, "What an upload left was not cleaned up yet");

/**
 * The bytes of a blob, or a part of them, read no faster than they are asked for. Where they move to the other store
 * meanwhile, it goes on there.
 * @throws MissingBlobError; AppError `unavailable` where the store can't be reached
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

/** All bytes of a blob at once. @throws DamagedBlobError */
export async function readWholeBlob(blob: BlobRef): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  for await (const piece of verified(blob, readBlob(blob))) pieces.push(piece);
  return Buffer.concat(pieces);
}

/**
 * A blob as a response body. Its first chunk is read at once, so that a store that is away fails the request and not
 * the body, and the rest as the client takes it.
 * @throws AppError `unavailable`
 */
export async function blobBody(blob: BlobRef): Promise<ReadableStream<Uint8Array>> {
  const first: Uint8Array[] = [];
  const end = Math.min(CHUNK, blob.size) - 1;
  for await (const piece of readBlob(blob, { start: 0, end })) first.push(piece);
  return iterableBody(async function* () {
    yield* first;
    yield* readBlob(blob, { start: end + 1, end: blob.size - 1 });
  });
}
