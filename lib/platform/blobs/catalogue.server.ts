import "server-only";
import { db } from "@/lib/platform/db/client";
import { type BlobPlace, type BlobRef, MissingBlobError } from "./store";

const PAGE_SIZE = 100;

/** Time for which an abandoned upload protects a blob from removal, as SQL. */
export const HOLD_TIMEOUT_SQL = "interval '1 hour'";

type Row = { isWhole: boolean; place: BlobPlace };

/** Protects a blob from removal until it is released, whether its bytes exist or are about to be written. */
export async function hold({ hash, size }: BlobRef, place: BlobPlace): Promise<Row> {
  const [row] = await db.$queryRawUnsafe<Row[]>(
    `INSERT INTO "Blob" AS b ("hash", "size", "place", "holds") VALUES ($1, $2, $3::"BlobPlace", 1)
     ON CONFLICT ("hash") DO UPDATE SET
       "holds" = CASE WHEN b."heldAt" > now() - ${HOLD_TIMEOUT_SQL} THEN b."holds" ELSE 0 END + 1, "heldAt" = now()
     RETURNING "isWhole", "place"::text AS "place"`,
    hash,
    size,
    place,
  );
  if (!row) throw new MissingBlobError(hash);
  return row;
}

export const letGo = (hash: string) =>
  db.$executeRaw`UPDATE "Blob" SET "holds" = greatest("holds" - 1, 0) WHERE "hash" = ${hash}`;

/** Records the store that has all of a blob's bytes. */
export const recordStored = (hash: string, place: BlobPlace) =>
  db.blob.update({ where: { hash }, data: { place, isWhole: true }, select: { hash: true } });

/** Returns the store of a blob's bytes. @throws MissingBlobError */
export async function placeOf(hash: string): Promise<BlobPlace> {
  const row = await db.blob.findUnique({ where: { hash }, select: { place: true } });
  if (!row) throw new MissingBlobError(hash);
  return row.place;
}

/** Lists the blobs with all their bytes, in one store or in any. */
export async function* wholeBlobs(place?: BlobPlace): AsyncGenerator<BlobRef & { place: BlobPlace }> {
  for (let after = ""; ; ) {
    const blobs = await db.blob.findMany({
      where: { isWhole: true, hash: { gt: after }, ...(place && { place }) },
      orderBy: { hash: "asc" },
      take: PAGE_SIZE,
      select: { hash: true, size: true, place: true },
    });
    yield* blobs;
    const last = blobs.at(-1);
    if (!last) return;
    after = last.hash;
  }
}
