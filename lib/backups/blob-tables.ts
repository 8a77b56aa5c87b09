import type { Client } from "pg";
import { inPieces } from "@/lib/platform/blobs/bytes";
import { readBlob } from "@/lib/platform/blobs/server";
import { type BlobRef, CHUNK_BYTES, MissingBlobError } from "@/lib/platform/blobs/store";
import { quotedName } from "@/lib/platform/db/catalog";
import { AppError } from "@/lib/platform/http/errors";
import { BackupError, type Header } from "./format";

type Table = Header["tables"][number];

/** Without `leavesBucket` a backup contains all blobs, also those in the bucket, so that it is self-contained. */
const rowsOfBlobs: Readonly<Record<string, (columns: readonly string[], leavesBucket: boolean) => string>> = {
  Blob: (columns, leavesBucket) => {
    const place = leavesBucket ? '"place"' : `'postgres'::"BlobPlace"`;
    const instead: Record<string, string> = { place, holds: "0" };
    return `SELECT ${columns.map((name) => instead[name] ?? quotedName(name)).join(", ")} FROM "Blob" WHERE "isWhole"`;
  },
  BlobChunk: (columns) =>
    `SELECT ${columns.map((name) => `c.${quotedName(name)}`).join(", ")} FROM "BlobChunk" c
     JOIN "Blob" b ON b."hash" = c."hash" WHERE b."isWhole" AND b."place" = 'postgres'`,
};

/** The rows and columns of a table to copy, in the syntax of COPY. */
export function copied({ name, columns }: Table, leavesBucket: boolean): string {
  const query = rowsOfBlobs[name]?.(columns, leavesBucket);
  return query ? `(${query})` : `${quotedName(name)} (${columns.map(quotedName).join(", ")})`;
}

/** A field of a row in PostgreSQL's binary COPY format: its length and its bytes. */
function field(bytes: Buffer): Buffer[] {
  const length = Buffer.alloc(4);
  length.writeInt32BE(bytes.length);
  return [length, bytes];
}

function row({ hash }: BlobRef, number: number, bytes: Buffer, { columns }: Table): Buffer {
  const counted = Buffer.alloc(4);
  counted.writeInt32BE(number);
  const fields: Record<string, Buffer> = { hash: Buffer.from(hash), number: counted, bytes };
  const count = Buffer.alloc(2);
  count.writeInt16BE(columns.length);
  return Buffer.concat([count, ...columns.flatMap((name) => field(fields[name] ?? Buffer.alloc(0)))]);
}

/** The end of the binary COPY format. */
const TRAILER = Buffer.from([0xff, 0xff]);

/** Everything but the trailer. */
async function* withoutTrailer(copy: AsyncIterable<Buffer>) {
  let held = Buffer.alloc(0);
  for await (const chunk of copy) {
    const bytes = Buffer.concat([held, chunk]);
    yield bytes.subarray(0, -TRAILER.length);
    held = Buffer.from(bytes.subarray(-TRAILER.length));
  }
}

function explained(error: unknown): unknown {
  if (error instanceof AppError) return new BackupError(error.message, { cause: error });
  if (!(error instanceof MissingBlobError)) return error;
  return new BackupError(`The bucket lacks the file ${error.hash}: see npm run blobs -- check.`, {
    cause: error,
  });
}

async function* bucketRows(blobs: readonly BlobRef[], table: Table, counted: () => void) {
  for (const blob of blobs) {
    let number = 0;
    for await (const piece of inPieces(readBlob(blob), CHUNK_BYTES)) {
      yield row(blob, number, piece, table);
      number += 1;
      counted();
    }
  }
}

/** The blobs whose bytes are in the bucket, at the moment of the client's transaction. */
export async function blobsInBucket(client: Client): Promise<BlobRef[]> {
  const { rows } = await client.query<BlobRef>(
    `SELECT "hash", "size" FROM "Blob" WHERE "isWhole" AND "place" = 's3' ORDER BY "hash"`,
  );
  return rows;
}

/**
 * Adds the chunks of blobs in the bucket to the copied rows of `BlobChunk`, respecting backpressure.
 * @param counted called for each added row
 * @throws BackupError if the bucket can't be reached, or lacks a blob
 */
export async function* withBucketRows(
  copy: AsyncIterable<Buffer>,
  blobs: readonly BlobRef[],
  table: Table,
  counted: () => void,
): AsyncGenerator<Buffer> {
  yield* withoutTrailer(copy);
  try {
    yield* bucketRows(blobs, table, counted);
  } catch (error) {
    throw explained(error);
  }
  yield TRAILER;
}
