import { createReadStream } from "node:fs";
import { rm, stat } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import type { ByteRange } from "@/lib/platform/http/byte-range";
import { BucketError } from "@/lib/platform/s3/errors";
import type { StoredBackup } from "./answers";
import {
  backUpIntoBucket,
  backupBucket,
  deleteFromBucket,
  listInBucket,
  readFromBucket,
  sizeInBucket,
} from "./bucket";
import { backUpIntoFolder, backupFile, backupFolder, keepLatest, listBackups, newBackupName } from "./folder";
import { BACKUP_NAME, type BackupKind } from "./schema";
import type { BackupOptions } from "./write";

const latestFirst = (backups: StoredBackup[]) =>
  backups.sort((a, b) => b.createdAt.localeCompare(a.createdAt));

/** What backups there are, the latest first; `problem` is why those in the bucket can't be listed. */
export type BackupSurvey = { backups: StoredBackup[]; problem: string | null };

/** All backups that can be listed. @throws BackupError where the folder can't be read */
export async function surveyBackups(): Promise<BackupSurvey> {
  const bucket = backupBucket();
  const inFolder = await listBackups();
  if (!bucket) return { backups: inFolder, problem: null };
  try {
    return { backups: latestFirst([...inFolder, ...(await listInBucket(bucket))]), problem: null };
  } catch (error) {
    if (error instanceof BucketError) return { backups: inFolder, problem: error.message };
    throw error;
  }
}

/** All backups, the latest first. @throws BackupError, BucketError */
export async function listAllBackups(): Promise<StoredBackup[]> {
  const bucket = backupBucket();
  return latestFirst([...(await listBackups()), ...(bucket ? await listInBucket(bucket) : [])]);
}

/**
 * Makes a backup in the bucket, or where there is none in the folder. Aborting the signal leaves nothing.
 * @returns its name
 * @throws BackupError, BucketError
 */
export async function makeStoredBackup(kind: BackupKind, options: BackupOptions): Promise<string> {
  const bucket = backupBucket();
  if (!bucket) return path.basename(await backUpIntoFolder(kind, options));
  const name = newBackupName(kind);
  await backUpIntoBucket(bucket, name, options);
  return name;
}

/** Deletes the oldest backups of a kind where they are made, so that `count` of them are left. */
export async function keepLatestStored(kind: BackupKind, count: number) {
  const bucket = backupBucket();
  if (!bucket) return keepLatest(kind, count);
  const made = latestFirst(await listInBucket(bucket)).filter((backup) => backup.kind === kind);
  for (const { name } of made.slice(count)) await deleteFromBucket(bucket, name);
}

/** A backup: its size in bytes, and what can be done with it. */
type FoundBackup = { size: number; read: (range: ByteRange) => Readable; remove: () => Promise<void> };

/** Returns null for an unknown name. @throws BucketError */
export async function findBackup(name: string): Promise<FoundBackup | null> {
  const file = backupFile(name);
  const found = file ? await stat(file).catch(() => null) : null;
  if (file && found?.isFile()) {
    return {
      size: found.size,
      // Of an empty file no range can be read.
      read: (range) => (found.size > 0 ? createReadStream(file, range) : Readable.from([])),
      remove: () => rm(path.join(backupFolder(), name), { force: true }),
    };
  }
  const bucket = backupBucket();
  const size = bucket && BACKUP_NAME.test(name) ? await sizeInBucket(bucket, name) : null;
  if (!bucket || size === null) return null;
  return {
    size,
    read: (range) => readFromBucket(bucket, name, range),
    remove: () => deleteFromBucket(bucket, name),
  };
}
