import { randomBytes } from "node:crypto";
import { beforeEach, expect, test } from "@jest/globals";
import { Client } from "pg";
import { toClientConfig } from "@/lib/platform/address/target";
import { db } from "@/lib/platform/db/client";
import { currentDatabase } from "@/lib/platform/db/current";
import { runStatement, setUpTestDatabase } from "@/tests/support/database/database";
import { bytesOf, storeBlob } from "@/tests/support/storage/blobs";
import { setUpBucket } from "@/tests/support/storage/bucket-server";
import { refOf } from "./bytes";
import { checkBlobs } from "./check.server";
import { runBlobCommand } from "./commands.server";
import { moveBlobs } from "./move.server";
import { readBlob } from "./server";
import { CHUNK_BYTES } from "./store";
import { MOVE_LOCK } from "./with-lock.server";

setUpTestDatabase();
const { bucket, use } = setUpBucket();

const contents = [randomBytes(2 * CHUNK_BYTES + 5), randomBytes(10), Buffer.alloc(0)];
let hashes: string[];

beforeEach(async () => {
  use({ S3_BUCKET: bucket.name, BLOB_STORE: "postgres" });
  hashes = [];
  for (const [index, bytes] of contents.entries()) {
    const hash = await storeBlob(bytes);
    await db.picture.create({ data: { id: `p${index}`, type: "image/png", hash, width: 1, height: 1 } });
    hashes.push(hash);
  }
});

async function expectAll(place: "postgres" | "s3") {
  for (const [index, hash] of hashes.entries()) {
    expect((await bytesOf({ hash })).equals(contents[index] ?? Buffer.alloc(0))).toBe(true);
  }
  expect((await db.blob.findMany()).map((blob) => blob.place)).toEqual([place, place, place]);
  expect([await db.blobChunk.count(), bucket.objects.size]).toEqual(place === "s3" ? [0, 3] : [4, 0]);
  expect(await checkBlobs()).toEqual({ whole: 3, missing: [], altered: [], orphaned: [] });
}

const run = async (...args: string[]) => {
  const told: string[] = [];
  const { text, isWrong } = await runBlobCommand(args, (line) => told.push(line));
  return { text, isWrong, told };
};

test("files move to the bucket and back, byte by byte", async () => {
  const dry = await run("move", "--to", "s3", "--dry-run");
  expect(dry.text).toMatch(
    /^3 files \(1 MB\) would move to the bucket site-files at \S+ \(S3_BUCKET\)\. Nothing was changed\.$/,
  );
  expect([await db.blobChunk.count(), bucket.objects.size]).toEqual([4, 0]);
  const there = await run("move", "--to", "s3");
  expect(there.text).toMatch(
    /^Moved 3 files \(1 MB\) to the bucket site-files .+\nNew uploads still go to PostgreSQL: set BLOB_STORE=s3/,
  );
  expect(there.told.at(-1)).toMatch(/^3 of 3 files \(1 MB\), 100 %$/);
  await expectAll("s3");
  expect((await run("move", "--to", "postgres")).text).toBe("Moved 3 files (1 MB) to PostgreSQL.");
  await expectAll("postgres");
});

test.each(["s3", "postgres"] as const)(
  "a move to %s that is interrupted anywhere loses nothing, and is resumed",
  async (to) => {
    if (to === "postgres") await moveBlobs("s3");
    for (let steps = 0, isDone = false; !isDone; steps++) {
      expect(steps).toBeLessThan(40);
      let left = steps;
      bucket.failing = () => (left-- > 0 ? null : { status: 403, code: "AccessDenied" });
      isDone = await moveBlobs(to).then(
        ({ failed }) => failed.length === 0,
        () => false,
      );
      bucket.failing = () => null;
      for (const [index, hash] of hashes.entries()) {
        expect((await bytesOf({ hash })).equals(contents[index] ?? Buffer.alloc(0))).toBe(true);
      }
    }
    await expectAll(to);
  },
);

test("files switched to the bucket but not yet deleted when the process died are deleted by the next move", async () => {
  const chunks = await db.blobChunk.findMany();
  await moveBlobs("s3");
  await db.blobChunk.createMany({ data: chunks });
  expect((await checkBlobs()).orphaned).toHaveLength(2);
  await moveBlobs("s3");
  await expectAll("s3");
});

test("a read continues while the file moves away and back", async () => {
  const [hash = ""] = hashes;
  const [bytes = Buffer.alloc(0)] = contents;
  for (const to of ["s3", "postgres"] as const) {
    const reading = readBlob({ hash, size: bytes.length });
    const pieces = [(await reading.next()).value ?? Buffer.alloc(0)];
    await moveBlobs(to);
    for await (const piece of reading) pieces.push(piece);
    expect(Buffer.concat(pieces).equals(bytes)).toBe(true);
  }
});

