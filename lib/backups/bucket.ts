import { Readable } from "node:stream";
import type { ByteRange } from "@/lib/platform/http/byte-range";
import { log } from "@/lib/platform/log/log";
import { type Bucket, bucketOf } from "@/lib/platform/s3/bucket";
import { abortAbandoned, objectWriter } from "@/lib/platform/s3/multipart";
import { deleteObject, listObjects, objectSize, readObject } from "@/lib/platform/s3/objects";
import { describeBackup, type StoredBackup } from "./answers";
import { type BackupOptions, writeBackup } from "./write";

const PREFIX = "backups/";
/** The timeout of a page of the listing, in milliseconds: a user waits for it. */
const LIST_TIMEOUT_MS = 5000;
/** How long it may take to delete a backup, in milliseconds: less than the transaction that records it. */
const DELETE_TIMEOUT_MS = 10_000;

/** The bucket that backups are made into; null where BACKUP_BUCKET names none. */
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
 * Makes a backup in the bucket, in parts: it is there once it is whole.
 * @throws BackupError, BucketError; the signal's reason
 */
export async function backUpIntoBucket(bucket: Bucket, name: string, options: BackupOptions) {
  const writer = objectWriter(bucket, `${PREFIX}${name}`);
  const closed = new Promise((resolve) => writer.once("close", resolve).on("error", () => undefined));
  try {
    await writeBackup(writer, options);
  } catch (error) {
    // It is closed once the bucket has forgotten its parts.
    writer.destroy();
    await closed;
    throw error;
  }
  await abortAbandoned(bucket, PREFIX).catch((error: unknown) =>
    log.debug({ err: error }, "Parts of interrupted backups could not be listed"),
  );
}

/** Returns the size in bytes; null for a missing backup. @throws BucketError */
export const sizeInBucket = (bucket: Bucket, name: string) => objectSize(bucket, `${PREFIX}${name}`);

export const readFromBucket = (bucket: Bucket, name: string, range: ByteRange): Readable =>
  Readable.from(readObject(bucket, `${PREFIX}${name}`, range), { objectMode: false });

/** @throws BucketError */
export const deleteFromBucket = (bucket: Bucket, name: string) =>
  deleteObject(bucket, `${PREFIX}${name}`, DELETE_TIMEOUT_MS);
