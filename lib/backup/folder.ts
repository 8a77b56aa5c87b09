import { readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import type { DatabaseTarget } from "@/lib/db/target";
import { environment } from "@/lib/env";
import { backUpToFile } from "./file";

/** Why a backup was made. */
export const backupKinds = ["manual", "scheduled", "before-upgrade"] as const;
export type BackupKind = (typeof backupKinds)[number];

const NAME = new RegExp(
  `^(${backupKinds.join("|")})-(\\d{4}-\\d\\d-\\d\\dT\\d\\d-\\d\\d-\\d\\d-\\d{3}Z)\\.tar\\.gz$`,
);

/** A backup in the folder; `createdAt` in ISO 8601, `size` in bytes. */
export type StoredBackup = { name: string; kind: BackupKind; createdAt: string; size: number };

/** BACKUP_DIR, or `backups` in DATA_DIR. */
export function backupFolder(): string {
  const { BACKUP_DIR, DATA_DIR } = environment();
  return path.resolve(BACKUP_DIR ?? path.join(DATA_DIR, "backups"));
}

/** The file of a backup in the folder; null where no backup can have this name. */
export function backupFile(name: string): string | null {
  return NAME.test(name) ? path.join(backupFolder(), name) : null;
}

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === "ENOENT";

async function describe(name: string): Promise<StoredBackup[]> {
  const [, kind, stamp = ""] = NAME.exec(name) ?? [];
  const file = backupFile(name);
  if (!kind || !file) return [];
  const found = await stat(file).catch(() => null);
  if (!found?.isFile()) return [];
  const createdAt = stamp.replace(/T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z/, "T$1:$2:$3.$4Z");
  return [{ name, kind: kind as BackupKind, createdAt, size: found.size }];
}

/** The backups in the folder, the latest first. */
export async function listBackups(): Promise<StoredBackup[]> {
  const names = await readdir(backupFolder()).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  const found = (await Promise.all(names.map(describe))).flat();
  return found.sort((a, b) => b.createdAt.localeCompare(a.createdAt));
}

/** Deletes the oldest backups of a kind, so that `count` of them are left. */
export async function keepLatest(kind: BackupKind, count: number) {
  const backups = (await listBackups()).filter((backup) => backup.kind === kind);
  for (const { name } of backups.slice(count)) await rm(path.join(backupFolder(), name), { force: true });
}

type Options = { target: DatabaseTarget; passphrase?: string | undefined; signal?: AbortSignal };

/**
 * Makes a backup in the folder.
 * @returns its file
 * @throws BackupError
 */
export async function backUpIntoFolder(kind: BackupKind, options: Options): Promise<string> {
  const stamp = new Date().toISOString().replace(/[:.]/g, "-");
  const file = path.join(backupFolder(), `${kind}-${stamp}.tar.gz`);
  await backUpToFile(file, options);
  return file;
}
