import "server-only";
import { AppError } from "@/lib/platform/http/errors";
import { log } from "@/lib/platform/log/log";
import { remember } from "@/lib/platform/runtime/remember";
import { bucketOf } from "@/lib/platform/s3/bucket";
import { BucketError } from "@/lib/platform/s3/errors";
import {
  deleteObject,
  listObjects,
  MissingObjectError,
  objectSize,
  putObject,
  readObject,
} from "@/lib/platform/s3/objects";
import { verified } from "./bytes";
import { type BlobStore, MissingBlobError } from "./store";

const PREFIX = "blobs/";
const keyOf = (hash: string) => `${PREFIX}${hash}`;

function bucket() {
  const found = bucketOf("S3_BUCKET");
  if (!found) throw new AppError("unavailable", "Files are in a bucket, but S3_BUCKET names none.");
  return found;
}

/** Time for which reads fail immediately after the bucket was unreachable, in milliseconds. */
const FAIL_FAST_MS = 5000;
const away = remember<{ until: number; failure?: BucketError }>("bucket of files away", () => ({ until: 0 }));

/** Retries the bucket immediately, for tests. */
export const clearAway = () => Object.assign(away, { until: 0 });

/** Records that the bucket is unreachable. @returns the error for readers of a blob */
function explain(error: unknown, hash: string): unknown {
  if (error instanceof MissingObjectError) return new MissingBlobError(hash);
  if (error instanceof BucketError && error.isPassing) {
    log.warn({ reason: error.message }, "A file can't be read from the bucket");
    Object.assign(away, { until: Date.now() + FAIL_FAST_MS, failure: error });
  }
  return error;
}

const get: BlobStore["get"] = async function* ({ hash, size }, range = { start: 0, end: size - 1 }) {
  if (away.failure && Date.now() < away.until) throw away.failure;
  try {
    yield* readObject(bucket(), keyOf(hash), range);
  } catch (error) {
    throw explain(error, hash);
  }
};

const list: BlobStore["list"] = async function* () {
  for await (const { key, size, modifiedAt } of listObjects(bucket(), PREFIX)) {
    const hash = key.slice(PREFIX.length);
    if (/^[0-9a-f]{64}$/.test(hash)) yield { hash, size, writtenAt: new Date(modifiedAt) };
  }
};

/** Stores bytes as objects in S3_BUCKET. */
export const s3Store: BlobStore = {
  put: (blob, source, signal) => {
    const body = { source: () => verified(blob, source()), length: blob.size, sha256: blob.hash };
    return putObject(bucket(), keyOf(blob.hash), body, signal);
  },
  get,
  list,
  delete: (hash) => deleteObject(bucket(), keyOf(hash)),
  exists: async ({ hash, size }) => (await objectSize(bucket(), keyOf(hash))) === size,
};
