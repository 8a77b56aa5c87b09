import { refOf, sourceOf } from "@/lib/platform/blobs/bytes";
import { type Bucket, bucketOf } from "@/lib/platform/s3/bucket";
import { listObjects, putObject } from "@/lib/platform/s3/objects";

/** The tests' bucket, from the settings. */
export function usedBucket(use: () => void): Bucket {
  use();
  const found = bucketOf("S3_BUCKET");
  if (!found) throw new Error("There is no bucket.");
  return found;
}

export function putBytes(bucket: Bucket, key: string, bytes: Buffer) {
  const { hash, size } = refOf(bytes);
  return putObject(bucket, key, { source: sourceOf(bytes), length: size, sha256: hash });
}

export async function keysIn(bucket: Bucket, prefix: string): Promise<string[]> {
  const found: string[] = [];
  for await (const { key } of listObjects(bucket, prefix)) found.push(key);
  return found;
}
