import { createHash } from "node:crypto";
import { type BlobRef, type BlobSource, CHUNK_BYTES, DamagedBlobError } from "./store";

export const refOf = (bytes: Uint8Array): BlobRef => ({
  hash: createHash("sha256").update(bytes).digest("hex"),
  size: bytes.length,
});

export const sourceOf = (bytes: Uint8Array): BlobSource =>
  async function* () {
    for (let from = 0; from < bytes.length; from += CHUNK_BYTES)
      yield bytes.subarray(from, from + CHUNK_BYTES);
  };

/**
 * Passes bytes through and verifies them.
 * @throws DamagedBlobError
 */
export async function* verified({ hash, size }: BlobRef, pieces: AsyncIterable<Uint8Array>) {
  const found = createHash("sha256");
  let length = 0;
  for await (const piece of pieces) {
    length += piece.length;
    if (length > size) throw new DamagedBlobError(hash);
    found.update(piece);
    yield piece;
  }
  if (length !== size || found.digest("hex") !== hash) throw new DamagedBlobError(hash);
}

/** Cuts bytes into pieces of the same length; the last may be shorter. */
export async function* inPieces(source: AsyncIterable<Uint8Array>, length: number): AsyncGenerator<Buffer> {
  let held: Uint8Array[] = [];
  let heldBytes = 0;
  for await (const chunk of source) {
    for (let from = 0; from < chunk.length; ) {
      const part = chunk.subarray(from, from + length - heldBytes);
      held.push(part);
      heldBytes += part.length;
      from += part.length;
      if (heldBytes < length) continue;
      yield Buffer.concat(held);
      held = [];
      heldBytes = 0;
    }
  }
  if (heldBytes > 0) yield Buffer.concat(held);
}
