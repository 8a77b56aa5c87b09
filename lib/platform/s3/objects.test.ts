import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import S3rver from "s3rver";
import { refOf, sourceOf } from "@/lib/platform/blobs/bytes";
import { setUpBucket } from "@/tests/support/storage/bucket-server";
import { type Bucket, bucketOf } from "./bucket";
import { objectWriter } from "./multipart";
import {
  deleteObject,
  listObjects,
  lookAt,
  MissingObjectError,
  objectSize,
  putObject,
  readObject,
} from "./objects";

const { bucket: fake, use } = setUpBucket();

function ours(): Bucket {
  use();
  const found = bucketOf("S3_BUCKET");
  if (!found) throw new Error("There is no bucket.");
  return found;
}

function put(bucket: Bucket, key: string, bytes: Buffer) {
  const { hash, size } = refOf(bytes);
  return putObject(bucket, key, { source: sourceOf(bytes), length: size, sha256: hash });
}

const read = (bucket: Bucket, key: string, start: number, end: number) =>
  buffer(readObject(bucket, key, { start, end }));
const keysIn = async (bucket: Bucket, prefix: string) => {
  const found: string[] = [];
  for await (const { key } of listObjects(bucket, prefix)) found.push(key);
  return found;
};

let folder: string;
let theirs: Bucket;
let stop: () => Promise<unknown>;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "platform-s3rver-"));
  const server = new S3rver({
    port: 0,
    address: "127.0.0.1",
    silent: true,
    directory: folder,
    configureBuckets: [{ name: "site-files", configs: [] }],
  });
  const { port } = await server.run();
  stop = () => server.close();
  theirs = {
    name: "site-files",
    setting: "S3_BUCKET",
    endpoint: `http://127.0.0.1:${port}`,
    region: "us-east-1",
    accessKeyId: "S3RVER",
    secretAccessKey: "S3RVER",
  };
});
afterAll(async () => {
  await stop();
  await rm(folder, { recursive: true, force: true });
});

