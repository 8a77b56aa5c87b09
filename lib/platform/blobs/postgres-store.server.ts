import "server-only";
import { db } from "@/lib/platform/db/client";
import { directTransaction } from "@/lib/platform/db/direct-transaction";
import { inPieces, verified } from "./bytes";
import { type BlobRef, type BlobStore, CHUNK_BYTES, MissingBlobError } from "./store";

/** Limit for a transaction that stores a blob. */
const TIMEOUT_MS = 60_000;
const PAGE_SIZE = 500;

const put: BlobStore["put"] = (blob, source, signal) =>
  directTransaction(async (client) => {
    const { hash } = blob;
    // Concurrent writes of the same bytes take turns.
    await client.query(`SELECT FROM "Blob" WHERE "hash" = $1 FOR NO KEY UPDATE`, [hash]);
    await client.query(`DELETE FROM "BlobChunk" WHERE "hash" = $1`, [hash]);
    let number = 0;
    for await (const piece of inPieces(verified(blob, source()), CHUNK_BYTES)) {
      signal?.throwIfAborted();
      await client.query(`INSERT INTO "BlobChunk" ("hash", "number", "bytes") VALUES ($1, $2, $3)`, [
        hash,
        number,
        piece,
      ]);
      number += 1;
    }
  }, TIMEOUT_MS);

const get: BlobStore["get"] = async function* ({ hash, size }, { start, end } = { start: 0, end: size - 1 }) {
  for (let number = Math.floor(start / CHUNK_BYTES); number * CHUNK_BYTES <= end; number++) {
    const where = { hash_number: { hash, number } };
    const row = await db.blobChunk.findUnique({ where, select: { bytes: true } });
    const from = number * CHUNK_BYTES;
    if (row?.bytes.length !== Math.min(CHUNK_BYTES, size - from)) throw new MissingBlobError(hash);
    yield row.bytes.subarray(Math.max(0, start - from), end - from + 1);
  }
};

async function storedBytes(hash: string): Promise<number> {
  const [row] = await db.$queryRaw<{ bytes: number }[]>`
    SELECT coalesce(sum(octet_length("bytes")), 0)::int AS "bytes" FROM "BlobChunk" WHERE "hash" = ${hash}`;
  return row?.bytes ?? 0;
}

async function* list(): AsyncGenerator<BlobRef> {
  for (let after = ""; ; ) {
    const rows = await db.$queryRaw<BlobRef[]>`
      SELECT "hash", sum(octet_length("bytes"))::int AS "size" FROM "BlobChunk" WHERE "hash" > ${after}
      GROUP BY "hash" ORDER BY "hash" LIMIT ${PAGE_SIZE}`;
    yield* rows;
    const last = rows.at(-1);
    if (!last) return;
    after = last.hash;
  }
}

/** Stores bytes in chunks in the table `BlobChunk`; requires the blob's row in `Blob`. */
export const postgresStore: BlobStore = {
  put,
  get,
  list,
  delete: async (hash) => {
    await db.blobChunk.deleteMany({ where: { hash } });
  },
  exists: async ({ hash, size }) => (await storedBytes(hash)) === size,
};
