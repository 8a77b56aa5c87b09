import { randomBytes } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { expect, test } from "@jest/globals";
import { refOf, sourceOf } from "@/lib/platform/blobs/bytes";
import { setUpBucket } from "@/tests/support/storage/bucket-server";
import { keysIn, putBytes, usedBucket } from "@/tests/support/storage/objects";
import type { Bucket } from "./bucket";
import { objectWriter } from "./multipart";
import { deleteObject, lookAt, MissingObjectError, objectSize, putObject, readObject } from "./objects";

const { bucket: fake, use } = setUpBucket();

const ours = () => usedBucket(use);
const read = (bucket: Bucket, key: string, start: number, end: number) =>
  buffer(readObject(bucket, key, { start, end }));
test("stores, reads parts of, lists and deletes objects", async () => {
  const bucket = ours();
  const bytes = randomBytes(700_001);
  await lookAt(bucket);
  await putBytes(bucket, "blobs/b", bytes);
  await putBytes(bucket, "blobs/a", Buffer.alloc(0));
  await putBytes(bucket, "other/c", bytes);
  expect(await objectSize(bucket, "blobs/b")).toBe(bytes.length);
  for (const [start, end] of [
    [0, bytes.length - 1],
    [0, 0],
    [65_535, 65_536],
    [699_999, 700_000],
  ] as const) {
    expect((await read(bucket, "blobs/b", start, end)).equals(bytes.subarray(start, end + 1))).toBe(true);
  }
  expect([await objectSize(bucket, "blobs/a"), await objectSize(bucket, "blobs/none")]).toEqual([0, null]);
  expect(await keysIn(bucket, "blobs/")).toEqual(["blobs/a", "blobs/b"]);
  await deleteObject(bucket, "blobs/b");
  await deleteObject(bucket, "blobs/b");
  expect(await keysIn(bucket, "blobs/")).toEqual(["blobs/a"]);
  await expect(read(bucket, "blobs/b", 0, 1)).rejects.toThrow(MissingObjectError);
});

test("stores a body of unknown length once it has ended", async () => {
  const bucket = ours();
  for (const length of [0, 10_000_000]) {
    const bytes = randomBytes(length);
    const writer = objectWriter(bucket, `parts/${length}`, 5 * 1024 * 1024);
    for (let from = 0; from < length; from += 1_000_003) writer.write(bytes.subarray(from, from + 1_000_003));
    await new Promise<void>((resolve, reject) => writer.once("error", reject).end(resolve));
    expect(await objectSize(bucket, `parts/${length}`)).toBe(length);
    expect((await read(bucket, `parts/${length}`, 0, length - 1)).equals(bytes)).toBe(true);
  }
});

test("bytes that differ from the signed ones are refused", async () => {
  const body = {
    source: sourceOf(Buffer.from("other")),
    length: 5,
    sha256: refOf(Buffer.from("bytes")).hash,
  };
  await expect(putObject(ours(), "x", body)).rejects.toThrow(
    "answered with XAmzContentSHA256Mismatch, status 400",
  );
  expect(fake.objects.size).toBe(0);
});

test("a busy bucket and a broken connection are tried again, three times in all", async () => {
  const bucket = ours();
  fake.failNext({ status: 503, code: "SlowDown" }, "hang up");
  await putBytes(bucket, "x", Buffer.from("bytes"));
  fake.failNext("lose the answer");
  await putBytes(bucket, "y", Buffer.from("bytes"));
  expect([...fake.objects.keys()]).toEqual(["x", "y"]);
  fake.requests.length = 0;
  fake.failing = () => ({ status: 500 });
  await expect(putBytes(bucket, "z", Buffer.from("bytes"))).rejects.toMatchObject({
    code: "unavailable",
    message: expect.stringMatching(
      /^The bucket site-files at 127\.0\.0\.1:\d+ \(S3_BUCKET\) answered with status 500\.$/,
    ),
  });
  expect(fake.requests).toEqual(["PUT z", "PUT z", "PUT z"]);
});

