import { expect, test } from "@jest/globals";
import { setUpBucket } from "@/tests/support/storage/bucket-server";
import { keysIn, putBytes, usedBucket } from "@/tests/support/storage/objects";

const { bucket: fake, use } = setUpBucket();

const ours = () => usedBucket(use);
test("a listing of many pages is read to its end", async () => {
  const bucket = ours();
  fake.page = 2;
  const names = ["a", "b", "c", "d", "e"].map((name) => `many/${name}`);
  for (const name of names) await putBytes(bucket, name, Buffer.from(name));
  expect(await keysIn(bucket, "many/")).toEqual(names);
});

test("keys with characters of XML are listed as they are", async () => {
  const bucket = ours();
  fake.page = 1;
  for (const key of ["odd/a&b", "odd/b<c>", "odd/d'\"é"]) fake.objects.set(key, Buffer.from("x"));
  expect(await keysIn(bucket, "odd/")).toEqual(["odd/a&b", "odd/b<c>", "odd/d'\"é"]);
});

test("a listing without progress ends", async () => {
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

test("a circular listing ends", async () => {
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
