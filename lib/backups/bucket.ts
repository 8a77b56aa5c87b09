import { Readable } from "node:stream";
import { log } from "@/lib/platform/log/log";
import { type Bucket, bucketOf } from "@/lib/platform/s3/bucket";
import { abortAbandoned, objectWriter } from "@/lib/platform/s3/multipart";
import { deleteObject, listObjects, objectSize, readObject } from "@/lib/platform/s3/objects";
import { describeBackup, type StoredBackup } from "./answers";
import type { FoundBackup } from "./folder";
import { BACKUP_NAME } from "./schema";
import { type BackupOptions, writeBackup } from "./write";

const PREFIX = "backups/";
/** Timeout of a page of the listing in milliseconds; a user waits for it. */
const LIST_TIMEOUT_MS = 5000;
/** Timeout of deleting a backup in milliseconds; shorter than that of the transaction that records it. */
const DELETE_TIMEOUT_MS = 10_000;

/** The bucket for new backups; null without BACKUP_BUCKET. */
export const backupBucket = (): Bucket | null => bucketOf("BACKUP_BUCKET");

/** @throws BucketError */
export async function listInBucket(bucket: Bucket): Promise<StoredBackup[]> {
  const found: StoredBackup[] = [];
  for await (const { key, size } of listObjects(bucket, PREFIX, LIST_TIMEOUT_MS)) {
    const backup = describeBackup(key.slice(PREFIX.length), size, "bucket");
    if (backup) found.push(backup);
  }
  return found;
}

/**
 * Makes a backup in the bucket by a multipart upload, so that only a complete backup appears in it.
 * @throws BackupError, BucketError; the signal's reason
 */
export async function backUpIntoBucket(bucket: Bucket, name: string, options: BackupOptions) {
  const writer = objectWriter(bucket, `${PREFIX}${name}`);
  const closed = new Promise((resolve) => writer.once("close", resolve).on("error", () => undefined));
  try {
    await writeBackup(writer, options);
  } catch (error) {
    // It closes when the uploaded parts are discarded.
    writer.destroy();
    await closed;
    throw error;
  }
  await abortAbandoned(bucket, PREFIX).catch((error: unknown) =>
    log.debug({ err: error }, "Parts of interrupted backups could not be listed"),
  );
}

/** @throws BucketError */
export const deleteFromBucket = (bucket: Bucket, name: string) =>
  deleteObject(bucket, `${PREFIX}${name}`, DELETE_TIMEOUT_MS);

/** Returns null for an unknown name. @throws BucketError */
export async function findInBucket(bucket: Bucket, name: string): Promise<FoundBackup | null> {
  const key = `${PREFIX}${name}`;
  const size = BACKUP_NAME.test(name) ? await objectSize(bucket, key) : null;
  if (size === null) return null;
  return {
    size,
    read: (range) => Readable.from(readObject(bucket, key, range), { objectMode: false }),
    remove: () => deleteFromBucket(bucket, name),
  };
}
