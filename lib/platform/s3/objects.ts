import type { ByteRange } from "@/lib/platform/http/byte-range";
import { errorAcrossBundles } from "@/lib/platform/runtime/across-bundles";
import { type Bucket, describeBucket } from "./bucket";
import { BucketError, refused, unreachable, unreadable } from "./errors";
import { atMost, type Call, piecesOf, send } from "./request";
import { readXml, type Texts, type XmlAnswer } from "./xml";

/** The maximum number of consecutive interruptions without a byte. */
const MAX_RESUMES = 3;
/** The maximum size of a page of a listing, in bytes; it has a thousand objects. */
const MAX_PAGE_BYTES = 4 * 1024 * 1024;
const LOOK_TIMEOUT_MS = 3000;

export class MissingObjectError extends errorAcrossBundles("MissingObjectError") {
  constructor(bucket: Bucket, key: string) {
    super(`${describeBucket(bucket)} has no ${key}.`);
  }
}

/** `size` in bytes, `modifiedAt` in ISO 8601. */
export type StoredObject = { key: string; size: number; modifiedAt: string };

/** Sends a request whose answer has no content of interest. */
async function order(bucket: Bucket, request: Call): Promise<void> {
  const answer = await send(bucket, request);
  try {
    for await (const _ of answer ? atMost(answer, MAX_PAGE_BYTES) : []);
  } catch (error) {
    throw unreachable(bucket, error);
  }
}

/** Reads a page of a listing. */
async function readPage(
  bucket: Bucket,
  query: Readonly<Record<string, string>>,
  timeoutMs?: number,
): Promise<XmlAnswer> {
  const answer = await send(bucket, { method: "GET", query, ...(timeoutMs && { timeoutMs }) });
  if (!answer) throw refused(bucket, 404, "");
  const page = await readXml(atMost(answer, MAX_PAGE_BYTES), "Contents").catch((error: unknown) => {
    throw unreadable(bucket, error);
  });
  if (page.root !== "ListBucketResult") throw foreign(bucket);
  return page;
}

const foreign = (bucket: Bucket) =>
  new BucketError(bucket, "does not answer as S3 does. See S3_ENDPOINT.", false);

function objectOf({ Key: key, Size: size = "", LastModified: modifiedAt = "" }: Texts): StoredObject | null {
  if (!key || !/^\d{1,15}$/.test(size) || Number.isNaN(Date.parse(modifiedAt))) return null;
  return { key, size: Number(size), modifiedAt };
}

/**
 * Stores an object, all or nothing: the bucket verifies the SHA-256.
 * @throws BucketError; the source's own error
 */
export async function putObject(
  bucket: Bucket,
  key: string,
  body: NonNullable<Call["body"]>,
  signal?: AbortSignal,
) {
  await order(bucket, { method: "PUT", key, body, signal });
}

/** Returns the size of an object in bytes; null if it is missing. @throws BucketError */
export async function objectSize(bucket: Bucket, key: string): Promise<number | null> {
  const answer = await send(bucket, { method: "HEAD", key });
  answer?.resume();
  return answer && Number(answer.headers["content-length"]);
}

/**
 * Deletes an object, if it exists.
 * @param timeoutMs the limit of a single attempt, in milliseconds
 * @throws BucketError
 */
export async function deleteObject(bucket: Bucket, key: string, timeoutMs?: number) {
  await order(bucket, { method: "DELETE", key, ...(timeoutMs && { timeoutMs }) });
}

/**
 * Streams a part of an object with backpressure; continues after an interruption.
 * @throws MissingObjectError, BucketError
 */
export async function* readObject(
  bucket: Bucket,
  key: string,
  { start, end }: ByteRange,
): AsyncGenerator<Buffer> {
  let breaks = 0;
  for (let at = start; at <= end; ) {
    const answer = await send(bucket, { method: "GET", key, range: { start: at, end } });
    if (!answer) throw new MissingObjectError(bucket, key);
    if (answer.statusCode !== 206) {
      answer.destroy();
      throw new BucketError(bucket, "does not send parts of objects.", false);
    }
    let broke: unknown;
    try {
      for await (const chunk of piecesOf(answer)) {
        breaks = 0;
        const piece = chunk.subarray(0, end - at + 1);
        at += piece.length;
        if (piece.length > 0) yield piece;
      }
    } catch (error) {
      broke = error;
    }
    if (at <= end && ++breaks >= MAX_RESUMES) throw unreachable(bucket, broke);
  }
}

/**
 * Lists the objects below a prefix, in order.
 * @param timeoutMs the limit of a page in a single attempt, in milliseconds
 * @throws BucketError
 */
export async function* listObjects(
  bucket: Bucket,
  prefix: string,
  timeoutMs?: number,
): AsyncGenerator<StoredObject> {
  for (let after = ""; ; ) {
    const query = { "list-type": "2", prefix, ...(after && { "start-after": after }) };
    const { records, texts } = await readPage(bucket, query, timeoutMs);
    const before = after;
    for (const record of records) {
      const object = objectOf(record);
      if (!object) throw foreign(bucket);
      after = object.key;
      yield object;
    }
    if (texts.IsTruncated !== "true") return;
    if (Buffer.compare(Buffer.from(after), Buffer.from(before)) <= 0)
      throw new BucketError(bucket, "does not go on with its listing.", false);
  }
}

/** Checks with one short request that a bucket answers. @throws BucketError */
export async function lookAt(bucket: Bucket): Promise<void> {
  // No object has this prefix, so that the listing is empty.
  const query = { "list-type": "2", prefix: "check/", "max-keys": "1" };
  await order(bucket, { method: "GET", query, timeoutMs: LOOK_TIMEOUT_MS });
}