test("an altered file is reported, and not moved", async () => {
  const [hash = ""] = hashes;
  await runStatement(
    `UPDATE "BlobChunk" SET "bytes" = set_byte("bytes", 0, get_byte("bytes", 0) # 1) WHERE "hash" = '${hash}' AND "number" = 1`,
    currentDatabase().target,
  );
  const answer = await run("move", "--to", "s3");
  expect(answer).toMatchObject({
    isWrong: true,
    text: expect.stringContaining(`Not moved, as its bytes are missing or altered: ${hash}`),
  });
  expect([await db.blob.count({ where: { place: "s3" } }), bucket.objects.size]).toEqual([2, 2]);
  expect(await run("check")).toMatchObject({
    isWrong: true,
    text: `2 whole, 0 missing, 1 altered, 0 orphaned.\nAltered: ${hash}`,
  });
});

test("a copy that the bucket altered does not replace the file", async () => {
  const [hash = ""] = hashes;
  let isAltered = false;
  bucket.failing = (method, key) => {
    if (method === "GET" && key === `blobs/${hash}` && !isAltered) {
      isAltered = true;
      bucket.objects.set(key, Buffer.alloc(contents[0]?.length ?? 0));
    }
    return null;
  };
  expect((await moveBlobs("s3")).failed).toEqual([hash]);
  expect((await bytesOf({ hash })).equals(contents[0] ?? Buffer.alloc(0))).toBe(true);
  expect((await moveBlobs("s3")).failed).toEqual([]);
  await expectAll("s3");
});

test("the check finds missing and orphaned bytes", async () => {
  await moveBlobs("s3");
  const [hash = ""] = hashes;
  bucket.objects.delete(`blobs/${hash}`);
  const orphan = "f".repeat(64);
  bucket.objects.set(`blobs/${orphan}`, Buffer.from("x"));
  bucket.objects.set("others/file", Buffer.from("x"));
  const { text, isWrong } = await run("check");
  expect([isWrong, text]).toEqual([
    true,
    expect.stringMatching(
      new RegExp(
        `^2 whole, 1 missing, 0 altered, 1 orphaned\\.\nMissing: ${hash}\nOrphaned: ${orphan} in the bucket`,
      ),
    ),
  ]);
  expect((await run("check", "--delete-orphans")).text).toContain(`Orphaned: ${orphan}`);
  expect(bucket.objects.has(`blobs/${orphan}`)).toBe(true);
  bucket.writtenAt = () => new Date(Date.now() - 2 * 3_600_000);
  expect((await run("check", "--delete-orphans")).text).toContain(`Deleted: ${orphan}`);
  expect([...bucket.objects.keys()].sort()).toEqual(
    [...hashes.slice(1).map((one) => `blobs/${one}`), "others/file"].sort(),
  );
});

test("a blob that is uploaded while its leftover is deleted exists at the end", async () => {
  use();
  bucket.writtenAt = () => new Date(Date.now() - 2 * 3_600_000);
  const bytes = Buffer.from("uploaded meanwhile");
  for (const when of ["GET", "DELETE"]) {
    const key = `blobs/${refOf(bytes).hash}`;
    bucket.objects.set(key, bytes);
    let uploading: Promise<string> | undefined;
    bucket.failing = (method) => {
      if (method === when && bucket.requests.at(-1)?.includes(when === "GET" ? "prefix=blobs" : key))
        uploading ??= storeBlob(bytes);
      return null;
    };
    await checkBlobs({ deletesOrphans: true });
    const hash = await uploading;
    expect((await bytesOf({ hash: hash ?? "" })).equals(bytes)).toBe(true);
    bucket.failing = () => null;
    await db.blob.deleteMany({ where: { hash: hash ?? "" } });
  }
});

test("one move runs at a time; an impossible one has a reason", async () => {
  const client = new Client(toClientConfig(currentDatabase().target));
  await client.connect();
  await client.query("SELECT pg_advisory_lock($1)", [MOVE_LOCK]);
  await expect(run("move", "--to", "s3")).rejects.toThrow("Files are being moved or removed just now.");
  await client.end();
  for (const args of [[], ["move"], ["move", "--to", "disk"], ["check", "--all"], ["move", "s3"]]) {
    await expect(run(...args)).rejects.toThrow("npm run blobs -- move --to s3|postgres [--dry-run]");
  }
  bucket.failing = () => ({ status: 403, code: "SignatureDoesNotMatch" });
  await expect(run("move", "--to", "s3")).rejects.toThrow("See S3_SECRET_ACCESS_KEY.");
  use({ S3_BUCKET: undefined });
  await expect(run("move", "--to", "s3")).rejects.toThrow(
    "Set S3_ENDPOINT, S3_BUCKET, S3_REGION and the keys",
  );
});
