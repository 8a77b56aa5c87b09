import path from "node:path";
import { BucketError } from "@/lib/platform/s3/errors";
import type { StoredBackup } from "./answers";
import { backUpIntoBucket, backupBucket, deleteFromBucket, findInBucket, listInBucket } from "./bucket";
import {
  backUpIntoFolder,
  type FoundBackup,
  findInFolder,
  keepLatest,
  latestFirst,
  listBackups,
  newBackupName,
} from "./folder";
import type { BackupKind } from "./schema";
import type { BackupOptions } from "./write";

/** The backups, the latest first; `problem` is the reason why those in the bucket can't be listed. */
export type BackupSurvey = { backups: StoredBackup[]; problem: string | null };

/** Lists the readable backups. @throws BackupError if the folder can't be read */
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
 * Makes a backup in the bucket, or without one in the folder. Aborting the signal leaves nothing.
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

/** Deletes all but the latest `count` backups of a kind from the bucket, or without one from the folder. */
export async function keepLatestStored(kind: BackupKind, count: number) {
  const bucket = backupBucket();
  if (!bucket) return keepLatest(kind, count);
  const made = latestFirst(await listInBucket(bucket)).filter((backup) => backup.kind === kind);
  for (const { name } of made.slice(count)) await deleteFromBucket(bucket, name);
}

/** Returns null for an unknown name. @throws BucketError */
export async function findBackup(name: string): Promise<FoundBackup | null> {
  const bucket = backupBucket();
  return (await findInFolder(name)) ?? (bucket && findInBucket(bucket, name));
}