test("an interrupted body is resumed, unless no more bytes arrive", async () => {
  const bucket = ours();
  const bytes = randomBytes(1_000_000);
  await putBytes(bucket, "x", bytes);
  fake.failNext("half", "half", { status: 500 }, "half");
  expect((await read(bucket, "x", 10, 999_999)).equals(bytes.subarray(10))).toBe(true);
  fake.failing = (_, key) => (key === "x" ? "hang up" : null);
  await expect(read(bucket, "x", 0, 5)).rejects.toThrow("can’t be reached");
});

test.each([
  [{ status: 307, location: "http://127.0.0.1:1/" }, /status 307\. See S3_ENDPOINT and S3_REGION/],
  [{ status: 403, code: "AccessDenied" }, /AccessDenied, status 403\. S3_ACCESS_KEY_ID has to be one/],
  [{ status: 501, code: "NotImplemented" }, /NotImplemented, status 501/],
])("%j is not tried again, nor followed", async (failure, message) => {
  fake.failing = () => failure;
  await expect(putBytes(ours(), "x", Buffer.from("bytes"))).rejects.toThrow(message);
  expect(fake.requests).toEqual(["PUT x"]);
});

test.each([
  [{ secretAccessKey: "a-wrong-secret" }, /SignatureDoesNotMatch, status 403\. See S3_SECRET_ACCESS_KEY/],
  [{ accessKeyId: "a-wrong-id" }, /InvalidAccessKeyId.*See S3_ACCESS_KEY_ID/],
  [{ region: "elsewhere" }, /AuthorizationHeaderMalformed.*See S3_REGION/],
  [{ name: "no-such-bucket" }, /NoSuchBucket.*There is none of this name/],
])("with %j the setting is named, and no secret", async (wrong, message) => {
  const bucket = { ...ours(), ...wrong };
  const error = await lookAt(bucket).catch((thrown: unknown) => thrown);
  expect(String(error)).toMatch(message);
  expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain(bucket.secretAccessKey);
});

test("a bucket that is away is named, with the reason", async () => {
  const bucket = { ...ours(), endpoint: "http://127.0.0.1:1" };
  await expect(lookAt(bucket)).rejects.toThrow(
    /at 127\.0\.0\.1:1 \(S3_BUCKET\) can’t be reached: connect ECONNREFUSED/,
  );
});

test("an aborted caller is not waited for", async () => {
  const leaving = new AbortController();
  fake.failing = () => {
    queueMicrotask(() => leaving.abort(new Error("the guest has gone")));
    return "say nothing";
  };
  const body = {
    source: sourceOf(Buffer.from("bytes")),
    length: 5,
    sha256: refOf(Buffer.from("bytes")).hash,
  };
  await expect(putObject(ours(), "x", body, leaving.signal)).rejects.toThrow("the guest has gone");
});

test("parts of an upload that breaks off are not left", async () => {
  const bucket = ours();
  const writer = objectWriter(bucket, "x", 1000);
  await new Promise<void>((resolve) => writer.write(Buffer.alloc(2500), () => resolve()));
  expect([...fake.uploads.values()].map(({ parts }) => parts.size)).toEqual([2]);
  await new Promise((resolve) => writer.once("close", resolve).destroy());
  expect([fake.uploads.size, fake.objects.size]).toEqual([0, 0]);
});

test("an upload in parts whose completion is refused leaves nothing; one whose answer is lost is stored", async () => {
  const bucket = ours();
  const write = (key: string) =>
    new Promise<void>((resolve, reject) => {
      objectWriter(bucket, key, 1000).once("error", reject).once("close", resolve).end(Buffer.alloc(2500));
    });
  fake.failing = (method, _, query) =>
    method === "POST" && query.has("uploadId") ? { status: 403, code: "AccessDenied" } : null;
  await expect(write("x")).rejects.toThrow("AccessDenied");
  expect([fake.uploads.size, fake.objects.size]).toEqual([0, 0]);
  let isLost = false;
  fake.failing = (method, _, query) => {
    if (isLost || method !== "POST" || !query.has("uploadId")) return null;
    isLost = true;
    return "lose the answer";
  };
  await write("y");
  expect(fake.objects.get("y")).toHaveLength(2500);
});