describe.each([
  ["s3rver", () => theirs],
  ["the bucket of the tests", ours],
])("%s", (_, bucketNow) => {
  test("keeps what it is given, gives any part of it, lists and deletes it", async () => {
    const bucket = bucketNow();
    const bytes = randomBytes(700_001);
    await lookAt(bucket);
    await put(bucket, "blobs/b", bytes);
    await put(bucket, "blobs/a", Buffer.alloc(0));
    await put(bucket, "other/c", bytes);
    // s3rver answers before it has written all.
    while ((await objectSize(bucket, "blobs/b")) !== bytes.length);
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

  test("keeps what comes in parts, once it has ended", async () => {
    const bucket = bucketNow();
    for (const length of [0, 10_000_000]) {
      const bytes = randomBytes(length);
      const writer = objectWriter(bucket, `parts/${length}`, 5 * 1024 * 1024);
      for (let from = 0; from < length; from += 1_000_003)
        writer.write(bytes.subarray(from, from + 1_000_003));
      await new Promise<void>((resolve, reject) => writer.once("error", reject).end(resolve));
      while ((await objectSize(bucket, `parts/${length}`)) !== length);
      expect((await read(bucket, `parts/${length}`, 0, length - 1)).equals(bytes)).toBe(true);
    }
  });
});

test("a listing of many pages is read to its end", async () => {
  const bucket = ours();
  fake.page = 2;
  const names = ["a", "b", "c", "d", "e"].map((name) => `many/${name}`);
  for (const name of names) await put(bucket, name, Buffer.from(name));
  expect(await keysIn(bucket, "many/")).toEqual(names);
});

test("keys with characters of XML are listed as they are", async () => {
  const bucket = ours();
  fake.page = 1;
  for (const key of ["odd/a&b", "odd/b<c>", "odd/d'\"é"]) fake.objects.set(key, Buffer.from("x"));
  expect(await keysIn(bucket, "odd/")).toEqual(["odd/a&b", "odd/b<c>", "odd/d'\"é"]);
});

test("a listing that does not go on ends", async () => {
  const bucket = ours();
  fake.page = 0;
  fake.objects.set("x", Buffer.from("x"));
  await expect(keysIn(bucket, "x")).rejects.toThrow("does not go on with its listing");
});

const listed = (inner: string) => `<ListBucketResult>${inner}</ListBucketResult>`;

test.each([
  ["tags that are never closed, millions of bytes", "<Contents>".repeat(200_000)],
  ["elements in elements", listed("<Contents>".repeat(9) + "</Contents>".repeat(9))],
  ["an entity that names others", `<!DOCTYPE l [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${listed("&b;")}`],
  ["an entity that nobody declared", listed("<Contents><Key>&b;</Key></Contents>")],
  ["what breaks off", "<ListBucketResult><Contents><Key>many/a</Key>"],
  ["a page for people", "<!doctype html><title>Sign in</title>"],
  ["nothing", ""],
  ["something else in XML", "<Sesame/>"],
  ["an object without a key", listed("<Contents><Size>1</Size></Contents>")],
  [
    "a size that is no number",
    listed(
      "<Contents><Key>many/a</Key><LastModified>2026-01-01T00:00:00Z</LastModified><Size>x</Size></Contents>",
    ),
  ],
])("a listing of %s is refused", async (_, body) => {
  const bucket = ours();
  fake.failing = () => ({ body });
  await expect(keysIn(bucket, "many/")).rejects.toThrow(
    /\(S3_BUCKET\) does not answer as S3 does.* See S3_ENDPOINT\.$/,
  );
});

test("a listing that goes round in a circle ends", async () => {
  const bucket = ours();
  const object = (key: string) =>
    `<Contents><Key>${key}</Key><LastModified>2026-01-01T00:00:00Z</LastModified><Size>1</Size></Contents>`;
  const pages = ["b", "a"].map((key) => listed(`<IsTruncated>true</IsTruncated>${object(key)}`));
  fake.failing = () => ({ body: pages[fake.requests.length - 1] ?? "" });
  await expect(keysIn(bucket, "")).rejects.toThrow("does not go on with its listing");
});

test("an answer with owners, a declaration before it and spaces before that is understood", async () => {
  const bucket = ours();
  const body = `\n \n<?xml version="1.0" encoding="UTF-8"?>
<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><IsTruncated>false</IsTruncated>
  <Contents><Key><![CDATA[many/a&b]]></Key><LastModified>2026-01-01T00:00:00.000Z</LastModified><ETag>&quot;e&quot;</ETag>
    <Size>7</Size><Owner><ID>7</ID><DisplayName>Key</DisplayName></Owner></Contents></ListBucketResult>`;
  fake.failing = () => ({ body });
  expect(await keysIn(bucket, "many/")).toEqual(["many/a&b"]);
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
  await put(bucket, "x", Buffer.from("bytes"));
  fake.failNext("lose the answer");
  await put(bucket, "y", Buffer.from("bytes"));
  expect([...fake.objects.keys()]).toEqual(["x", "y"]);
  fake.requests.length = 0;
  fake.failing = () => ({ status: 500 });
  await expect(put(bucket, "z", Buffer.from("bytes"))).rejects.toMatchObject({
    code: "unavailable",
    message: expect.stringMatching(
      /^The bucket site-files at 127\.0\.0\.1:\d+ \(S3_BUCKET\) answered with status 500\.$/,
    ),
  });
  expect(fake.requests).toEqual(["PUT z", "PUT z", "PUT z"]);
});

test("what breaks off goes on where it was, unless nothing comes any more", async () => {
  const bucket = ours();
  const bytes = randomBytes(1_000_000);
  await put(bucket, "x", bytes);
  fake.failNext("half", "half", { status: 500 }, "half");
  expect((await read(bucket, "x", 10, 999_999)).equals(bytes.subarray(10))).toBe(true);
  fake.failing = (_, key) => (key === "x" ? "hang up" : null);
  await expect(read(bucket, "x", 0, 5)).rejects.toThrow("can't be reached");
});

test.each([
  [{ status: 307, location: "http://127.0.0.1:1/" }, /status 307\. See S3_ENDPOINT and S3_REGION/],
  [{ status: 403, code: "AccessDenied" }, /AccessDenied, status 403\. S3_ACCESS_KEY_ID has to be one/],
  [{ status: 501, code: "NotImplemented" }, /NotImplemented, status 501/],
])("%j is not tried again, nor followed", async (failure, message) => {
  fake.failing = () => failure;
  await expect(put(ours(), "x", Buffer.from("bytes"))).rejects.toThrow(message);
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
    /at 127\.0\.0\.1:1 \(S3_BUCKET\) can't be reached: connect ECONNREFUSED/,
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

test("an upload in parts of which the end is refused leaves nothing; one whose answer is lost is there", async () => {
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
