import { randomBytes } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { expect, test } from "@jest/globals";
import { Client } from "pg";
import { toClientConfig } from "@/lib/platform/address/target";
import { db } from "@/lib/platform/db/client";
import { currentDatabase } from "@/lib/platform/db/current";
import { sweepExpired } from "@/lib/platform/db/sweep";
import { breakTable, runStatement, setUpTestDatabase } from "@/tests/support/database/database";
import { bytesOf, storeBlob } from "@/tests/support/storage/blobs";
import { refOf } from "./bytes";
import { hold } from "./catalogue.server";
import { removeIfUnused, removeUnused } from "./remove.server";
import { blobBody, readBlob, readWholeBlob, withBlob } from "./server";
import { CHUNK_BYTES, DamagedBlobError, MissingBlobError } from "./store";
import { KEEP_LOCK, MOVE_LOCK } from "./with-lock.server";

setUpTestDatabase();

const large = () => randomBytes(2 * CHUNK_BYTES + 1000);
const refer = (hash: string, id = "picture") =>
  db.picture.create({ data: { id, type: "image/png", hash, width: 1, height: 1 }, select: { id: true } });
const kept = async () => [await db.blob.count(), await db.blobChunk.count()];

test.each([0, 1, CHUNK_BYTES - 1, CHUNK_BYTES, CHUNK_BYTES + 1, 3 * CHUNK_BYTES])(
  "%p bytes come back as they were",
  async (length) => {
    const bytes = randomBytes(length);
    const hash = await storeBlob(bytes);
    expect((await bytesOf({ hash })).equals(bytes)).toBe(true);
    expect(await kept()).toEqual([1, Math.ceil(length / CHUNK_BYTES)]);
    expect(Buffer.from(await readWholeBlob(refOf(bytes))).equals(bytes)).toBe(true);
    expect(Buffer.from(await new Response(await blobBody(refOf(bytes))).arrayBuffer()).equals(bytes)).toBe(
      true,
    );
  },
);

test("any part of it can be read", async () => {
  const bytes = large();
  const blob = { hash: await storeBlob(bytes), size: bytes.length };
  const last = bytes.length - 1;
  for (const [start, end] of [
    [0, 0],
    [10, 20],
    [CHUNK_BYTES - 1, CHUNK_BYTES],
    [CHUNK_BYTES, 2 * CHUNK_BYTES - 1],
    [1, last],
    [last, last],
  ] as const) {
    expect((await buffer(readBlob(blob, { start, end }))).equals(bytes.subarray(start, end + 1))).toBe(true);
  }
});

test("a client that is slow has one chunk read for it, and no more before it has taken that", async () => {
  const bytes = randomBytes(20 * CHUNK_BYTES);
  const blob = { hash: await storeBlob(bytes), size: bytes.length };
  const body = await blobBody(blob);
  // The first chunk was already read; later ones are missing.
  await db.blobChunk.deleteMany({ where: { number: { gte: 1 } } });
  const reader = body.getReader();
  expect((await reader.read()).value).toHaveLength(CHUNK_BYTES);
  await expect(reader.read()).rejects.toThrow(MissingBlobError);
});

test("the same bytes are stored once, even with concurrent uploads", async () => {
  const bytes = large();
  await Promise.all(Array.from({ length: 5 }, () => storeBlob(bytes)));
  await storeBlob(bytes);
  expect(await kept()).toEqual([1, 3]);
  expect((await bytesOf(refOf(bytes))).equals(bytes)).toBe(true);
});

test("a failed upload leaves nothing", async () => {
  const bytes = large();
  const fails = () => withBlob(refOf(bytes), bytes, () => Promise.reject(new Error("the rows are refused")));
  await expect(fails()).rejects.toThrow("the rows are refused");
  expect(await kept()).toEqual([0, 0]);
  const mend = await breakTable("BlobChunk", currentDatabase().target);
  await expect(storeBlob(bytes)).rejects.toThrow("the disk is full");
  await mend();
  expect(await kept()).toEqual([0, 0]);
  const signal = AbortSignal.abort(new Error("given up"));
  await expect(withBlob(refOf(bytes), bytes, async () => undefined, signal)).rejects.toThrow("given up");
  expect(await kept()).toEqual([0, 0]);
  await expect(
    withBlob({ ...refOf(bytes), hash: "0".repeat(64) }, bytes, async () => undefined),
  ).rejects.toThrow(DamagedBlobError);
  expect(await kept()).toEqual([0, 0]);
});

