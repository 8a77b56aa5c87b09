import { readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import { environment } from "@/lib/env";
import { backUpToFile } from "./file";
import { BackupError, isSystemError } from "./format";
import { BACKUP_NAME, type BackupKind, describeBackup, type StoredBackup } from "./schema";
import type { BackupOptions } from "./write";

/** BACKUP_DIR, or `backups` in DATA_DIR. */
export function backupFolder(): string {
  const { BACKUP_DIR, DATA_DIR } = environment();
  return path.resolve(/* turbopackIgnore: true */ BACKUP_DIR ?? path.join(DATA_DIR, "backups"));
}

/** The file of a backup in the folder; null where no backup can have this name. */
export function backupFile(name: string): string | null {
  return BACKUP_NAME.test(name) ? path.join(/* turbopackIgnore: true */ backupFolder(), name) : null;
}

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === "ENOENT";

async function describe(name: string): Promise<StoredBackup | []> {
  const file = backupFile(name);
  const found = file ? await stat(file).catch(() => null) : null;
  return found?.isFile() ? (describeBackup(name, found.size, "folder") ?? []) : [];
}

/** The backups in the folder, the latest first. */
export async function listBackups(): Promise<StoredBackup[]> {
  const names = await readdir(/* turbopackIgnore: true */ backupFolder()).catch((error: unknown) => {
    if (isMissing(error)) return [];
    const reason = isSystemError(error) ? error.message : String(error);
    throw new BackupError(`The folder of backups could not be read: ${reason}`, { cause: error });
  });
  const found = (await Promise.all(names.map(describe))).flat();
  return found.sort((a, b) => b.createdAt.localeCompare(a.createdAt));
}

/** Deletes the oldest backups of a kind, so that `count` of them are left. */
export async function keepLatest(kind: BackupKind, count: number) {
  const backups = (await listBackups()).filter((backup) => backup.kind === kind);
  for (const { name } of backups.slice(count)) await rm(path.join(backupFolder(), name), { force: true });
}

/** The name of a backup that begins to exist now. */
export function newBackupName(kind: BackupKind): string {
  return `${kind}-${new Date().toISOString().replace(/[:.]/g, "-")}.tar.gz`;
}

/** The file of a backup that begins to exist now. */
export const newBackupFile = (kind: BackupKind): string => path.join(backupFolder(), newBackupName(kind));

/**
 * Makes a backup in the folder.
 * @returns its file
 * @throws BackupError
 */
export async function backUpIntoFolder(kind: BackupKind, options: BackupOptions): Promise<string> {
  const file = newBackupFile(kind);
  await backUpToFile(file, options);
  return file;
}
