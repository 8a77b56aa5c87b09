import "server-only";
import { randomUUID } from "node:crypto";
import { refOf, sourceOf } from "@/lib/platform/blobs/bytes";
import { otherPlace, sumAt } from "@/lib/platform/blobs/move.server";
import { chosenPlace } from "@/lib/platform/blobs/stores.server";
import { type Bucket, bucketOf, describeBucket } from "@/lib/platform/s3/bucket";
import { deleteObject, lookAt, putObject } from "@/lib/platform/s3/objects";
import type { SystemFix } from "./answers";

/** The result of one check; `advice` is the remedy of a problem, `fix` the part of the portal that has it. */
export type Finding = { about: string; found: string; advice?: string; fix?: SystemFix };

/** @param advice false or null if there is no problem */
export const finding = (
  about: string,
  found: string,
  advice: string | false | null = null,
  fix: SystemFix | null = null,
): Finding => ({
  about,
  found,
  ...(advice && { advice, ...(fix && { fix }) }),
});

/** Writes to a bucket and deletes it again. */
async function writeTo(bucket: Bucket) {
  const key = `check/${randomUUID()}`;
  const { hash, size } = refOf(Buffer.from("check"));
  await putObject(bucket, key, { source: sourceOf(Buffer.from("check")), length: size, sha256: hash });
  await deleteObject(bucket, key);
}

async function checkBucket(about: string, bucket: Bucket, writes: boolean): Promise<Finding> {
  try {
    await lookAt(bucket);
    if (writes) await writeTo(bucket);
    return finding(about, describeBucket(bucket).replace("The bucket ", ""));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return finding(about, reason, "See the settings that begin with S3_ in the README.");
  }
}

/**
 * Checks the configured buckets, and whether files are in the configured store.
 * @param writes whether to test writing too: some buckets keep every version of an object, or are paid by the request
 */
export async function checkBuckets({ writes }: { writes: boolean }): Promise<Finding[]> {
  const files = bucketOf("S3_BUCKET");
  const backups = bucketOf("BACKUP_BUCKET");
  const site = bucketOf("SITE_BUCKET");
  const place = chosenPlace();
  const { blobs } = await sumAt(otherPlace(place));
  const found = `${blobs} not yet ${place === "s3" ? "in the bucket" : "in PostgreSQL"}`;
  return [
    ...(files ? [await checkBucket("Bucket of files", files, writes)] : []),
    ...(backups ? [await checkBucket("Bucket of backups", backups, writes)] : []),
    ...(site ? [await checkBucket("Bucket of the site’s files", site, writes)] : []),
    ...(blobs > 0 ? [finding("Files", found, `Move them: npm run blobs -- move --to ${place}`)] : []),
  ];
}
