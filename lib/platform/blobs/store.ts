import type { ByteRange } from "@/lib/platform/http/byte-range";
import { errorAcrossBundles } from "@/lib/platform/runtime/across-bundles";

export type BlobPlace = "postgres" | "s3";

/** The SHA-256 of the bytes in hex, and their number. */
export type BlobRef = { hash: string; size: number };

/** Returns the bytes from the beginning at each call. */
export type BlobSource = () => AsyncIterable<Uint8Array>;

/** The chunk size of blobs, in bytes; equal to the one in the migration that made the table. */
export const CHUNK_BYTES = 512 * 1024;

export type BlobStore = {
  /**
   * Stores all bytes or none. Repeating it changes nothing.
   * @throws DamagedBlobError if the source differs from `blob`
   */
  put(blob: BlobRef, source: BlobSource, signal?: AbortSignal): Promise<void>;
  /**
   * Streams the bytes, or a range of them, with backpressure.
   * @throws MissingBlobError, also in the middle
   */
  get(blob: BlobRef, range?: ByteRange): AsyncIterable<Uint8Array>;
  delete(hash: string): Promise<void>;
  exists(blob: BlobRef): Promise<boolean>;
  /** Lists stored blobs in order, also those that have moved elsewhere, with the time of writing if known. */
  list(): AsyncIterable<BlobRef & { writtenAt?: Date }>;
};

export class MissingBlobError extends errorAcrossBundles("MissingBlobError") {
  constructor(readonly hash: string) {
    super(`The bytes of ${hash} are missing.`);
  }
}

/** The bytes don't match their hash. */
export class DamagedBlobError extends errorAcrossBundles("DamagedBlobError") {
  constructor(readonly hash: string) {
    super(`The bytes of ${hash} are not those that were stored.`);
  }
}
