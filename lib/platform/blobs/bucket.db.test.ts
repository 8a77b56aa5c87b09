import { randomBytes } from "node:crypto";
import { beforeEach, expect, test } from "@jest/globals";
import { Client } from "pg";
import { GET as ready } from "@/app/api/health/ready/route";
import { GET as picture } from "@/app/api/seo/images/[id]/route";
import { GET as download } from "@/app/api/templates/download/[id]/route";
import { GET as file } from "@/app/api/templates/files/[id]/[hash]/[...path]/route";
import { POST as upload } from "@/app/api/templates/upload/route";
import { toClientConfig } from "@/lib/platform/address/target";
import { db } from "@/lib/platform/db/client";
import { currentDatabase } from "@/lib/platform/db/current";
import { get, post } from "@/tests/support/api/request";
import { runStatement, setUpTestDatabase } from "@/tests/support/database/database";
import { uploadPicture } from "@/tests/support/pictures/pictures";
import { quarters } from "@/tests/support/pictures/quarters";
import { configuredInstance } from "@/tests/support/setup/instance";
import { bytesOf, storeBlob } from "@/tests/support/storage/blobs";
import { setUpBucket } from "@/tests/support/storage/bucket-server";
import { sampleSite } from "@/tests/support/templates/sample-site";
import { uploadForm, uploadSite } from "@/tests/support/templates/templates";
import { zipOf } from "@/tests/support/templates/zip";
import { refOf } from "./bytes";
import { removeIfUnused, removeUnused } from "./remove.server";
import { readBlob, readWholeBlob, withBlob } from "./server";
import { CHUNK_BYTES } from "./store";
import { KEEP_LOCK } from "./with-lock.server";

setUpTestDatabase();
const { bucket, use } = setUpBucket();

let token: string;
beforeEach(async () => {
  token = await configuredInstance();
  use();
});

const stored = () => [...bucket.objects.keys()];
const away = () => {
  bucket.failing = () => "hang up";
};
const small = () => quarters(120, 63).png().toBuffer();

test("uploads are stored in the bucket, and read from it", async () => {
  const zip = zipOf(sampleSite());
  const { id, hash } = (await post(upload, { token, body: uploadForm(zip, { name: "Spring" }) })).body
    .template;
  const { image } = (await uploadPicture(token, await small())).body;
  expect(stored()).toHaveLength(2);
  expect(bucket.objects.get(`blobs/${hash}`)?.equals(zip)).toBe(true);
  expect(await db.blobChunk.count()).toBe(0);
  const request = new Request("http://localhost/", { headers: { authorization: `Bearer ${token}` } });
  const archive = await download(request, { params: Promise.resolve({ id }) });
  expect(Buffer.from(await archive.arrayBuffer()).equals(zip)).toBe(true);
  const shown = await picture(new Request("http://localhost/"), {
    params: Promise.resolve({ id: image.id }),
  });
  expect((await shown.arrayBuffer()).byteLength).toBe(image.bytes);
  expect((await get(ready)).body).toEqual({ success: true, status: "ready" });
});

test("while the bucket is unreachable, uploads fail and leave nothing, and files on the disk are served", async () => {
  const { id, hash } = await uploadSite(token);
  const { image } = (await uploadPicture(token, await small())).body;
  const before = [await db.template.count(), await db.picture.count(), await db.blob.count()];
  away();
  const refusal = {
    status: 503,
    body: {
      error: expect.stringMatching(
        /^The bucket site-files at \S+ \(S3_BUCKET\) can’t be reached: .+ Nothing was stored\.$/,
      ),
    },
  };
  const other = zipOf(sampleSite("Other"));
  expect(await post(upload, { token, body: uploadForm(other, { name: "Other" }) })).toMatchObject(refusal);
  expect(await uploadPicture(token, await quarters(130, 63).png().toBuffer())).toMatchObject(refusal);
  expect([await db.template.count(), await db.picture.count(), await db.blob.count()]).toEqual(before);
  expect((await get(file, { params: { id, hash, path: ["js", "one.js"] } })).body).toBe(
    "document.title = 'one'",
  );
  const missed = await get(picture, { params: { id: image.id } });
  expect([missed.status, missed.body.error]).toEqual([
    503,
    "This file can’t be read at the moment. Please try again in a minute.",
  ]);
  expect((await get(ready)).body).toMatchObject({
    status: "ready",
    warnings: ["The bucket of files can’t be reached."],
  });
});