test("a failed upload does not affect another one of the same bytes", async () => {
  const bytes = large();
  await withBlob(refOf(bytes), bytes, async () => {
    await expect(withBlob(refOf(bytes), bytes, () => Promise.reject(new Error("refused")))).rejects.toThrow(
      "refused",
    );
    await removeUnused();
    await refer(refOf(bytes).hash);
  });
  await removeUnused();
  expect((await bytesOf(refOf(bytes))).equals(bytes)).toBe(true);
});

test("the sweep removes unreferenced files only", async () => {
  const used = await storeBlob(large());
  await refer(used);
  await storeBlob(large());
  const begun = refOf(large());
  await hold(begun, "postgres");
  await sweepExpired();
  expect((await db.blob.findMany()).map(({ hash }) => hash).sort()).toEqual([used, begun.hash].sort());
  // An abandoned upload.
  await runStatement(`UPDATE "Blob" SET "heldAt" = now() - interval '61 minutes'`, currentDatabase().target);
  await sweepExpired();
  expect((await db.blob.findMany()).map(({ hash }) => hash)).toEqual([used]);
  await expect(db.blob.delete({ where: { hash: used } })).rejects.toThrow(/foreign key/i);
});

/** Runs `work` in a transaction, and commits it after `meanwhile`, which waits for it, has begun. */
async function during(work: string, meanwhile: () => Promise<unknown>) {
  const { target } = currentDatabase();
  const client = new Client(toClientConfig(target));
  await client.connect();
  await client.query(`BEGIN; ${work}`);
  const waiting = meanwhile();
  for (let isWaiting = false; !isWaiting; ) {
    const rows = await runStatement(`SELECT FROM pg_locks WHERE NOT granted LIMIT 1`, target);
    isWaiting = rows.length > 0;
  }
  await client.query("COMMIT");
  await client.end();
  await waiting;
}

test("a sweep concurrent with an upload of the same bytes keeps them, in either order", async () => {
  const bytes = large();
  const { hash } = refOf(bytes);
  await storeBlob(bytes);
  // The upload is about to commit its row when the sweep removes the blob.
  await during(
    `INSERT INTO "Picture" ("id", "type", "hash", "width", "height") VALUES ('p', 'image/png', '${hash}', 1, 1)`,
    () => removeIfUnused(hash),
  );
  expect((await bytesOf({ hash })).equals(bytes)).toBe(true);
  await db.picture.deleteMany();
  // The upload has just checked that the bytes exist.
  await during(`UPDATE "Blob" SET "holds" = 1, "heldAt" = now()`, () => removeIfUnused(hash));
  expect((await bytesOf({ hash })).equals(bytes)).toBe(true);
  await runStatement(`UPDATE "Blob" SET "holds" = 0`, currentDatabase().target);
  // The sweep is about to commit when the upload checks.
  await during(`DELETE FROM "Blob" WHERE "hash" = '${hash}'`, () =>
    withBlob(refOf(bytes), bytes, () => refer(hash)),
  );
  expect((await bytesOf({ hash })).equals(bytes)).toBe(true);
});

test.each([KEEP_LOCK, MOVE_LOCK])(
  "while a backup or a move holds the lock %p, nothing is removed",
  async (lock) => {
    await storeBlob(large());
    const client = new Client(toClientConfig(currentDatabase().target));
    await client.connect();
    await client.query("SELECT pg_advisory_lock_shared($1)", [lock]);
    await removeUnused();
    expect(await kept()).toEqual([1, 3]);
    await client.end();
  },
);
