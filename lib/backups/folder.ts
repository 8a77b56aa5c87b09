import { readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import { formatFileSize } from "@/lib/platform/files/file-size";
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

/** @throws BackupError where the disk has less room than the latest backup took */
async function requireRoom(expected: number) {
  const room = await roomIn(backupFolder());
  if (room > expected) return;
  const [left, wanted] = [room, expected].map(formatFileSize);
  const latest = expected > 0 ? `, and the latest backup took ${wanted}` : "";
  throw new BackupError(
    `The disk of ${backupFolder()} has ${left} to spare${latest}. Make room there, or name another disk by BACKUP_DIR. The backups that are there are kept.`,
  );
}

/** Checks for a scheduled backup, which must not fill the disk: at first for the size of the latest one, then for any room. */
async function roomForScheduled(): Promise<Pick<BackupOptions, "requireRoom">> {
  const [latest] = await listBackups();
  let expected = latest?.size ?? 0;
  return {
    async requireRoom() {
      await requireRoom(expected);
      expected = 0;
    },
  };
}

/**
 * Makes a backup in the folder.
 * @returns its file
 * @throws BackupError
 */
export async function backUpIntoFolder(kind: BackupKind, options: BackupOptions): Promise<string> {
  const file = newBackupFile(kind);
  const room = kind === "scheduled" ? await roomForScheduled() : {};
  await backUpToFile(file, { ...options, ...room });
  return file;
}
