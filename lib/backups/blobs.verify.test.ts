import { randomBytes } from "node:crypto";
import { expect, test } from "@jest/globals";
import { moveBlobs } from "@/lib/platform/blobs/move.server";
import { removeUnused } from "@/lib/platform/blobs/remove.server";
import { CHUNK_BYTES } from "@/lib/platform/blobs/store";
import { db } from "@/lib/platform/db/client";
import { closeDatabase, currentDatabase } from "@/lib/platform/db/current";
import { backUp, PASSPHRASE, streamOf } from "@/tests/support/backups/backups";
import { runStatement, setUpTestDatabase } from "@/tests/support/database/database";
import { bytesOf, storeBlob } from "@/tests/support/storage/blobs";
import { setUpBucket } from "@/tests/support/storage/bucket-server";
import { BackupError } from "./format";
import { restoreBackup } from "./restore.server";
import { settleBlobs } from "./settle-blobs.server";

setUpTestDatabase();
const { bucket, use } = setUpBucket();

const target = () => currentDatabase().target;
const contents = [randomBytes(2 * CHUNK_BYTES + 5), Buffer.alloc(0), randomBytes(9_000_000)];

/** Stores blobs in the bucket, one in the database, and the remains of a move. */
async function fill() {
  use();
  const hashes: string[] = [];
  for (const [index, bytes] of contents.entries()) {
    const hash = await storeBlob(bytes);
    await db.picture.create({ data: { id: `p${index}`, type: "image/png", hash, width: 1, height: 1 } });
    hashes.push(hash);
  }
  use({ S3_BUCKET: bucket.name, BLOB_STORE: "postgres" });
  const here = await storeBlob(Buffer.from("here"));
  const [first = ""] = hashes;
  await db.blobChunk.create({ data: { hash: first, number: 0, bytes: Buffer.alloc(CHUNK_BYTES) } });
  return [...hashes, here];
}

test("a backup contains the files of the bucket, and is restored without one", async () => {
  const hashes = await fill();
  const backup = await backUp(target());
  bucket.failing = () => "hang up";
  await runStatement(`DELETE FROM "Picture"; DELETE FROM "Blob"`, target());
  const { rows } = await restoreBackup(() => streamOf(backup), { target: target(), passphrase: PASSPHRASE });
  expect(rows).toBeGreaterThan(20);
  await closeDatabase();
  for (const [index, bytes] of [...contents, Buffer.from("here")].entries()) {
    expect((await bytesOf({ hash: hashes[index] ?? "" })).equals(bytes)).toBe(true);
  }
  expect(await db.blob.count({ where: { place: "postgres", isWhole: true, holds: 0 } })).toBe(4);
});

test("blobs that move during a backup are in it, and deleted ones stay until it is complete", async () => {
  const hashes = await fill();
  let going: Promise<unknown> | undefined;
  bucket.failing = (method) => {
    if (method === "GET" && !going)
      going = db.picture
        .deleteMany()
        .then(() => removeUnused())
        .then(() => moveBlobs("postgres"));
    return null;
  };
  const backup = await backUp(target());
  await going;
  await restoreBackup(() => streamOf(backup), { target: target(), passphrase: PASSPHRASE });
  await closeDatabase();
  expect(await db.picture.count()).toBe(3);
  for (const [index, bytes] of contents.entries()) {
    expect((await bytesOf({ hash: hashes[index] ?? "" })).equals(bytes)).toBe(true);
  }
});

test("a restore moves the files to the configured store, or leaves them readable", async () => {
  const hashes = await fill();
  const backup = await backUp(target());
  bucket.objects.clear();
  await restoreBackup(() => streamOf(backup), { target: target(), passphrase: PASSPHRASE });
  await closeDatabase();
  use({ S3_BUCKET: bucket.name, BLOB_STORE: undefined });
  bucket.failing = () => ({ status: 403, code: "AccessDenied" });
  expect(await settleBlobs()).toBe(false);
  expect((await bytesOf({ hash: hashes[0] ?? "" })).length).toBe(contents[0]?.length);
  bucket.failing = () => null;
  expect(await settleBlobs()).toBe(true);
  expect([await db.blobChunk.count(), [...bucket.objects.keys()].sort()]).toEqual([
    0,
    hashes.map((hash) => `blobs/${hash}`).sort(),
  ]);
});

test("without the bucket, or if it lacks a file, a backup fails with the reason", async () => {
  const [, , hash = ""] = await fill();
  bucket.failing = () => ({ status: 403, code: "AccessDenied" });
  await expect(backUp(target())).rejects.toThrow(/\(S3_BUCKET\) answered with AccessDenied/);
  await expect(backUp(target())).rejects.toThrow(BackupError);
  bucket.failing = () => null;
  bucket.objects.delete(`blobs/${hash}`);
  await expect(backUp(target())).rejects.toThrow(
    `The bucket lacks the file ${hash}: see npm run blobs -- check.`,
  );
});