test("a bucket that fails during an upload leaves no counted file", async () => {
  bucket.failing = (method) => (method === "GET" ? null : { status: 500, code: "InternalError" });
  const answer = await post(upload, { token, body: uploadForm(zipOf(sampleSite()), { name: "x" }) });
  expect([answer.status, answer.body.error]).toEqual([
    503,
    expect.stringMatching(/\(S3_BUCKET\) answered with InternalError, status 500/),
  ]);
  expect([await db.template.count(), stored()]).toEqual([0, []]);
  bucket.failing = () => null;
  await removeUnused();
  expect(await db.blob.count()).toBe(0);
  await uploadSite(token);
  expect(stored()).toHaveLength(1);
});

test("for a while no request waits for an unreachable bucket", async () => {
  const hash = await storeBlob(Buffer.from("bytes"));
  const blob = { hash, size: 5 };
  away();
  await expect(readWholeBlob(blob)).rejects.toMatchObject({ code: "unavailable" });
  const { length } = bucket.requests;
  for (let count = 0; count < 50; count++)
    await expect(readWholeBlob(blob)).rejects.toMatchObject({ code: "unavailable" });
  expect(bucket.requests).toHaveLength(length);
});

test("without the setting, files in the bucket are missing, not lost", async () => {
  const hash = await storeBlob(Buffer.from("bytes"));
  use({ S3_BUCKET: undefined });
  await expect(bytesOf({ hash })).rejects.toThrow("Files are in a bucket, but S3_BUCKET names none.");
  use({ S3_BUCKET: bucket.name, BLOB_STORE: "postgres" });
  expect((await bytesOf({ hash })).toString()).toBe("bytes");
  await storeBlob(Buffer.from("others"));
  expect([stored(), await db.blobChunk.count()]).toEqual([[`blobs/${hash}`], 1]);
});

test("the sweep empties the bucket of unreferenced files once it is reachable", async () => {
  const used = await storeBlob(Buffer.from("used"));
  await db.picture.create({ data: { id: "p", type: "image/png", hash: used, width: 1, height: 1 } });
  await storeBlob(Buffer.from("unused"));
  bucket.failing = () => ({ status: 403, code: "AccessDenied" });
  await expect(removeUnused()).rejects.toThrow("AccessDenied");
  expect([stored().length, await db.blob.count()]).toEqual([2, 2]);
  bucket.failing = () => null;
  await removeUnused();
  expect([stored(), await db.blob.count()]).toEqual([[`blobs/${used}`], 1]);
});

test("bytes that are uploaded again while the sweep deletes them are there in the end", async () => {
  const bytes = Buffer.from("bytes");
  const blob = refOf(bytes);
  const refer = () =>
    db.picture.create({ data: { id: "p", type: "image/png", hash: blob.hash, width: 1, height: 1 } });
  await storeBlob(bytes);
  let uploading: Promise<unknown> | undefined;
  bucket.failing = (method) => {
    if (method === "DELETE") uploading ??= withBlob(blob, bytes, refer);
    return null;
  };
  await removeIfUnused(blob.hash);
  await uploading;
  expect([await db.picture.count(), (await bytesOf(blob)).toString()]).toEqual([1, "bytes"]);
  await db.picture.deleteMany();
  // The sweep was killed between its two steps.
  await runStatement(`UPDATE "Blob" SET "isWhole" = false`, currentDatabase().target);
  bucket.objects.clear();
  await withBlob(blob, bytes, refer);
  expect((await bytesOf(blob)).toString()).toBe("bytes");
});

test("readiness does not wait for the bucket: it has the last known state, and is updated in the background", async () => {
  away();
  expect((await get(ready)).body).toEqual({ success: true, status: "ready" });
  while (!(await get(ready)).body.warnings);
  expect((await get(ready)).body.warnings).toEqual(["The bucket of files can’t be reached."]);
});

test("during a backup a sweep checks once, with any number of files to remove", async () => {
  await storeBlob(Buffer.from("one"));
  await storeBlob(Buffer.from("two"));
  const target = currentDatabase().target;
  const client = new Client(toClientConfig(target));
  await client.connect();
  await client.query("SELECT pg_advisory_lock_shared($1)", [KEEP_LOCK]);
  const { hash } = refOf(Buffer.from("one"));
  expect(await removeIfUnused(hash)).toBe("busy");
  await removeUnused();
  expect(await db.blob.count()).toBe(2);
  await client.end();
  expect(await removeIfUnused(hash)).toBe("done");
  await removeUnused();
  expect(await db.blob.count()).toBe(0);
});

test("for a slow client the bucket is read slowly", async () => {
  const bytes = randomBytes(20 * CHUNK_BYTES);
  const blob = { hash: await storeBlob(bytes), size: bytes.length };
  const reading = readBlob(blob);
  await reading.next();
  await reading.return(undefined);
  // One request, which was left.
  expect(bucket.requests.filter((line) => line.startsWith("GET"))).toHaveLength(1);
});
