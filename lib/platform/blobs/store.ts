import type { ByteRange } from "@/lib/platform/http/byte-range";
import { recognizeAcrossBundles } from "@/lib/platform/runtime/across-bundles";

/** Where the bytes of a blob may be. */
export type BlobPlace = "postgres" | "s3";

/** A blob: SHA-256 of its bytes in hex, and how many there are. */
export type BlobRef = { hash: string; size: number };

/** Gives the bytes from their beginning, each time it is called. */
export type BlobSource = () => AsyncIterable<Uint8Array>;

/** The pieces that blobs are read and written in, in bytes. The migration that made the table cuts them the same. */
export const CHUNK = 512 * 1024;

/** Keeps bytes by their SHA-256. */
export type BlobStore = {
  /**
   * Stores all of the bytes, or nothing. Storing them again changes nothing.
   * @throws DamagedBlobError where the source gives others than were said
   */
  put(blob: BlobRef, source: BlobSource, signal?: AbortSignal): Promise<void>;
  /**
   * The bytes, or a part of them, read no faster than they are asked for.
   * @throws MissingBlobError, also in the middle
   */
  get(blob: BlobRef, range?: ByteRange): AsyncIterable<Uint8Array>;
  delete(hash: string): Promise<void>;
  exists(blob: BlobRef): Promise<boolean>;
  /** What it keeps, in order, also of blobs that are elsewhere by now; and when that was written, where it knows. */
  list(): AsyncIterable<BlobRef & { writtenAt?: Date }>;
};

/** The store does not have these bytes. */
export class MissingBlobError extends Error {
  static {
    recognizeAcrossBundles(MissingBlobError, "MissingBlobError");
  }

  constructor(readonly hash: string) {
    super(`The bytes of ${hash} are missing.`);
  }
}

/** The bytes are others than their name says. */
export class DamagedBlobError extends Error {
  static {
    recognizeAcrossBundles(DamagedBlobError, "DamagedBlobError");
  }

  constructor(readonly hash: string) {
    super(`The bytes of ${hash} are not those that were stored.`);
  }
}
