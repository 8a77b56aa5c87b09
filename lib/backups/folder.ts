import { createReadStream } from "node:fs";
import { readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { formatFileSize } from "@/lib/platform/files/file-size";
import type { ByteRange } from "@/lib/platform/http/byte-range";
import { environment } from "@/lib/platform/runtime/env";
import { describeBackup, type StoredBackup } from "./answers";
import { backUpToFile } from "./file";
import { BackupError, isSystemError } from "./format";
import { roomIn } from "./room";
import { BACKUP_NAME, type BackupKind } from "./schema";
import type { BackupOptions } from "./write";

/** BACKUP_DIR, or `backups` in DATA_DIR. */
export function backupFolder(): string {
  const { BACKUP_DIR, DATA_DIR } = environment();
  return path.resolve(/* turbopackIgnore: true */ BACKUP_DIR ?? path.join(DATA_DIR, "backups"));
}

/** A stored backup with its operations; `size` in bytes. */
export type FoundBackup = { size: number; read: (range: ByteRange) => Readable; remove: () => Promise<void> };

/** Returns null for an unknown name. */
export async function findInFolder(name: string): Promise<FoundBackup | null> {
  if (!BACKUP_NAME.test(name)) return null;
  const file = path.join(/* turbopackIgnore: true */ backupFolder(), name);
  const found = await stat(file).catch(() => null);
  if (!found?.isFile()) return null;
  return {
    size: found.size,
    // No range of an empty file can be read.
    read: (range) => (found.size > 0 ? createReadStream(file, range) : Readable.from([])),
    remove: () => rm(file, { force: true }),
  };
}

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === "ENOENT";

async function describe(name: string): Promise<StoredBackup | []> {
  const found = await findInFolder(name);
  return (found && describeBackup(name, found.size, "folder")) ?? [];
}

export const latestFirst = (backups: StoredBackup[]) =>
  backups.sort((a, b) => b.createdAt.localeCompare(a.createdAt));

/** The backups in the folder, the latest first. */
export async function listBackups(): Promise<StoredBackup[]> {
  const names = await readdir(/* turbopackIgnore: true */ backupFolder()).catch((error: unknown) => {
    if (isMissing(error)) return [];
    const reason = isSystemError(error) ? error.message : String(error);
    throw new BackupError(`The folder of backups could not be read: ${reason}`, { cause: error });
  });
  return latestFirst((await Promise.all(names.map(describe))).flat());
}

/** Deletes all but the latest `count` backups of a kind from the folder. */
export async function keepLatest(kind: BackupKind, count: number) {
  const backups = (await listBackups()).filter((backup) => backup.kind === kind);
  for (const { name } of backups.slice(count)) await rm(path.join(backupFolder(), name), { force: true });
}

/** The name of a backup made now. */
export const newBackupName = (kind: BackupKind): string =>
  `${kind}-${new Date().toISOString().replace(/[:.]/g, "-")}.tar.gz`;

/** The file of a backup made now. */
export const newBackupFile = (kind: BackupKind): string => path.join(backupFolder(), newBackupName(kind));

/** @throws BackupError if the disk has less room than expected */
async function requireRoom(expected: number) {
  const room = await roomIn(backupFolder());
  if (room > expected) return;
  const latest = expected > 0 ? `, and the latest backup took ${formatFileSize(expected)}` : "";
  throw new BackupError(
    `The disk of ${backupFolder()} has ${formatFileSize(room)} to spare${latest}. Make room there, or name another disk by BACKUP_DIR. The backups that are there are kept.`,
  );
}

/** Keeps a scheduled backup from filling the disk: checks first for the size of the latest one, then for any room. */
async function roomForScheduled(): Promise<() => Promise<void>> {
  let expected = (await listBackups())[0]?.size ?? 0;
  return async () => {
    await requireRoom(expected);
    expected = 0;
  };
}

/**
 * Makes a backup in the folder.
 * @returns its file
 * @throws BackupError
 */
export async function backUpIntoFolder(kind: BackupKind, options: BackupOptions): Promise<string> {
  const file = newBackupFile(kind);
  const room = kind === "scheduled" && { requireRoom: await roomForScheduled() };
  await backUpToFile(file, { ...options, ...room });
  return file;
}
